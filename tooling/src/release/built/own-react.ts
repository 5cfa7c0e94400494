import * as z from 'zod/mini';

const declared = z.object({ ownReact: z.optional(z.literal(true)) });

/**
 * Whether a remote brings React of its own along. Only the release commands read it, so it is in no schema of the shell.
 *
 * @param json content of a `remote.json` or of a descriptor
 */
export const bringsReact = (json: unknown): boolean => declared.parse(json).ownReact === true;
