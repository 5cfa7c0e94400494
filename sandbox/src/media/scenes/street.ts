import { hills, shadow, sky, sun } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { bulbs } from '../drawing/props';
import { circle, ellipse, halo, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';
import { skyline } from '../drawing/skyline';
import { lantern } from './travel';

const stall = (color: string, goods: string) =>
  layer(
    shadow(0, 6, 210),
    rect(-190, -330, 14, 330, '#5A3A2A'),
    rect(176, -330, 14, 330, '#5A3A2A'),
    rect(-176, -320, 352, 190, '#FFE9B0'),
    rect(-176, -320, 352, 190, '#F0B45A', 0, opacity(0.35)),
    goods,
    rect(-200, -140, 400, 140, darker(color, 0.35), 8),
    repeat(5, (index) => rect(-190 + index * 80, -128, 6, 118, darker(color, 0.5))),
    rect(-212, -154, 424, 24, '#B9803E', 8),
    path('M-220 -320 L-180 -430 H180 L220 -320Z', color),
    repeat(4, (index) =>
      path(
        `M${-165 + index * 110} -320 L${-135 + index * 90} -430 h45 l${10 + index * 3} 110Z`,
        '#FFF6E2',
        opacity(0.9),
      ),
    ),
    repeat(8, (index) =>
      path(`M${-220 + index * 55} -322 h55 a27 26 0 0 1 -55 0Z`, index % 2 ? color : '#FFF6E2'),
    ),
  );

const fruit = layer(
  ...['#E8674F', '#F4A65B', '#7DB653', '#F8D36B'].map((color, pile) =>
    repeat(6, (index) =>
      circle(-130 + pile * 84 + (index % 3) * 24, -158 - Math.floor(index / 3) * 22, 16, color),
    ),
  ),
);

const skewers = repeat(9, (index) =>
  layer(
    rect(-140 + index * 34, -250, 6, 110, '#8A5A3C'),
    repeat(3, (ball) => circle(-137 + index * 34, -236 + ball * 26, 14, index % 2 ? '#D9824A' : '#F0C05A')),
  ),
);

const pots = repeat(3, (index) =>
  layer(
    rect(-130 + index * 96, -206, 78, 64, '#6C7B85', 10),
    ellipse(-91 + index * 96, -206, 39, 12, '#C9772F'),
  ),
);

/** Stalls under lights at night. */
export const nightMarket: Scene = (frame) => {
  const { cx, tint, width, light } = frame;
  const person = (color: string, x: number, y: number, s: number) =>
    place(
      layer(
        circle(0, -150, 34, '#2A2036'),
        path('M-52 0 C-56 -90 -36 -116 0 -116 C36 -116 56 -90 52 0Z', color),
      ),
      x,
      y,
      s,
    );
  return layer(
    sky(frame),
    skyline(frame, { base: 660, low: 200, high: 480, color: light.mid }),
    skyline(frame, { base: 660, low: 90, high: 250, color: light.near }),
    repeat(5, (index) =>
      layer(
        rect(
          cx - 560 + index * 250,
          170 + (index % 2) * 70,
          54,
          200,
          [tint.main, tint.pop, '#35A7A0', '#E8476A', '#F8D36B'][index] ?? tint.main,
          10,
        ),
        rect(cx - 548 + index * 250, 184 + (index % 2) * 70, 30, 172, '#FFF6E2', 6, opacity(0.35)),
      ),
    ),
    rect(0, 655, width, 345, mix(light.ground, '#2B2438', 0.45)),
    halo('glow', '#FFD98A', 0.55),
    ellipse(cx, 780, width * 0.55, 240, 'url(#glow)'),
    bulbs(frame, 60, 50, '#FFE3A0', 13),
    bulbs(frame, 150, 60, '#FFE3A0', 11),
    place(lantern('#D8412F'), cx - 260, 130, 0.8),
    place(lantern(tint.pop), cx + 260, 130, 0.8),
    place(stall('#35A7A0', skewers), cx - 470, 850, 0.95),
    place(stall(tint.pop, pots), cx + 470, 850, 0.95),
    place(stall(tint.main, fruit), cx, 860, 1.12),
    person('#3B3156', cx - 270, 960, 1),
    person('#52416B', cx - 196, 970, 0.86),
    person('#3B3156', cx + 250, 965, 1.05),
  );
};

const tramBody = (color: string, pop: string) =>
  layer(
    shadow(0, 14, 260),
    rect(-210, -480, 420, 470, color, 34),
    rect(120, -480, 90, 470, darker(color, 0.14), 34),
    rect(-210, -262, 420, 34, pop),
    repeat(4, (index) => rect(-182 + index * 94, -442, 80, 128, '#FFF0C8', 10)),
    repeat(3, (index) => rect(-182 + index * 94, -210, 80, 110, '#FFF0C8', 10)),
    repeat(4, (index) => path(`M${-170 + index * 94} -330 l46 -112 h20 l-46 112Z`, '#FFFFFF', opacity(0.5))),
    rect(106, -210, 84, 180, darker(color, 0.35), 10),
    rect(116, -198, 64, 100, '#FFF0C8', 8),
    rect(-210, -60, 420, 20, darker(color, 0.3)),
    rect(-120, -502, 240, 24, darker(color, 0.3), 10),
    stroke('M-20 -502 L60 -640', '#3A3A44', 9),
    repeat(4, (index) => circle(-130 + index * 88, -4, 26, '#2A2A33')),
    circle(-180, -76, 15, '#FFF6D0'),
  );

/** A double-deck tram between the houses. */
export const tramStreet: Scene = (frame) => {
  const { cx, tint, light, width } = frame;
  const road = mix(light.ground, '#8B8F97', 0.55);
  return layer(
    sky(frame),
    sun(frame, cx - 380, 220, 80),
    hills(frame, 620, 240, light.far),
    skyline(frame, { base: 740, low: 260, high: 520, color: light.mid }),
    skyline(frame, { base: 740, low: 60, high: 200, color: light.near }),
    rect(0, 736, width, 264, road),
    rect(0, 736, width, 26, lighter(road, 0.35)),
    rect(0, 852, width, 9, darker(road, 0.4)),
    rect(0, 916, width, 9, darker(road, 0.4)),
    stroke(`M0 240 Q${cx} 268 ${width} 240`, darker(road, 0.45), 5),
    place(tramBody(tint.main, tint.pop), cx - 60, 890, 1),
    repeat(3, (index) => rect(cx - 760 + index * 640, 968, 300, 10, '#FFFFFF', 5, opacity(0.6))),
    repeat(2, (index) =>
      place(
        layer(
          rect(-12, -200, 24, 200, '#6B4A38', 8),
          circle(-40, -250, 82, '#4E8A4A'),
          circle(50, -240, 74, '#6AA55C'),
          circle(6, -320, 84, '#5C9A52'),
        ),
        cx + 350 + index * 190,
        770,
        0.9,
      ),
    ),
  );
};
