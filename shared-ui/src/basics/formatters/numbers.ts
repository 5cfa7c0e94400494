import { limits } from '@mrw/shared-contracts/constants';

const steps = [
  { from: 1_000_000_000, sign: 'G' },
  { from: 1_000_000, sign: 'M' },
  { from: 10_000, sign: 'K' },
] as const;

const unit = { K: 1_000, M: 1_000_000, G: 1_000_000_000 } as const;

/**
 * Points in the abbreviated form: `999`, `1,000`, `12.3K`, `4M`, `1.2G` (§2).
 * One decimal, rounded down, `.0` dropped (Q-119).
 *
 * @param points any finite number; fractions are cut off
 */
export function formatPoints(points: number): string {
  const whole = Math.trunc(Math.abs(points));
  const minus = points < 0 && whole > 0 ? '-' : '';
  const step = steps.find(({ from }) => whole >= from);
  if (!step) return minus + group(String(whole));
  const tenths = Math.floor(whole / (unit[step.sign] / 10));
  const decimal = tenths % 10;
  return `${minus}${group(String(Math.floor(tenths / 10)))}${decimal === 0 ? '' : `.${decimal}`}${step.sign}`;
}

/**
 * A whole number with thousands separators: `12,345`. The same in every language.
 *
 * @param value any finite number; fractions are cut off
 */
export function formatInteger(value: number): string {
  const whole = Math.trunc(Math.abs(value));
  return (value < 0 && whole > 0 ? '-' : '') + group(String(whole));
}

/**
 * Hong Kong dollars with two decimals: `HK$1,234.50`, `-HK$1,234.50` (§9, Q-146).
 *
 * @param dollars any finite number; rounded to cents
 */
export function formatMoney(dollars: number): string {
  const cents = Math.round(Math.abs(dollars) * 100 + 1e-6);
  const minus = dollars < 0 && cents > 0 ? '-' : '';
  const rest = String(cents % 100).padStart(2, '0');
  return `${minus}HK$${group(String(Math.floor(cents / 100)))}.${rest}`;
}

/**
 * A code in groups that are easy to read aloud: `1234 5678 9012`.
 *
 * @param code any text; blanks in it are dropped
 * @param size characters in a group
 */
export function groupDigits(code: string, size = 4): string {
  const compact = Array.from(code.replace(/\s/g, ''));
  const groups: string[] = [];
  for (let at = 0; at < compact.length; at += size) groups.push(compact.slice(at, at + size).join(''));
  return groups.join(' ');
}

/** The content of an unread badge: empty at 0, up to 99, then 99+ (§9). */
export function formatBadge(count: number): string {
  if (count <= 0) return '';
  return count > limits.unreadBadge ? `${limits.unreadBadge}+` : String(Math.trunc(count));
}

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
