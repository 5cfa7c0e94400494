import { isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
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
  const first = visible(firstName);
  const last = visible(lastName);
  return latinName.test(first) ? first : `${last}${first}`;
}

/** A name of fillers is none. */
const visible = (name: string | null | undefined): string => (name && !isBlank(name) ? name.trim() : '');

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

/**
 * Tells things of one name apart for those who hear only the name.
 *
 * @param names in the order of the list
 * @returns the place of each among those of its name, from 1; null where no other has it
 */
export function namesakePlaces(names: readonly string[]): readonly (number | null)[] {
  const counts = new Map<string, number>();
  const places = names.map((name) => {
    const place = (counts.get(name) ?? 0) + 1;
    counts.set(name, place);
    return place;
  });
  return places.map((place, index) => (counts.get(names[index] ?? '') === 1 ? null : place));
}
