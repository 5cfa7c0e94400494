const hongKongOffset = 8 * 3_600_000;

/**
 * Which greeting fits the hour in Hong Kong.
 *
 * @param now milliseconds since 1970
 */
export function greetingAt(now: number): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date(now + hongKongOffset).getUTCHours();
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
