/**
 * Minutes and seconds of a countdown: `3:12` for 192.
 *
 * @param seconds whole, 0 or more
 */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
