/**
 * The number to show between two values, with an ease-out curve.
 *
 * @param share of the elapsed time, 0 to 1
 * @returns a whole number; exactly `to` from 1 on
 */
export function countAt(from: number, to: number, share: number): number {
  if (share >= 1) return to;
  const eased = 1 - (1 - Math.max(0, share)) ** 3;
  return Math.round(from + (to - from) * eased);
}
