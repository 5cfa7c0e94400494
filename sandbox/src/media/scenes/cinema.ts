import { peak, shadow, sky, sun, water } from '../drawing/backdrops';
import { junk } from '../drawing/boats';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import {
  circle,
  clip,
  ellipse,
  fade,
  halo,
  layer,
  opacity,
  path,
  place,
  rect,
  repeat,
} from '../drawing/shapes';
import { skyline } from '../drawing/skyline';

const star = (r: number, color: string) => {
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? r : r * 0.44;
    const turn = (Math.PI / 5) * index - Math.PI / 2;
    return `${Math.round(Math.cos(turn) * radius)} ${Math.round(Math.sin(turn) * radius)}`;
  });
  return path(
    `M${points.join('L')}Z`,
    color,
    `stroke="${color}" stroke-width="${r * 0.12}" stroke-linejoin="round"`,
  );
};

const seat = (color: string) =>
  layer(
    rect(-62, -150, 124, 170, color, 34),
    rect(20, -150, 42, 170, darker(color, 0.14), 30),
    rect(-46, -138, 70, 24, lighter(color, 0.16), 12),
    rect(-80, -50, 30, 90, darker(color, 0.3), 12),
    rect(50, -50, 30, 90, darker(color, 0.3), 12),
  );

const curtain = (color: string, width: number) =>
  repeat(5, (index) =>
    path(
      `M${(index * width) / 5} 0 h${width / 5} C${(index * width) / 5 + width / 5} 300 ${(index * width) / 5 + width / 6} 600 ${(index * width) / 5 + width / 5 - 6} 800 q${-width / 12} 22 ${-width / 5 + 6} 0Z`,
      index % 2 === 0 ? color : darker(color, 0.18),
    ),
  );

/** Rows of seats in front of a lit screen. */
export const cinemaHall: Scene = (frame) => {
  const { cx, tint, width } = frame;
  const hall = mix(tint.dark, '#0B0F1E', 0.55);
  const film = layer(
    sky(frame, 420),
    sun(frame, cx + 240, 210, 62),
    peak(frame, 420, cx - 140),
    skyline(frame, { base: 420, low: 30, high: 140, color: frame.light.mid }),
    water(frame, 420),
    place(junk(tint.pop), cx - 60, 500, 0.5),
  );
  const row = (y: number, scale: number, color: string, offset: number) =>
    repeat(Math.ceil(width / (150 * scale)) + 2, (index) =>
      place(
        seat(color),
        cx + (index - Math.ceil(width / (300 * scale)) - 1) * 172 * scale + offset,
        y,
        scale,
      ),
    );
  return layer(
    fade('hall', hall, darker(hall, 0.5)),
    rect(0, 0, width, 1000, 'url(#hall)'),
    halo('beam', '#FFF3D0', 0.4),
    ellipse(cx, 400, 900, 520, 'url(#beam)'),
    clip('screen', rect(cx - 500, 110, 1000, 470, '#000', 14), film),
    rect(cx - 506, 104, 1012, 482, 'none', 18, 'stroke="#FFF6E0" stroke-width="10" opacity=".9"'),
    place(curtain(tint.main, 300), cx - 830, -40, 0.95),
    place(curtain(tint.main, 300), cx + 545, -40, 0.95),
    rect(0, 0, width, 66, darker(tint.main, 0.25)),
    repeat(Math.ceil(width / 110), (index) => ellipse(index * 110 + 55, 66, 56, 34, tint.main)),
    row(760, 0.72, darker(tint.main, 0.36), 0),
    row(880, 0.92, darker(tint.main, 0.2), 70),
    row(1030, 1.2, tint.main, 0),
  );
};

const kernel = (x: number, y: number, r: number) =>
  layer(
    circle(x, y, r, '#FFF3CF'),
    circle(x + r * 0.7, y + r * 0.3, r * 0.8, '#FBE3A2'),
    circle(x - r * 0.5, y + r * 0.6, r * 0.7, '#FFF9E6'),
    circle(x + r * 0.2, y + r * 0.4, r * 0.3, '#F0BE5A'),
  );

const bucket = (color: string) =>
  layer(
    shadow(0, 6, 230),
    path('M-230 -420 H230 L168 0 H-168Z', '#FFF8EA'),
    repeat(4, (index) =>
      path(`M${-230 + index * 131} -420 h66 l${-10 - (index - 1) * 9 + 8} 420 h-46Z`, color),
    ),
    path('M110 -420 H230 L168 0 H92Z', '#1A1420', opacity(0.12)),
    ellipse(0, -262, 104, 104, '#FFF8EA'),
    place(star(70, color), 0, -262),
  );

/** A bucket of popcorn, stars and two admission stubs. */
export const popcorn: Scene = (frame) => {
  const { cx, tint, random, width } = frame;
  const back = mix(tint.dark, '#0E1230', 0.45);
  const stub = (color: string) =>
    layer(
      path('M-170 -84 H170 V-26 a26 26 0 0 0 0 52 V84 H-170 V26 a26 26 0 0 0 0 -52Z', color),
      rect(-110, -56, 170, 112, lighter(color, 0.5), 10),
      repeat(6, (index) => rect(92, -70 + index * 25, 7, 13, lighter(color, 0.55), 3)),
      place(star(36, color), -25, 0),
    );
  return layer(
    fade('night', lighter(back, 0.1), darker(back, 0.3)),
    rect(0, 0, width, 1000, 'url(#night)'),
    path(`M${cx - 90} -20 L${cx - 820} 1000 H${cx + 820} L${cx + 90} -20Z`, '#FFF3D0', opacity(0.12)),
    path(`M${cx - 60} -20 L${cx - 480} 1000 H${cx + 480} L${cx + 60} -20Z`, '#FFF3D0', opacity(0.12)),
    repeat(22, () =>
      place(
        star(random.between(8, 24), tint.pop),
        random.between(0, width),
        random.between(40, 640),
        1,
        random.between(0, 60),
        opacity(0.8),
      ),
    ),
    rect(0, 850, width, 150, tint.main),
    rect(0, 850, width, 16, lighter(tint.main, 0.3)),
    place(stub(tint.pop), cx + 400, 800, 1.15, 14),
    place(stub(lighter(tint.main, 0.35)), cx + 340, 680, 1.15, -12),
    repeat(20, (index) =>
      kernel(
        cx - 268 + (index % 7) * 70 + random.between(-12, 12),
        452 - Math.floor(index / 7) * 52 + random.between(-10, 10),
        44,
      ),
    ),
    place(bucket('#D4423A'), cx - 60, 920, 1.12),
    repeat(7, (index) =>
      kernel(cx - 440 + index * 30 + random.between(-20, 20), 925 + random.between(-18, 30), 24),
    ),
    place(star(120, tint.pop), cx - 430, 330, 1, -14),
    place(star(70, '#FFF6E0'), cx + 400, 250, 1, 16),
  );
};
