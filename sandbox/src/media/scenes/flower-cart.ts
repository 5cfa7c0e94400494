import { hills, sky } from '../drawing/backdrops';
import { darker, lighter } from '../drawing/color';
import type { Scene } from '../drawing/frame';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from '../drawing/shapes';

/** A flower cart. */
export const flowerCart: Scene = (frame) => {
  const { cx, tint, width, random, light } = frame;
  const colors = [tint.main, tint.pop, '#F6B6C0', '#FFF6E6', '#F8D36B'] as const;
  const bloom = (r: number, color: string) =>
    layer(
      ...[0, 60, 120, 180, 240, 300].map((turn) =>
        place(ellipse(0, -r * 0.62, r * 0.42, r * 0.56, color), 0, 0, 1, turn),
      ),
      circle(0, 0, r * 0.36, darker(color, 0.28)),
    );
  const bouquet = (x: number, y: number, s: number) =>
    layer(
      repeat(9, () => {
        const dx = random.between(-110, 110);
        const dy = random.between(-250, -110);
        return layer(
          stroke(
            `M${x} ${y} Q${x + dx * s * 0.4} ${y + dy * s * 0.6} ${x + dx * s} ${y + dy * s}`,
            '#4E8A4A',
            8,
          ),
          place(bloom(random.between(44, 66), random.pick(colors)), x + dx * s, y + dy * s, s),
        );
      }),
      repeat(4, (index) =>
        place(ellipse(0, -90, 22, 74, index % 2 ? '#5C9A52' : '#4E8A4A'), x, y, s, -60 + index * 40),
      ),
    );
  const pot = (x: number, y: number, w: number, color: string) =>
    layer(
      path(`M${x - w} ${y - w * 1.1} H${x + w} L${x + w * 0.78} ${y} H${x - w * 0.78}Z`, color),
      path(
        `M${x + w * 0.3} ${y - w * 1.1} H${x + w} L${x + w * 0.78} ${y} H${x + w * 0.24}Z`,
        darker(color, 0.16),
      ),
    );
  const wheel = (x: number) =>
    layer(
      circle(x, 860, 92, '#5A3A2A'),
      circle(x, 860, 70, light.sky[2]),
      repeat(4, (index) => place(rect(-5, -78, 10, 156, '#5A3A2A'), x, 860, 1, index * 45)),
      circle(x, 860, 18, '#E3B45B'),
    );
  return layer(
    sky(frame),
    hills(frame, 720, 260, light.far),
    rect(0, 720, width, 280, light.ground),
    rect(0, 720, width, 14, lighter(light.ground, 0.4)),
    ellipse(cx, 950, 560, 40, '#1A1420', opacity(0.14)),
    repeat(2, (index) => rect(cx - 400 + index * 784, 190, 18, 520, '#8A5A3C')),
    path(`M${cx - 470} 220 L${cx - 400} 90 H${cx + 400} L${cx + 470} 220Z`, tint.main),
    repeat(4, (index) =>
      path(`M${cx - 365 + index * 210} 220 L${cx - 310 + index * 178} 90 h86 l16 130Z`, '#FFF9EE'),
    ),
    repeat(9, (index) =>
      path(
        `M${cx - 470 + index * 104.4} 218 h104.4 a52 48 0 0 1 -104.4 0Z`,
        index % 2 ? '#FFF9EE' : tint.main,
      ),
    ),
    ...[-290, -96, 98, 292].map((x, index) =>
      layer(
        bouquet(cx + x, 660, 0.95),
        pot(cx + x, 720, 74, [tint.pop, '#4C9FB0', '#E6CFA4', tint.dark][index] ?? tint.pop),
      ),
    ),
    rect(cx - 450, 700, 900, 120, darker(light.wood, 0.1), 14),
    rect(cx - 450, 700, 900, 20, lighter(light.wood, 0.3), 10),
    repeat(8, (index) => rect(cx - 400 + index * 108, 734, 8, 76, darker(light.wood, 0.3))),
    wheel(cx - 280),
    wheel(cx + 280),
    bouquet(cx - 560, 900, 0.8),
    pot(cx - 560, 960, 66, '#B5673B'),
    bouquet(cx + 580, 900, 0.8),
    pot(cx + 580, 960, 66, '#4C9FB0'),
  );
};
