import type { Language } from '@mrw/shared-contracts/language';

const latinName = /^[A-Za-z][A-Za-z .'-]*$/;

/**
 * How the site addresses a member: a Latin first name alone, otherwise last and first name without a blank.
 *
 * @returns an empty text when both are missing
 */
export function displayName(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  const first = firstName?.trim() ?? '';
  const last = lastName?.trim() ?? '';
  return latinName.test(first) ? first : `${last}${first}`;
}

/**
 * One or two characters for a round picture: `CM` for "Chan Man", `陳` for "陳大文".
 *
 * @returns an empty text for an empty name
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = words.slice(0, 2).map((word) => Array.from(word)[0] ?? '');
  const first = letters[0] ?? '';
  return /^[A-Za-z]/.test(first) ? letters.join('').toUpperCase() : first;
}

/** Items one after the other: with commas, in Chinese with 、 (§9). */
export const formatList = (items: readonly (string | number)[], language: Language): string =>
  items.join(language === 'en' ? ', ' : '、');
