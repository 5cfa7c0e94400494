import { clouds, hills, sky, sun, water } from '../drawing/backdrops';
import { darker, lighter } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** A paper lantern; its origin is the end of the cord it hangs from. */
export const lantern = (color: string, glow = '#FFE3A0') =>
  layer(
    circle(0, 120, 150, glow, opacity(0.16)),
    stroke('M0 0 V50', '#5A3A2A', 6),
    rect(-44, 44, 88, 20, '#E3B45B', 6),
    ellipse(0, 128, 112, 74, color),
    ellipse(-6, 128, 66, 74, lighter(color, 0.2)),
    ellipse(-8, 128, 24, 74, glow, opacity(0.6)),
    path('M66 68 C126 92 126 164 66 188 C92 164 92 92 66 68Z', darker(color, 0.2)),
    rect(-44, 194, 88, 20, '#E3B45B', 6),
    repeat(3, (index) => stroke(`M${-14 + index * 14} 216 v${62 + (index === 1 ? 22 : 0)}`, color, 7)),
  );

const carriage = (color: string, stripe: string) =>
  layer(
    rect(-190, -150, 380, 140, color, 20),
    rect(-190, -150, 380, 22, lighter(color, 0.3), 11),
    rect(-190, -52, 380, 18, stripe),
    repeat(5, (index) => rect(-170 + index * 70, -116, 54, 50, '#FFEFC4', 8)),
    repeat(5, (index) => path(`M${-170 + index * 70} -66 l30 -50 h14 l-30 50Z`, '#FFFFFF', opacity(0.45))),
    repeat(4, (index) => circle(-140 + index * 94, -8, 17, '#2A2A33')),
  );

const engine = (color: string, stripe: string) =>
  layer(
    path('M-190 -150 H60 C150 -150 200 -90 214 -10 H-190Z', color),
    path('M-190 -52 H190 q10 20 14 32 H-190Z', stripe),
    path('M74 -126 C130 -122 156 -96 168 -66 H74Z', '#FFEFC4'),
    repeat(3, (index) => rect(-170 + index * 76, -116, 58, 50, '#FFEFC4', 8)),
    circle(188, -34, 11, '#FFF6D0'),
    repeat(4, (index) => circle(-140 + index * 90, -8, 17, '#2A2A33')),
  );

/** A train on a viaduct under a string of lanterns. */
export const lanternTrain: Scene = (frame) => {
  const { cx, light, tint, width } = frame;
  const stone = darker(light.ground, light.isDark ? 0.3 : 0.12);
  const cord = (share: number) => 60 + 4 * 110 * share * (1 - share);
  return layer(
    sky(frame),
    sun(frame, cx - 250, 330, 110),
    clouds(frame, 3, 220, 380),
    hills(frame, 760, 330, light.far),
    hills(frame, 800, 190, light.mid),
    water(frame, 820),
    rect(0, 640, width, 54, stone),
    rect(0, 634, width, 14, lighter(stone, 0.25)),
    repeat(Math.ceil(width / 220) + 1, (index) =>
      layer(
        rect(index * 220 + cx - 1180, 690, 54, 320, stone),
        rect(index * 220 + cx - 1144, 690, 18, 320, darker(stone, 0.2)),
        path(`M${index * 220 + cx - 1126} 694 h166 c0 60 -166 60 -166 0Z`, stone),
      ),
    ),
    ...[-3, -2, -1].map((at) => place(carriage(tint.main, tint.pop), cx + 330 + at * 396, 634)),
    place(engine(tint.main, tint.pop), cx + 330, 634),
    hills(frame, 1000, 110, light.near),
    stroke(`M-20 60 Q${width / 2} 280 ${width + 20} 60`, '#5A3A2A', 7),
    repeat(Math.round(width / 270), (index) => {
      const share = (index + 0.5) / Math.round(width / 270);
      return place(
        lantern(index % 2 === 0 ? '#D8412F' : tint.pop),
        share * width,
        cord(share),
        0.78 + (index % 3) * 0.08,
      );
    }),
  );
};

const suitcase = (color: string) =>
  layer(
    ellipse(0, 10, 190, 18, '#1A1420', opacity(0.18)),
    stroke('M-56 -300 V-372 H56 V-300', '#4A4A52', 18),
    rect(-180, -300, 360, 300, color, 34),
    rect(70, -300, 110, 300, darker(color, 0.15), 34),
    rect(-116, -300, 34, 300, darker(color, 0.3)),
    rect(76, -300, 34, 300, darker(color, 0.34)),
    rect(-124, -220, 50, 40, '#E3B45B', 8),
    rect(68, -220, 50, 40, '#E3B45B', 8),
    circle(-20, -90, 46, '#FFF3D6'),
    path('M-48 -82 l28 -40 18 24 10 -12 22 28Z', '#3F958E'),
  );

/** A suitcase on the hill, a plane above the islands. */
export const suitcaseHill: Scene = (frame) => {
  const { cx, light, tint } = frame;
  const plane = layer(
    path('M-150 0 C-140 -26 60 -40 130 -18 C160 -8 160 8 130 14 C60 30 -140 26 -150 0Z', '#FFFFFF'),
    path('M-20 8 L-90 96 H-50 L50 10Z', tint.main),
    path('M-20 -20 L-70 -84 H-38 L36 -22Z', lighter(tint.main, 0.2)),
    path('M-130 -10 L-176 -66 H-146 L-96 -16Z', tint.pop),
    repeat(5, (index) => circle(-50 + index * 32, -8, 7, '#5C8E98')),
  );
  return layer(
    sky(frame, 640),
    sun(frame, cx - 380, 260, 90),
    clouds(frame, 4),
    stroke(
      `M${cx - 520} 520 C${cx - 300} 440 ${cx - 80} 420 ${cx + 130} 300`,
      '#FFFFFF',
      9,
      'stroke-dasharray="2 30" opacity=".9"',
    ),
    place(plane, cx + 240, 256, 1.25, -18),
    hills(frame, 640, 240, light.far),
    water(frame, 620),
    hills(frame, 690, 70, light.mid),
    hills(frame, 940, 170, light.near),
    path(`M${cx - 700} 1000 C${cx - 300} 800 ${cx + 260} 800 ${cx + 720} 1000Z`, lighter(light.near, 0.14)),
    place(suitcase(tint.main), cx - 90, 905, 1.05),
    place(suitcase(tint.pop), cx + 220, 925, 0.72, 4),
  );
};
