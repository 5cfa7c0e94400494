import { circle, layer, opacity, path, place, rect, repeat } from '../drawing/shapes';
import type { Random } from '../drawing/random';

const WIDTH = 750;

/** A till receipt or a card slip on a table; the lines are bars, so that no text is baked in. */
export function receipt(kind: 'receipt' | 'slip', random: Random): string {
  const table = random.pick(['#C99663', '#8FB5A8', '#B9A08A', '#A7B7C4'] as const);
  const lines = kind === 'receipt' ? random.whole(6, 9) : 4;
  const height = 330 + lines * 52;
  const zigzag = Array.from({ length: 14 }, () => `l${-480 / 28} 16 l${-480 / 28} -16`).join(' ');
  const paper = layer(
    rect(-232, -height / 2 + 14, 480, height, '#1A1420', 4, opacity(0.16)),
    path(`M-240 ${-height / 2} H240 V${height / 2} ${zigzag} Z`, '#FFFEFA'),
    circle(0, -height / 2 + 74, 34, kind === 'receipt' ? '#12806F' : '#2F4858'),
    rect(-90, -height / 2 + 126, 180, 16, '#3A4744', 8),
    rect(-60, -height / 2 + 156, 120, 11, '#A9B4B0', 6),
    repeat(lines, (index) => {
      const y = -height / 2 + 206 + index * 48;
      return layer(
        rect(-190, y, random.between(110, 230), 13, '#77857F', 6),
        rect(190 - random.between(50, 84), y, 60, 13, '#3A4744', 6),
      );
    }),
    rect(-190, height / 2 - 122, 380, 4, '#D5DEDA'),
    rect(-190, height / 2 - 104, 110, 20, '#17201E', 8),
    rect(90, height / 2 - 104, 100, 20, '#17201E', 8),
    repeat(34, (index) => rect(-170 + index * 10, height / 2 - 68, random.between(2, 7), 40, '#17201E')),
  );
  return layer(
    rect(0, 0, WIDTH, 1000, table),
    repeat(6, (index) => rect(0, 90 + index * 170, WIDTH, 5, '#1A1420', 0, opacity(0.08))),
    place(paper, WIDTH / 2, 500, 1.05, random.between(-5, 5)),
  );
}
