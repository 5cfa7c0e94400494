import { darker, lighter, mix } from './color';
import { FRAME_HEIGHT } from './frame';
import type { Frame } from './frame';
import { circle, ellipse, fade, halo, layer, opacity, path, rect, repeat } from './shapes';

export const sky = ({ width, light, random }: Frame, bottom = FRAME_HEIGHT) =>
  layer(
    fade('sky', light.sky[0], light.sky[2], light.sky[1]),
    rect(0, 0, width, bottom, 'url(#sky)'),
    !light.isDark
      ? ''
      : repeat(26, () =>
          circle(
            random.between(0, width),
            random.between(0, 420),
            random.between(1.5, 4),
            light.sun,
            opacity(0.7),
          ),
        ),
  );

export const sun = ({ light }: Frame, x: number, y: number, r: number) =>
  layer(
    halo('sun', light.sun, 0.85),
    circle(x, y, r * 3, 'url(#sun)'),
    circle(x, y, r, light.sun),
    light.isDark ? circle(x + r * 0.28, y - r * 0.2, r * 0.16, darker(light.sun, 0.12), opacity(0.5)) : '',
  );

export function cloud(x: number, y: number, s: number, color: string, strength = 0.9): string {
  const puff = (dx: number, dy: number, r: number) => circle(x + dx * s, y + dy * s, r * s, color);
  return `<g opacity="${strength}">${layer(
    rect(x - 130 * s, y - 34 * s, 260 * s, 68 * s, color, 34 * s),
    puff(-60, -36, 52),
    puff(14, -62, 72),
    puff(78, -26, 44),
  )}</g>`;
}

export const clouds = (frame: Frame, count: number, low = 90, high = 300) =>
  repeat(count, (index) =>
    cloud(
      (frame.width / count) * (index + frame.random.between(0.15, 0.85)),
      frame.random.between(low, high),
      frame.random.between(0.45, 0.95),
      frame.light.isDark ? mix(frame.light.sky[1], '#FFFFFF', 0.22) : '#FFFFFF',
      frame.light.isDark ? 0.45 : 0.85,
    ),
  );

/** A soft ridge of hills from edge to edge. */
export function hills({ width, random }: Frame, base: number, height: number, color: string): string {
  const steps = 5;
  const points = Array.from({ length: steps + 1 }, (_, index) => ({
    x: (width / steps) * index,
    y: base - height * random.between(0.35, 1),
  }));
  const curve = points.map(({ x, y }, index) => {
    const before = points[index - 1];
    if (before === undefined) return `M0 ${FRAME_HEIGHT} L${x} ${y}`;
    const half = (before.x + x) / 2;
    return `C${half} ${before.y} ${half} ${y} ${x} ${y}`;
  });
  return path(`${curve.join(' ')} L${width} ${FRAME_HEIGHT}Z`, color);
}

/** The Peak: one steep shoulder behind the towers. */
export const peak = ({ cx, width, light }: Frame, base: number, x = cx + 120) =>
  layer(
    path(
      `M${x - 760} ${base} C${x - 480} ${base - 60} ${x - 330} ${base - 330} ${x - 90} ${base - 380}` +
        ` C${x + 30} ${base - 402} ${x + 60} ${base - 300} ${x + 210} ${base - 270}` +
        ` C${x + 420} ${base - 230} ${x + 560} ${base - 60} ${Math.max(width, x + 900)} ${base}Z`,
      light.far,
    ),
    path(
      `M${x - 90} ${base - 380} C${x + 30} ${base - 402} ${x + 60} ${base - 300} ${x + 210} ${base - 270}` +
        ` C${x + 420} ${base - 230} ${x + 560} ${base - 60} ${Math.max(width, x + 900)} ${base}` +
        ` L${x + 60} ${base} C${x + 120} ${base - 160} ${x - 30} ${base - 240} ${x - 90} ${base - 380}Z`,
      darker(light.far, 0.1),
    ),
  );

export const water = ({ width, light, random }: Frame, top: number) =>
  layer(
    fade('water', light.water[0], light.water[1]),
    rect(0, top, width, FRAME_HEIGHT - top, 'url(#water)'),
    repeat(34, () => {
      const depth = random.between(0, 1);
      const y = top + 14 + depth * depth * (FRAME_HEIGHT - top - 20);
      const length = 30 + depth * 150;
      const color = light.isDark ? light.sun : '#FFFFFF';
      return rect(
        random.between(-40, width),
        y,
        length,
        3 + depth * 6,
        color,
        5,
        opacity(light.isDark ? 0.22 : 0.4),
      );
    }),
  );

/** A table or floor of boards; the boards run to the horizon. */
export const boards = ({ width, cx, light }: Frame, top: number, color = light.wood) =>
  layer(
    rect(0, top, width, FRAME_HEIGHT - top, color),
    repeat(13, (index) => {
      const spread = (index - 6) / 6;
      return path(
        `M${cx + spread * width * 0.52} ${top} L${cx + spread * width * 1.25} ${FRAME_HEIGHT} l14 0 L${cx + spread * width * 0.52 + 4} ${top}Z`,
        darker(color, 0.16),
        opacity(0.6),
      );
    }),
    rect(0, top, width, 12, lighter(color, 0.4), 0, opacity(0.7)),
  );

export const tabletop = ({ width, light }: Frame, top: number, color = light.wood) =>
  layer(
    fade('tabletop', lighter(color, 0.18), darker(color, 0.1)),
    rect(0, top, width, FRAME_HEIGHT - top, 'url(#tabletop)'),
    rect(0, top, width, 14, lighter(color, 0.45)),
    repeat(5, (index) => rect(0, top + 62 + index * 52, width, 3, darker(color, 0.14), 0, opacity(0.35))),
  );

export const shadow = (x: number, y: number, rx: number, ry = rx * 0.16) =>
  ellipse(x, y, rx, ry, '#1A1420', opacity(0.18));
