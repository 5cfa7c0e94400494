import * as z from 'zod/mini';

/** A text for the member; sites send an empty one, or null, without a text. */
export const errorText = z.optional(z.nullable(z.string().check(z.maxLength(1_000))));
