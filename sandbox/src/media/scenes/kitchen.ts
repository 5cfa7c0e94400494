import { shadow, tabletop } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Frame, Scene } from '../drawing/frame';
import { steam } from '../drawing/props';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';
import { lantern } from './travel';

/** A lattice screen behind the table, as in an old tea house. */
export function lattice(frame: Frame, bottom: number): string {
  const { width, cx, tint, light } = frame;
  const wall = mix(light.wall, tint.soft, 0.7);
  const wood = darker(tint.main, 0.25);
  return layer(
    rect(0, 0, width, bottom, wall),
    circle(cx, 380, 330, lighter(light.sky[1], 0.1)),
    circle(cx + 60, 330, 150, light.sun, opacity(0.7)),
    path(
      `M${cx - 320} 440 C${cx - 200} 300 ${cx - 120} 330 ${cx - 40} 420 C${cx + 40} 350 ${cx + 150} 320 ${cx + 322} 450 C${cx + 270} 640 ${cx + 120} 710 ${cx} 710 C${cx - 130} 710 ${cx - 280} 620 ${cx - 320} 440Z`,
      light.far,
    ),
    circle(cx, 380, 340, 'none', `stroke="${wood}" stroke-width="26"`),
    repeat(Math.ceil((width / 2 - 380) / 120), (index) => {
      const gap = 400 + index * 120;
      return layer(
        rect(cx - gap - 8, 0, 14, bottom, wood, 0, opacity(0.75)),
        rect(cx + gap - 6, 0, 14, bottom, wood, 0, opacity(0.75)),
      );
    }),
    repeat(4, (index) =>
      layer(
        rect(0, 80 + index * 170, cx - 396, 14, wood, 0, opacity(0.75)),
        rect(cx + 396, 80 + index * 170, width, 14, wood, 0, opacity(0.75)),
      ),
    ),
  );
}

const dumpling = (color: string, fold: string) =>
  layer(
    path('M-72 0 C-76 -60 -40 -92 0 -94 C40 -92 76 -60 72 0 C40 16 -40 16 -72 0Z', color),
    path('M20 -90 C60 -80 80 -50 72 0 C54 10 40 10 28 10 C52 -30 44 -70 20 -90Z', darker(color, 0.1)),
    stroke(
      'M0 -92 C-10 -70 -34 -56 -46 -34 M0 -92 C0 -66 -8 -48 -6 -30 M0 -92 C12 -70 30 -56 38 -38',
      fold,
      6,
      opacity(0.7),
    ),
  );

const bun = layer(
  ellipse(0, -40, 78, 62, '#FFF8EC'),
  path('M16 -100 C70 -90 92 -40 60 4 C40 20 20 22 0 22 C50 -10 50 -70 16 -100Z', '#EFE0C8'),
  circle(0, -80, 13, '#D8412F'),
);

const basket = (content: string) =>
  layer(
    shadow(0, 64, 300),
    ellipse(0, -76, 276, 70, '#B9803E'),
    ellipse(0, -80, 252, 58, '#F1DDAF'),
    content,
    path(
      'M-276 -70 C-276 -20 -150 10 0 10 C150 10 276 -20 276 -70 V0 C270 62 140 96 0 96 C-140 96 -270 62 -276 0Z',
      '#D9A45C',
    ),
    path('M120 0 C210 -12 276 -34 276 -70 V0 C272 46 210 76 120 88Z', '#B9803E', opacity(0.6)),
    path(
      'M-276 -28 C-262 26 -140 56 0 56 C140 56 262 26 276 -28',
      'none',
      'stroke="#A8702F" stroke-width="9"',
    ),
    repeat(9, (index) =>
      stroke(
        `M${-216 + index * 54} ${4 + 34 * Math.sin((index / 8) * Math.PI)} v44`,
        '#A8702F',
        6,
        opacity(0.55),
      ),
    ),
  );

const teacup = (color: string) =>
  layer(
    shadow(0, 4, 100),
    path('M-84 -110 H84 C84 -40 60 0 36 0 H-36 C-60 0 -84 -40 -84 -110Z', '#FFF9EE'),
    path('M30 -110 H84 C84 -40 60 0 36 0 H4 C36 -30 44 -70 30 -110Z', '#E6DAC6'),
    path('M-80 -80 C-60 -60 60 -60 80 -80 L77 -56 C50 -40 -50 -40 -77 -56Z', color),
    ellipse(0, -110, 84, 20, '#FFF9EE'),
    ellipse(0, -109, 70, 14, '#B9762F'),
  );

/** Bamboo baskets, dumplings and buns on a tea-house table. */
export const dimSum: Scene = (frame) => {
  const { cx, tint } = frame;
  return layer(
    lattice(frame, 700),
    place(lantern('#D8412F'), cx - 560, -20, 1),
    place(lantern('#D8412F'), cx + 560, -20, 1),
    tabletop(frame, 690, darker(frame.light.wood, 0.08)),
    steam(cx - 80, 420, 240),
    place(basket(''), cx - 80, 830, 1.08),
    place(
      basket(layer(place(bun, -150, -66, 0.85), place(bun, 20, -90, 0.9), place(bun, 160, -62, 0.85))),
      cx - 80,
      700,
      1.08,
    ),
    place(
      basket(
        layer(
          place(dumpling('#FBE9CF', '#D9B98C'), -140, -50, 0.9),
          place(dumpling('#F6D38E', '#C9973F'), 10, -44, 1),
          place(dumpling('#FBE9CF', '#D9B98C'), 156, -50, 0.9),
        ),
      ),
      cx + 400,
      920,
      0.78,
    ),
    place(teacup(tint.main), cx - 480, 900, 1.15),
    steam(cx - 480, 750, 120),
    place(
      layer(rect(-8, -250, 14, 500, '#7A2E22', 7), rect(20, -250, 14, 500, '#7A2E22', 7)),
      cx + 90,
      950,
      1,
      82,
    ),
  );
};

const noodles = (x: number) =>
  repeat(9, (index) =>
    stroke(
      `M${x - 190 + index * 44} ${-254 + (index % 3) * 8} c20 -40 50 -36 70 0 s50 34 64 0`,
      index % 2 ? '#F6D27A' : '#EDBE58',
      17,
    ),
  );

const bowl = (color: string, band: string) =>
  layer(
    shadow(0, 12, 300),
    ellipse(0, -250, 330, 82, lighter(color, 0.65)),
    ellipse(0, -246, 300, 66, '#C9772F'),
    ellipse(-20, -250, 270, 52, '#E09A45'),
    noodles(-20),
    place(dumpling('#FBE9CF', '#D9B98C'), -170, -232, 0.84, -8),
    place(dumpling('#FBE9CF', '#D9B98C'), -60, -214, 0.92, 6),
    place(
      layer(
        ellipse(0, 0, 76, 46, '#FFFDF4'),
        ellipse(4, 0, 40, 25, '#F5A623'),
        ellipse(-4, -6, 14, 8, '#FBD27A'),
      ),
      112,
      -262,
      1,
      -10,
    ),
    repeat(4, (index) =>
      path(
        `M${180 + index * 14} ${-240 + index * 4} c10 -60 50 -90 76 -92 c0 40 -20 80 -50 96Z`,
        index % 2 ? '#5C9A3C' : '#7DB653',
      ),
    ),
    repeat(9, (index) =>
      circle(-40 + index * 22, -276 + (index % 3) * 16, 8, index % 2 ? '#6FAE49' : '#A6D37F'),
    ),
    path(
      'M-330 -246 C-330 -150 -150 -150 0 -150 C150 -150 330 -150 330 -246 C330 -90 230 0 110 0 H-110 C-230 0 -330 -90 -330 -246Z',
      color,
    ),
    path(
      'M140 -156 C250 -164 330 -180 330 -246 C330 -90 230 0 110 0 H40 C140 -30 170 -90 140 -156Z',
      darker(color, 0.18),
    ),
    path(
      'M-322 -190 C-250 -118 250 -118 322 -190 C318 -172 314 -156 308 -142 C230 -84 -230 -84 -308 -142 C-314 -156 -318 -172 -322 -190Z',
      band,
    ),
    rect(-120, -12, 240, 26, darker(color, 0.2), 10),
  );

/** A steaming bowl of wonton noodles. */
export const noodleBowl: Scene = (frame) => {
  const { cx, tint } = frame;
  return layer(
    lattice(frame, 720),
    tabletop(frame, 700, darker(frame.light.wood, 0.08)),
    steam(cx - 20, 480, 280),
    place(bowl(tint.main, tint.pop), cx - 20, 925, 1.25),
    place(
      layer(rect(-8, -360, 15, 620, '#7A2E22', 7), rect(26, -360, 15, 620, '#8E3A2B', 7)),
      cx + 250,
      560,
      1,
      38,
    ),
    place(teacup(tint.main), cx + 490, 900, 1),
    place(
      layer(
        shadow(0, 4, 60),
        rect(-50, -150, 100, 150, '#B5432F', 20),
        rect(-34, -190, 68, 50, '#F6E7CF', 12),
        rect(-40, -110, 80, 60, '#F6E7CF', 8),
      ),
      cx - 500,
      880,
      1.05,
    ),
  );
};
