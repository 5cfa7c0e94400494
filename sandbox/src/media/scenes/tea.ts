import { shadow, tabletop } from '../drawing/backdrops';
import { darker, lighter } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { steam } from '../drawing/props';
import { circle, ellipse, layer, path, place, rect, repeat, stroke } from '../drawing/shapes';
import { lattice } from './kitchen';

const teapot = (color: string) =>
  layer(
    shadow(0, 6, 240),
    path('M170 -150 C280 -150 300 -260 360 -268 L372 -244 C330 -200 310 -70 150 -60Z', color),
    stroke('M-170 -210 C-330 -240 -330 -40 -150 -56', darker(color, 0.12), 30),
    path(
      'M-200 -140 C-200 -250 -110 -290 0 -290 C110 -290 200 -250 200 -140 C200 -50 120 0 70 0 H-70 C-120 0 -200 -50 -200 -140Z',
      color,
    ),
    path(
      'M60 -284 C140 -270 200 -230 200 -140 C200 -50 120 0 70 0 H10 C90 -40 130 -180 60 -284Z',
      darker(color, 0.16),
    ),
    path(
      'M-150 -200 C-130 -240 -90 -258 -50 -264',
      'none',
      'stroke="#FFFFFF" stroke-width="14" stroke-linecap="round" opacity=".45"',
    ),
    ellipse(0, -282, 110, 24, darker(color, 0.12)),
    path('M-96 -292 C-80 -336 80 -336 96 -292Z', lighter(color, 0.1)),
    circle(0, -338, 24, '#E3B45B'),
    place(
      layer(
        ...[0, 72, 144, 216, 288].map((turn) => place(ellipse(0, -30, 17, 28, '#FFF6E6'), 0, 0, 1, turn)),
        circle(0, 0, 14, '#F5C24B'),
      ),
      -30,
      -140,
      1.1,
    ),
  );

const bowlCup = (color: string) =>
  layer(
    shadow(0, 4, 90),
    path('M-92 -92 H92 C90 -30 60 0 34 0 H-34 C-60 0 -90 -30 -92 -92Z', '#FFF9EE'),
    path('M34 -92 H92 C90 -30 60 0 34 0 H6 C40 -24 46 -60 34 -92Z', '#E8DCC8'),
    stroke('M-84 -66 C-50 -50 50 -50 84 -66', color, 10),
    ellipse(0, -92, 92, 22, '#FFF9EE'),
    ellipse(0, -90, 78, 16, '#A9B94E'),
    ellipse(-10, -93, 40, 7, '#C9D67A'),
  );

const blossom = (x: number, y: number, s: number) =>
  place(
    layer(
      ...[0, 72, 144, 216, 288].map((turn) => place(ellipse(0, -26, 19, 26, '#F6B6C0'), 0, 0, 1, turn)),
      circle(0, 0, 12, '#D9486A'),
    ),
    x,
    y,
    s,
  );

/** A pot, cups and a blossoming branch. */
export const teaSet: Scene = (frame) => {
  const { cx, tint } = frame;
  return layer(
    lattice(frame, 720),
    stroke(
      `M${cx + 760} 40 C${cx + 520} 90 ${cx + 380} 200 ${cx + 210} 190 M${cx + 520} 110 C${cx + 430} 60 ${cx + 370} 60 ${cx + 320} 80`,
      '#5A3A2A',
      15,
    ),
    ...[
      [220, 190, 1],
      [330, 84, 0.9],
      [400, 168, 1.15],
      [530, 100, 1],
      [610, 70, 0.8],
      [300, 200, 0.7],
    ].map(([x = 0, y = 0, s = 1]) => blossom(cx + x, y, s)),
    tabletop(frame, 700, darker(frame.light.wood, 0.1)),
    rect(cx - 480, 880, 940, 54, darker(frame.light.wood, 0.42), 16),
    rect(cx - 500, 846, 980, 48, darker(frame.light.wood, 0.3), 18),
    repeat(12, (index) => rect(cx - 470 + index * 78, 858, 58, 9, darker(frame.light.wood, 0.5), 4)),
    steam(cx - 130, 500, 170),
    place(teapot(tint.main), cx - 130, 862, 1.12),
    place(bowlCup(tint.main), cx + 220, 866, 1.1),
    place(bowlCup(tint.pop), cx + 400, 872, 0.95),
    steam(cx + 220, 742, 110),
  );
};
