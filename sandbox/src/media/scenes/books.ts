import { boards, clouds, hills, shadow, sky, sun, water } from '../drawing/backdrops';
import { junk } from '../drawing/boats';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { gull, pottedPlant } from '../drawing/props';
import { ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

const lyingBook = (width: number, height: number, color: string, band: string) =>
  layer(
    rect(-width / 2 + 12, -height + 9, width - 30, height - 18, '#FBF1DC'),
    repeat(3, (index) =>
      rect(-width / 2 + 12, -height + 18 + (index * (height - 26)) / 3, width - 30, 2, '#D9C8A8'),
    ),
    path(
      `M${width / 2} ${-height} H${-width / 2 + 14} q-26 ${height / 2} 0 ${height} H${width / 2} v-11 H${-width / 2 + 22} q-14 ${-(height - 22) / 2} 0 ${-(height - 22)} H${width / 2}Z`,
      color,
    ),
    rect(-width / 2 + 46, -height, 26, 11, band),
    rect(-width / 2 + 46, -11, 26, 11, band),
  );

const openBook = (cover: string) =>
  layer(
    shadow(0, 10, 270),
    path('M-270 -40 L-262 12 L0 30 L262 12 L270 -40 L0 -10Z', cover),
    path('M0 -8 C-60 -70 -180 -80 -258 -54 L-258 -8 C-170 -30 -60 -20 0 16Z', '#FFF9EC'),
    path('M0 -8 C60 -70 180 -80 258 -54 L258 -8 C170 -30 60 -20 0 16Z', '#F3E6CC'),
    repeat(4, (index) =>
      stroke(
        `M-232 ${-46 + index * 11} C-160 ${-64 + index * 11} -90 ${-58 + index * 11} -34 ${-26 + index * 9}`,
        '#C9B795',
        3,
        opacity(0.8),
      ),
    ),
    repeat(4, (index) =>
      stroke(
        `M232 ${-46 + index * 11} C160 ${-64 + index * 11} 90 ${-58 + index * 11} 34 ${-26 + index * 9}`,
        '#B9A682',
        3,
        opacity(0.8),
      ),
    ),
  );

const mooring = layer(
  shadow(0, 6, 64),
  rect(-40, -130, 80, 136, '#4A3A36', 8),
  rect(16, -130, 24, 136, '#352825', 6),
  ellipse(0, -132, 56, 20, '#5E4A44'),
  stroke('M-46 -60 q46 26 92 0 M-46 -40 q46 26 92 0', '#D9C199', 12),
);

const shifts = [0, 18, -20, 14, -6] as const;

/** A stack of books at the end of a pier. */
export const booksOnPier: Scene = (frame) => {
  const { cx, light, tint } = frame;
  const covers = [tint.main, tint.pop, tint.dark, '#E9B44C', '#4C7F8C'] as const;
  return layer(
    sky(frame, 560),
    sun(frame, cx + 330, 270, 80),
    clouds(frame, Math.round(frame.width / 480)),
    hills(frame, 570, 150, light.far),
    hills(frame, 578, 80, light.mid),
    water(frame, 560),
    place(junk(tint.pop), cx + 440, 640, 0.4),
    boards(frame, 760),
    place(mooring, cx - 470, 820, 1.1),
    shadow(cx - 60, 884, 260),
    repeat(5, (index) => {
      const width = 430 - (index % 3) * 46;
      return place(
        lyingBook(width, 76, covers[index] ?? tint.main, tint.soft),
        cx - 70 + (shifts[index] ?? 0),
        884 - index * 76,
        1,
        (index % 2) * 2 - 1,
      );
    }),
    place(openBook(tint.dark), cx - 72, 496, 0.72, -3),
    place(openBook(tint.main), cx + 340, 930, 0.86),
    gull(cx - 220, 250, 1.1),
    gull(cx - 90, 200, 0.8),
  );
};

/** A reading corner by the window. */
export const readingNook: Scene = (frame) => {
  const { cx, light, tint, random } = frame;
  const wall = mix(light.wall, tint.soft, 0.5);
  const spines = [tint.main, tint.pop, tint.dark, '#E9B44C', '#4C7F8C', '#C7624C'] as const;
  const shelf = (y: number, from: number, to: number) => {
    const parts: string[] = [];
    for (let x = from + 16; x < to - 60;) {
      const width = random.between(26, 52);
      const height = random.between(110, 158);
      const color = random.pick(spines);
      parts.push(
        rect(x, y - height, width, height, color, 4),
        rect(x + 5, y - height + 20, width - 10, 10, lighter(color, 0.45)),
      );
      x += width + (random.chance(0.12) ? 44 : 3);
    }
    return layer(
      parts.join(''),
      rect(from, y, to - from, 22, light.wood, 4),
      rect(from, y + 16, to - from, 8, darker(light.wood, 0.25)),
    );
  };
  return layer(
    rect(0, 0, frame.width, 1000, wall),
    rect(0, 820, frame.width, 180, darker(light.wood, 0.18)),
    repeat(3, (index) => shelf(230 + index * 200, 0, frame.width)),
    ellipse(cx, 880, 640, 76, tint.soft),
    ellipse(cx, 880, 560, 60, mix(tint.soft, tint.main, 0.25)),
    place(
      layer(
        rect(-7, -560, 14, 560, '#4A3A36'),
        path('M-120 -520 L-70 -680 H70 L120 -520Z', tint.pop),
        path('M-150 -520 H150 L330 40 H-330Z', '#FFE9A8', opacity(0.22)),
      ),
      cx + 360,
      880,
    ),
    path(`M${cx - 300} 880 v-220 q0 -170 190 -170 h180 q190 0 190 170 v220Z`, tint.main),
    path(`M${cx + 60} 490 h10 q190 0 190 170 v220 h-120 v-210 q0 -130 -80 -180Z`, darker(tint.main, 0.14)),
    rect(cx - 340, 650, 120, 250, lighter(tint.main, 0.12), 54),
    rect(cx + 180, 650, 120, 250, darker(tint.main, 0.08), 54),
    rect(cx - 230, 730, 430, 150, lighter(tint.main, 0.22), 40),
    place(openBook(tint.dark), cx - 16, 740, 0.7),
    place(pottedPlant(tint.pop, '#4E8A4A'), cx - 470, 890, 1),
  );
};
