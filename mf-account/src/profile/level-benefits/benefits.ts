export type Benefit = 'discount' | 'insured' | 'service';

/** The first level that has a benefit (§9). */
const firstLevel: readonly (readonly [Benefit, number])[] = [
  ['discount', 1],
  ['insured', 3],
  ['service', 4],
];

/** @param levelId id of the level, a number as text, from 1 */
export function benefitsOf(levelId: string): Benefit[] {
  return firstLevel.filter(([, from]) => Number(levelId) >= from).map(([benefit]) => benefit);
}
