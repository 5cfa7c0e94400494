import * as z from 'zod/mini';
import { libraryImports } from './library-imports';

/** The shell is released as the remotes are; this lies next to its build. */
export const hostDescriptor = z.object({
  schema: z.literal(1),
  name: z.literal('shell'),
  version: z.string(),
  /** Version of the host contract that it speaks. */
  contract: z.string(),
  /** Versions of the shared modules that it provides. */
  shared: z.record(z.string(), z.string()),
  /** Names that it provides of a library, where these are not all; a shell of before the list has none. */
  provided: z.optional(libraryImports),
  /** Slots that its frame has; a shell of before the list says nothing. */
  draws: z.optional(z.array(z.string())),
  /** Whether it loads scripts that are named by their content from the folder of all releases; an older one does not. */
  sharedFiles: z.optional(z.literal(true)),
});

export type HostDescriptor = z.infer<typeof hostDescriptor>;

/** Slots of the shell's own frame. */
export const slotsOfTheFrame = ['member-offers', 'member-prompt'] as const;
