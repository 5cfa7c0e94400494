import { darker, mix } from './color';
import type { Frame } from './frame';
import { layer, opacity, path, rect, repeat } from './shapes';

type Row = { readonly base: number; readonly low: number; readonly high: number; readonly color: string };

function tower(frame: Frame, x: number, width: number, height: number, row: Row): string {
  const { random, light } = frame;
  const top = row.base - height;
  const windows = light.isDark ? light.sun : mix(row.color, '#FFFFFF', 0.42);
  const columns = Math.max(2, Math.floor(width / 26));
  const rows = Math.max(2, Math.floor(height / 40));
  const step = width / columns;
  const roof = random.pick(['flat', 'spire', 'step', 'slope'] as const);
  return layer(
    rect(x, top, width, height + 4, row.color),
    rect(x + width * 0.66, top, width * 0.34, height + 4, darker(row.color, 0.12)),
    roof === 'spire'
      ? path(`M${x + width * 0.44} ${top} l${width * 0.06} -70 l${width * 0.06} 70Z`, row.color)
      : '',
    roof === 'step' ? rect(x + width * 0.2, top - 26, width * 0.5, 28, row.color) : '',
    roof === 'slope' ? path(`M${x} ${top + 1} L${x + width} ${top - 42} V${top + 1}Z`, row.color) : '',
    repeat(rows * columns, (index) =>
      random.chance(light.isDark ? 0.5 : 0.42)
        ? rect(
            x + step * (index % columns) + step * 0.3,
            top + 16 + Math.floor(index / columns) * 40,
            step * 0.4,
            17,
            windows,
            2,
            opacity(light.isDark ? 0.85 : 0.7),
          )
        : '',
    ),
  );
}

/** A row of towers from edge to edge. */
export function skyline(frame: Frame, row: Row): string {
  const parts: string[] = [];
  let x = -30;
  while (x < frame.width) {
    const width = frame.random.between(70, 140);
    parts.push(tower(frame, x, width, frame.random.between(row.low, row.high), row));
    x += width + frame.random.between(-6, 22);
  }
  return parts.join('');
}
