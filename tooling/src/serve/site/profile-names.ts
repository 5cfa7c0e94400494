import { knownName } from '../../process/known-name';

export const profileNames = ['A', 'B', 'C'] as const;
export type ProfileName = (typeof profileNames)[number];

/** @throws UsageError when there is no profile of this name */
export const profileOf = (name: string): ProfileName =>
  knownName('profile', name.toUpperCase(), profileNames);
