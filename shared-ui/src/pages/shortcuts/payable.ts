/**
 * The part of a balance that whole cash dollars are worth (§9: rounded down).
 *
 * @param balance points
 * @param rate points for one cash dollar
 */
export function payable(balance: number, rate: number): { points: number; dollars: number } {
  const dollars = Math.max(0, Math.floor(balance / rate));
  return { points: dollars * rate, dollars };
}
