import { hills, sky, sun } from '../drawing/backdrops';
import { darker, lighter, mix } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

const tree = (color: string, trunk = '#6B4A38') =>
  layer(
    ellipse(0, 4, 140, 16, '#1A1420', opacity(0.16)),
    path('M-24 0 L-14 -260 L-70 -340 L-50 -350 L0 -290 L46 -360 L64 -350 L18 -250 L26 0Z', trunk),
    circle(-110, -380, 110, color),
    circle(100, -390, 116, darker(color, 0.1)),
    circle(0, -470, 136, lighter(color, 0.1)),
    circle(20, -360, 100, color),
    repeat(12, (index) =>
      ellipse(
        -120 + ((index * 67) % 250),
        -500 + ((index * 43) % 190),
        16,
        9,
        lighter(color, 0.35),
        `transform="rotate(${index * 40} ${-120 + ((index * 67) % 250)} ${-500 + ((index * 43) % 190)})"`,
      ),
    ),
  );

const leaf = (color: string) =>
  layer(
    path('M0 -34 C26 -20 26 16 0 34 C-26 16 -26 -20 0 -34Z', color),
    stroke('M0 -26 V40', darker(color, 0.25), 4),
  );

/** Falling leaves in the park. */
export const autumnPark: Scene = (frame) => {
  const { cx, tint, width, random, light } = frame;
  const colors = [tint.main, tint.pop, '#E9A23B', '#C9532B'] as const;
  return layer(
    sky(frame),
    sun(frame, cx + 300, 250, 88),
    hills(frame, 680, 240, light.far),
    repeat(Math.ceil(width / 130) + 1, (index) =>
      circle(index * 130, 690, random.between(70, 130), mix(light.mid, random.pick(colors), 0.45)),
    ),
    rect(0, 690, width, 310, mix(light.ground, '#C98A3B', 0.35)),
    path(
      `M${cx - 20} 690 C${cx + 60} 780 ${cx - 300} 860 ${cx - 340} 1000 H${cx + 330} C${cx + 320} 880 ${cx + 130} 800 ${cx + 60} 690Z`,
      lighter(light.ground, 0.3),
    ),
    place(tree('#E9A23B'), cx - 230, 730, 0.6),
    place(tree(tint.pop), cx + 250, 740, 0.66),
    place(tree(tint.main), cx - 490, 870, 1.1),
    place(tree('#C9532B'), cx + 560, 860, 1.1),
    place(
      layer(
        ellipse(0, 8, 190, 16, '#1A1420', opacity(0.18)),
        rect(-160, -150, 320, 22, '#8A5A3C', 6),
        rect(-160, -116, 320, 22, '#8A5A3C', 6),
        rect(-170, -72, 340, 26, '#A86A40', 6),
        rect(-140, -60, 18, 66, '#3A3A44'),
        rect(122, -60, 18, 66, '#3A3A44'),
      ),
      cx + 190,
      870,
      1,
    ),
    place(
      layer(
        rect(-8, -420, 16, 424, '#2F3A3E', 6),
        path('M-40 -420 H40 L26 -500 H-26Z', '#FFE9A0'),
        path('M-50 -500 H50 L0 -540Z', '#2F3A3E'),
      ),
      cx - 60,
      850,
      0.95,
    ),
    repeat(36, () =>
      place(
        leaf(random.pick(colors)),
        random.between(0, width),
        random.between(90, 980),
        random.between(0.5, 1.05),
        random.between(0, 360),
      ),
    ),
  );
};
