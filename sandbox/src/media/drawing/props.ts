import { darker, lighter } from './color';
import type { Frame } from './frame';
import { circle, ellipse, layer, opacity, path, place, rect, repeat, stroke } from './shapes';

export const steam = (x: number, y: number, height: number, color = '#FFFFFF') =>
  repeat(3, (index) => {
    const dx = x + (index - 1) * 52;
    const h = height * (index === 1 ? 1 : 0.72);
    return stroke(
      `M${dx} ${y} c-34 ${-h * 0.22} 34 ${-h * 0.38} 0 ${-h * 0.6} s18 ${-h * 0.26} 4 ${-h * 0.4}`,
      color,
      16,
      opacity(index === 1 ? 0.65 : 0.45),
    );
  });

/** A leafy twig that grows upwards from its origin. */
export const sprig = (color: string, leaves = 5) =>
  layer(
    stroke(`M0 0 C10 -90 -14 -190 6 ${-60 * leaves}`, darker(color, 0.25), 8),
    repeat(leaves * 2, (index) => {
      const side = index % 2 === 0 ? 1 : -1;
      const y = -40 - Math.floor(index / 2) * 58;
      const size = 1 - index * 0.045;
      return place(
        layer(
          path(
            'M0 0 C20 -46 84 -60 128 -30 C100 12 40 30 0 0Z',
            index % 4 < 2 ? color : lighter(color, 0.16),
          ),
          stroke('M8 -3 C46 -18 80 -24 112 -26', darker(color, 0.18), 3, opacity(0.6)),
        ),
        0,
        y,
        size,
        side === 1 ? -22 : -158,
      );
    }),
  );

export const pottedPlant = (pot: string, leaf: string) =>
  layer(
    place(sprig(leaf, 5), -10, -110, 0.9, -16),
    place(sprig(lighter(leaf, 0.1), 5), 14, -110, 0.95, 14),
    place(sprig(darker(leaf, 0.1), 4), 0, -100, 0.9, 0),
    path('M-82 -130 H82 L62 0 H-62Z', pot),
    path('M30 -130 H82 L62 0 H22Z', darker(pot, 0.18)),
    rect(-94, -150, 188, 40, lighter(pot, 0.15), 12),
  );

/** Light bulbs on a sagging wire. */
export function bulbs(frame: Frame, y: number, sag: number, color: string, count = 11): string {
  const { width } = frame;
  const at = (share: number) => y + sag * 4 * share * (1 - share);
  return layer(
    stroke(`M-20 ${y} Q${width / 2} ${y + sag * 2} ${width + 20} ${y}`, darker(frame.light.near, 0.2), 5),
    repeat(count, (index) => {
      const share = (index + 0.5) / count;
      const x = share * width;
      return layer(
        circle(x, at(share) + 26, 40, color, opacity(0.18)),
        rect(x - 6, at(share) - 2, 12, 14, '#3A2A2A', 3),
        circle(x, at(share) + 26, 16, color),
      );
    }),
  );
}

export function bunting(
  frame: Frame,
  y: number,
  sag: number,
  colors: readonly [string, ...string[]],
): string {
  const count = Math.round(frame.width / 84);
  const at = (share: number) => y + sag * 4 * share * (1 - share);
  return layer(
    stroke(`M-20 ${y} Q${frame.width / 2} ${y + sag * 2} ${frame.width + 20} ${y}`, '#6B5648', 5),
    repeat(count, (index) => {
      const share = (index + 0.5) / count;
      const x = share * frame.width;
      const color = colors[index % colors.length] ?? colors[0];
      return path(`M${x - 32} ${at(share) - 3} h64 l-32 74Z`, color);
    }),
  );
}

export const confetti = (
  { width, random }: Frame,
  count: number,
  colors: readonly [string, ...string[]],
  low = 700,
) =>
  repeat(count, () => {
    const color = random.pick(colors);
    const x = random.between(0, width);
    const y = random.between(0, low);
    return random.chance(0.5)
      ? place(rect(-9, -16, 18, 32, color, 4), x, y, random.between(0.6, 1.2), random.between(0, 180))
      : circle(x, y, random.between(6, 13), color);
  });

export const gull = (x: number, y: number, s: number, color = '#FFFFFF') =>
  stroke(
    `M${x - 46 * s} ${y - 12 * s} Q${x - 20 * s} ${y - 34 * s} ${x} ${y} Q${x + 20 * s} ${y - 34 * s} ${x + 46 * s} ${y - 12 * s}`,
    color,
    9 * s,
  );

export const plate = (x: number, y: number, rx: number, color: string) =>
  layer(
    ellipse(x, y + rx * 0.07, rx, rx * 0.25, '#1A1420', opacity(0.16)),
    ellipse(x, y, rx, rx * 0.24, darker(color, 0.1)),
    ellipse(x, y - 8, rx, rx * 0.24, color),
    ellipse(x, y - 6, rx * 0.7, rx * 0.15, darker(color, 0.06)),
  );
