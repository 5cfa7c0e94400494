import { z } from 'zod';

/** A text parameter: the first value when it is repeated, absent when it is blank. */
export const text = z.preprocess((value) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first.trim() !== '' ? first.trim() : undefined;
}, z.string().max(2000).optional());

/** Like {@link text} for secrets, which are kept as typed. */
export const secret = z.preprocess((value) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}, z.string().max(200));

/** `true`, `1` and a ticked box (`on`) are true, everything else is false. */
export const flag = z.preprocess((value) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return first === 'true' || first === '1' || first === 'on';
}, z.boolean());
