/**
 * How far the cards of a grid move up so that no gaps are left below the shorter ones. Every card keeps its column,
 * so the order of reading and of the keyboard stays.
 *
 * @param heights of the cards in px, in the order of reading
 * @param columns at least 1
 * @param gap between rows in px
 * @returns px per card, and the px by which the grid becomes shorter
 */
export function masonryMoves(
  heights: readonly number[],
  columns: number,
  gap: number,
): { moves: readonly number[]; spare: number } {
  const moves: number[] = [];
  const ends = new Array<number>(columns).fill(0);
  let top = 0;
  for (let start = 0; start < heights.length; start += columns) {
    const row = heights.slice(start, start + columns);
    row.forEach((height, column) => {
      const end = ends[column] ?? 0;
      moves.push(top - end);
      ends[column] = end + height + gap;
    });
    top += Math.max(...row) + gap;
  }
  return { moves, spare: heights.length === 0 ? 0 : top - Math.max(...ends) };
}
