/** Maximum dots of a card. */
const most = 5;

/** The fill of each dot, 0 to 1: 5 of 10 stamps fill two and a half of five dots. */
export function dotFills(earned: number, total: number): readonly number[] {
  const dots = Math.min(most, total);
  const filled = (earned / total) * dots;
  return Array.from({ length: dots }, (_, dot) => Math.min(1, Math.max(0, filled - dot)));
}
