import { hills, peak, sky, sun, water, clouds } from '../drawing/backdrops';
import { ferry, junk } from '../drawing/boats';
import { darker } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { gull } from '../drawing/props';
import { layer, place, placeMirrored, repeat } from '../drawing/shapes';
import { skyline } from '../drawing/skyline';

/** The harbour: towers under the Peak, a junk and a ferry on the water. */
export const harbour: Scene = (frame) => {
  const { cx, light, random, tint, width } = frame;
  const horizon = 640;
  const boat = junk(tint.main);
  return layer(
    sky(frame, horizon),
    sun(frame, cx - 330 + frame.take * 90, 250, 78),
    clouds(frame, Math.round(width / 420)),
    peak(frame, horizon, cx + random.between(60, 200)),
    skyline(frame, { base: horizon, low: 110, high: 300, color: light.mid }),
    skyline(frame, { base: horizon, low: 50, high: 170, color: light.near }),
    water(frame, horizon),
    place(ferry(darker(light.near, 0.1)), cx + 420, 720, 0.62),
    frame.take % 2 === 0 ? place(boat, cx - 130, 850, 1.05) : placeMirrored(boat, cx + 20, 860, 1.12),
    place(junk(tint.pop), cx - 520, 715, 0.34),
    repeat(3, (index) => gull(cx - 60 + index * 130, 330 - index * 46, 0.8 - index * 0.15)),
  );
};

/** A quiet cove on the outer islands. */
export const cove: Scene = (frame) => {
  const { cx, light, tint } = frame;
  return layer(
    sky(frame, 560),
    sun(frame, cx + 320, 240, 84),
    clouds(frame, Math.round(frame.width / 500)),
    hills(frame, 560, 230, light.far),
    hills(frame, 580, 130, light.mid),
    water(frame, 560),
    place(junk(tint.main), cx - 190, 700, 0.62),
    place(junk(tint.pop), cx + 300, 640, 0.3),
    beach(frame),
  );
};

const beach: Scene = ({ width, cx, light, tint }) =>
  layer(
    `<path d="M0 860 C${width * 0.3} 760 ${width * 0.55} 900 ${width} 800 V1000 H0Z" fill="#FFFFFF" opacity=".55"/>`,
    `<path d="M0 884 C${width * 0.3} 790 ${width * 0.55} 922 ${width} 826 V1000 H0Z" fill="${light.ground}"/>`,
    place(parasol(tint.pop, '#FFF6E6'), cx + 190, 905, 1.15, -8),
    place(parasol(tint.main, '#FFF6E6'), cx - 330, 930, 0.8, 10),
    `<rect x="${cx + 60}" y="908" width="250" height="40" rx="12" fill="${tint.soft}"/>`,
    `<rect x="${cx + 60}" y="908" width="64" height="40" rx="12" fill="${tint.main}"/>`,
  );

const parasol = (color: string, stripe: string) =>
  layer(
    '<ellipse cx="20" cy="10" rx="150" ry="16" fill="#1A1420" opacity=".16"/>',
    '<rect x="-6" y="-260" width="12" height="272" rx="6" fill="#7A5A44"/>',
    `<path d="M-190 -200 C-170 -320 -80 -360 0 -360 C80 -360 170 -320 190 -200 C140 -226 100 -226 64 -200 C30 -226 -30 -226 -64 -200 C-100 -226 -140 -226 -190 -200Z" fill="${color}"/>`,
    `<path d="M-64 -200 C-60 -290 -30 -350 0 -360 C30 -350 60 -290 64 -200 C30 -226 -30 -226 -64 -200Z" fill="${stripe}"/>`,
    `<circle cx="0" cy="-362" r="10" fill="${darker(color, 0.2)}"/>`,
  );
