import { clouds, peak, shadow, sky, tabletop, water } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Frame, Scene } from '../drawing/frame';
import { plate, pottedPlant, steam } from '../drawing/props';
import { circle, clip, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';
import { skyline } from '../drawing/skyline';

/** A cup seen from the side; its origin is the middle of its foot. */
const cup = (color: string) =>
  layer(
    plate(0, 4, 230, lighter(color, 0.72)),
    stroke('M134 -168 C250 -186 250 -50 104 -58', darker(color, 0.1), 30),
    path('M-156 -196 H156 C156 -70 104 0 64 0 H-64 C-104 0 -156 -70 -156 -196Z', color),
    path('M70 -196 H156 C156 -70 104 0 64 0 H10 C60 -50 82 -120 70 -196Z', darker(color, 0.16)),
    path(
      'M-128 -150 C-124 -90 -100 -44 -76 -20',
      'none',
      `stroke="${lighter(color, 0.5)}" stroke-width="14" stroke-linecap="round" opacity=".7"`,
    ),
    ellipse(0, -196, 156, 36, lighter(color, 0.6)),
    ellipse(0, -193, 136, 28, '#5B3421'),
    ellipse(-8, -192, 104, 19, '#B77B4B'),
    path(
      'M-62 -190 c20 -20 48 -20 60 0 c12 -20 40 -20 56 0 c-18 16 -40 18 -56 12 c-18 8 -44 4 -60 -12Z',
      '#F3DDBE',
    ),
  );

const croissant = layer(
  ellipse(0, 8, 150, 18, '#1A1420', opacity(0.16)),
  path(
    'M-150 4 C-150 -70 -70 -120 0 -120 C70 -120 150 -70 150 4 C116 -30 70 -34 0 -34 C-70 -34 -116 -30 -150 4Z',
    '#DE9A4B',
  ),
  path(
    'M-60 -108 C-70 -70 -60 -50 -46 -34 L46 -34 C60 -50 70 -70 60 -108 C20 -124 -20 -124 -60 -108Z',
    '#EDB468',
  ),
  repeat(4, (index) =>
    stroke(
      `M${-96 + index * 64} ${index === 0 || index === 3 ? -82 : -114} q${index < 2 ? -14 : 14} 40 ${index < 2 ? -6 : 6} 74`,
      '#B9722E',
      7,
      opacity(0.6),
    ),
  ),
);

function view(frame: Frame): string {
  const { cx, light } = frame;
  const outside = layer(
    sky(frame, 470),
    clouds(frame, 4, 120, 230),
    peak(frame, 470),
    skyline(frame, { base: 470, low: 60, high: 190, color: light.mid }),
    water(frame, 470),
  );
  return layer(
    rect(0, 0, frame.width, 1000, frame.tint.dark),
    clip('view', rect(cx - 620, 70, 1240, 560, '#000', 26), outside),
    repeat(2, (index) => rect(cx - 214 + index * 414, 70, 16, 560, frame.tint.dark)),
    rect(cx - 636, 54, 1272, 592, 'none', 34, `stroke="${darker(frame.tint.dark, 0.25)}" stroke-width="26"`),
    rect(cx - 680, 628, 1360, 40, lighter(frame.tint.dark, 0.2), 10),
  );
}

export const coffeeWindow: Scene = (frame) => {
  const { cx, tint } = frame;
  return layer(
    view(frame),
    tabletop(frame, 700),
    place(pottedPlant(tint.pop, '#4E8A4A'), cx + 430, 800, 1.15),
    steam(cx - 20, 560, 240),
    place(cup(tint.main), cx - 20, 860, 1.35),
    place(layer(plate(0, 30, 190, '#FFF7E8'), croissant), cx - 430, 850, 0.98),
    repeat(5, (index) =>
      ellipse(
        cx + 250 + index * 44,
        900 + (index % 2) * 26,
        17,
        11,
        '#5B3421',
        `transform="rotate(${index * 37} ${cx + 250 + index * 44} 900)"`,
      ),
    ),
  );
};

const latteArt = (milk: string) =>
  layer(
    path(
      'M0 130 C-150 40 -150 -80 -70 -104 C-30 -114 -8 -92 0 -66 C8 -92 30 -114 70 -104 C150 -80 150 40 0 130Z',
      milk,
    ),
    path(
      'M0 96 C-100 30 -106 -46 -60 -66 C-26 -76 -8 -50 0 -24 C8 -50 26 -76 60 -66 C106 -46 100 30 0 96Z',
      '#B77B4B',
    ),
    path('M0 66 C-64 22 -66 -22 -36 -34 C-14 -40 -4 -20 0 -2 C4 -20 14 -40 36 -34 C66 -22 64 22 0 66Z', milk),
  );

const bean = (turn: number) =>
  `<g transform="rotate(${turn})">${ellipse(0, 0, 27, 18, '#5B3421')}${stroke('M-22 2 q22 -12 44 0', '#34190E', 5)}</g>`;

/** Seen from above: a latte, beans, a notebook. */
export const coffeeTopView: Scene = (frame) => {
  const { cx, tint, random, light } = frame;
  const table = mix(light.wood, tint.soft, 0.55);
  return layer(
    rect(0, 0, frame.width, 1000, table),
    repeat(7, (index) => rect(0, 60 + index * 150, frame.width, 5, darker(table, 0.1), 0, opacity(0.7))),
    place(
      layer(
        rect(-190, -250, 400, 540, '#1A1420', 18, opacity(0.12)),
        rect(-200, -270, 400, 540, tint.dark, 18),
        rect(-176, -270, 20, 540, darker(tint.dark, 0.3)),
        rect(-110, -180, 250, 130, tint.pop, 10),
      ),
      cx - 520,
      520,
      1,
      -14,
    ),
    ellipse(cx + 74, 560, 350, 346, '#1A1420', opacity(0.14)),
    circle(cx + 50, 520, 344, lighter(tint.main, 0.8)),
    circle(cx + 50, 520, 268, darker(lighter(tint.main, 0.8), 0.07)),
    place(rect(-30, -36, 190, 72, tint.main, 34), cx + 250, 690, 1, 40),
    circle(cx + 50, 520, 236, tint.main),
    circle(cx + 50, 520, 206, '#6B3F28'),
    circle(cx + 50, 520, 190, '#B77B4B'),
    place(latteArt('#F8E8CF'), cx + 50, 516, 1.15, -12),
    stroke(`M${cx - 110} 360 A230 230 0 0 1 ${cx + 20} 294`, '#FFFFFF', 12, opacity(0.5)),
    place(
      layer(
        rect(-14, -20, 28, 330, '#C9CED1', 14),
        ellipse(0, -70, 50, 78, '#DDE2E4'),
        ellipse(-8, -74, 30, 54, '#B9C0C4'),
      ),
      cx + 470,
      420,
      1,
      16,
    ),
    repeat(13, () =>
      place(
        bean(random.between(0, 180)),
        cx + random.between(-330, 620),
        random.chance(0.5) ? random.between(60, 140) : random.between(885, 960),
      ),
    ),
  );
};

const paperCup = (color: string, sleeve: string) =>
  layer(
    shadow(0, 4, 130),
    path('M-104 -330 H104 L78 0 H-78Z', '#FFF8EC'),
    path('M40 -330 H104 L78 0 H34Z', '#E9DCC6'),
    path('M-96 -232 H96 L82 -66 H-82Z', sleeve),
    path('M38 -232 H96 L82 -66 H36Z', darker(sleeve, 0.16)),
    circle(0, -150, 42, color),
    path(
      'M-20 -144 c10 -14 30 -14 40 0 m-40 -16 c10 -14 30 -14 40 0',
      'none',
      'stroke="#FFF8EC" stroke-width="7" stroke-linecap="round"',
    ),
    rect(-116, -352, 232, 36, color, 12),
    path('M-96 -352 H96 L84 -388 H-84Z', lighter(color, 0.12)),
  );

/** Paper cups on the pier rail in front of the harbour. */
export const coffeeToGo: Scene = (frame) => {
  const { cx, light, tint } = frame;
  return layer(
    sky(frame, 600),
    clouds(frame, 4),
    peak(frame, 600, cx - 160),
    skyline(frame, { base: 600, low: 70, high: 240, color: light.mid }),
    water(frame, 600),
    rect(0, 830, frame.width, 70, light.wood),
    rect(0, 830, frame.width, 16, lighter(light.wood, 0.35)),
    rect(0, 886, frame.width, 114, darker(light.wood, 0.35)),
    repeat(Math.ceil(frame.width / 220), (index) =>
      rect(index * 220 + 40, 886, 46, 120, darker(light.wood, 0.18)),
    ),
    steam(cx - 150, 400, 170),
    place(paperCup(tint.main, tint.pop), cx - 150, 840, 1.16),
    place(paperCup(tint.dark, tint.soft), cx + 150, 838, 0.98),
    place(croissant, cx + 420, 838, 0.95),
  );
};
