import { toMilliseconds, type Instant } from './dates';

const hour = 3_600_000;
const day = 24 * hour;

/**
 * The calendar day in Hong Kong, which has kept UTC+8 without daylight saving since 1979.
 *
 * @returns `2026-12-03`
 * @throws RangeError when the text is no instant
 */
export function hongKongDay(instant: Instant): string {
  return new Date(toMilliseconds(instant) + 8 * hour).toISOString().slice(0, 10);
}

/**
 * Calendar days in Hong Kong from now to the end: 0 on the last day, negative after it.
 *
 * @throws RangeError when a text is no instant
 */
export function leftDays(end: Instant, now: Instant): number {
  return Math.round((Date.parse(hongKongDay(end)) - Date.parse(hongKongDay(now))) / day);
}

/** How the end of something is shown (§9). */
export type ExpiryLabel =
  | { kind: 'expired' }
  | { kind: 'last-day' }
  /** 1 to 6 days, highlighted. */
  | { kind: 'days-left'; days: number }
  | { kind: 'later'; days: number };

/**
 * How the end of something is to be shown. Which words a date of expiry deserves. Expired as soon as now is after
 * the end instant.
 *
 * @throws RangeError when a text is no instant
 */
export function expiryLabelKind(end: Instant, now: Instant): ExpiryLabel {
  if (toMilliseconds(now) > toMilliseconds(end)) return { kind: 'expired' };
  const days = leftDays(end, now);
  if (days === 0) return { kind: 'last-day' };
  return days <= 6 ? { kind: 'days-left', days } : { kind: 'later', days };
}

/** Milliseconds: `Date` has whole seconds, so this near to a start the server decides. */
const nearEnough = 2_000;

/**
 * Whether something of the server has started, as far as the page can tell; true for a text that is no instant.
 *
 * @param now of the clock of the host (`useNow`)
 */
export function hasStarted(start: Instant, now: number): boolean {
  return !(toMilliseconds(start) - now > nearEnough);
}
