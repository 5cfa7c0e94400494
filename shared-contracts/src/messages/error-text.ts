import * as z from 'zod/mini';

/** A text for the member; sites send an empty one, or null, where they have none. */
export const errorText = z.optional(z.nullable(z.string().check(z.maxLength(1_000))));
