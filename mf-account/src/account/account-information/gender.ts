export const genders = ['MALE', 'FEMALE', 'NOT_DISCLOSED'] as const;
export type Gender = (typeof genders)[number];

/** The API sends uppercase; older responses vary in case. */
export function genderOf(text: string | null): Gender | null {
  const upper = text?.toUpperCase().replace(/[\s-]/g, '_');
  return genders.find((gender) => gender === upper) ?? null;
}
