import { isBlank } from '@mrw/shared-contracts/comparison/comparison-key';
import * as z from 'zod/mini';

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);

/** A text parameter: the first value when it is repeated, absent when it is blank. */
export const text = z.pipe(
  z.transform((value: unknown) => {
    const given = first(value);
    return typeof given === 'string' && !isBlank(given) ? given.trim() : undefined;
  }),
  z.optional(z.string().check(z.maxLength(2000))),
);

/** Like {@link text} for the fields of a form: empty when it is blank. */
export const typed = z.pipe(
  text,
  z.transform((value: string | undefined) => value ?? ''),
);

/** Like {@link text} for secrets, which are kept as typed. */
export const secret = z.pipe(
  z.transform((value: unknown) => {
    const given = first(value);
    return typeof given === 'string' ? given : '';
  }),
  z.string().check(z.maxLength(200)),
);

/** `true`, `1` and a ticked box (`on`) are true, everything else is false. */
export const flag = z.transform((value: unknown) => ['true', '1', 'on'].some((yes) => yes === first(value)));

/** One of a list of words; the fallback for anything else. */
export function choice<const Word extends string>(words: readonly Word[], fallback: Word) {
  return z.transform((value: unknown): Word => words.find((word) => word === first(value)) ?? fallback);
}
