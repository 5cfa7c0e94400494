import { limits } from '@mrw/shared-contracts/constants';

export type MonthOption = { month: number; disabled: boolean };

/** Years from 18 years ago back to 150 years ago, both included. */
export function birthYears(today: string): number[] {
  const newest = yearOf(today) - limits.minimumAge;
  const oldest = yearOf(today) - limits.oldestBirthYears;
  return Array.from({ length: newest - oldest + 1 }, (_, index) => newest - index);
}

/**
 * The months of a year; in the youngest year those after the current month cannot be chosen.
 *
 * @param today day in Hong Kong, `2026-11-21`
 */
export function birthMonths(year: number | null, today: string): MonthOption[] {
  const youngest = year === yearOf(today) - limits.minimumAge;
  const current = Number(today.slice(5, 7));
  return Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    disabled: youngest && index + 1 > current,
  }));
}

/** `YYYY-MM-01`, or an empty text while year or month is missing or cannot be chosen. */
export function birthday(year: number | null, month: number | null, today: string): string {
  if (year === null || month === null || birthMonths(year, today)[month - 1]?.disabled) return '';
  return `${year}-${String(month).padStart(2, '0')}-01`;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
