export type Marketing = { general: boolean; email: boolean };

/** E-mail on brings general on; general on or off sets both; e-mail off leaves general (§5, Q-131). */
export function switched(current: Marketing, which: keyof Marketing, on: boolean): Marketing {
  if (which === 'general') return { general: on, email: on };
  return { general: on || current.general, email: on };
}

export const differs = (one: Marketing, other: Marketing): boolean =>
  one.general !== other.general || one.email !== other.email;
