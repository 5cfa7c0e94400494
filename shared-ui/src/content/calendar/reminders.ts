const hour = 3_600_000;

/** Hours from the beginning of the day of expiry: 9:00, 3 days and 1 day before. */
const before = [-63, -15] as const;
/** When those have passed: on the day itself. */
const lastCalls = [9, 18, 21] as const;

/**
 * Reminders for an expiry; never in the past.
 *
 * @param day in Hong Kong, `2026-12-03`
 * @returns hours from the beginning of the day; none late in the last evening
 */
export function reminderHours(day: string, now: number): number[] {
  const start = Date.parse(`${day}T00:00:00+08:00`);
  const isAhead = (hours: number) => start + hours * hour > now;
  const early = before.filter(isAhead);
  return early.length > 0 ? early : lastCalls.filter(isAhead).slice(0, 1);
}

/** The duration of RFC 5545 3.3.6: `-P2DT15H`. */
export function durationOf(hours: number): string {
  const whole = Math.abs(hours);
  const days = Math.floor(whole / 24);
  return `${hours < 0 ? '-' : ''}P${days > 0 ? `${days}D` : ''}T${whole % 24}H`;
}
