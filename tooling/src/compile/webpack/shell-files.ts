import * as z from 'zod/mini';

// Names of what a build of the shell has, apart from the compiler, which those who serve it never load.

/** The one file that partners name in their pages: its address never changes. */
export const embedFile = 'embed.js';

/** Files that are served under the address of the worker: the worker, and what removes an installed one. */
export const workerFiles = { worker: 'service-worker.js', removal: 'service-worker-removal.js' } as const;

/** Files of one entry of the shell. A browser runs a script without a hash whatever is in it. */
export const assetMap = z
  .object({
    /** What a page names, in loading order. */
    scripts: z.array(z.string()),
    /** sha384 of these and of every script that they load later, by file. */
    integrity: z.record(z.string(), z.string().check(z.startsWith('sha384-'))),
  })
  .check(
    z.refine(({ scripts, integrity }) => scripts.every((file) => file in integrity), 'a script has no hash'),
  );
export type AssetMap = z.infer<typeof assetMap>;

/** Name of the file that lists the scripts of an entry. */
export const assetMapFile = (entry: string) => `${entry}.assets.json`;

/** Later scripts, with their hashes: the page passes them to the loader. */
export const laterChunks = ({ scripts, integrity }: AssetMap) =>
  Object.fromEntries(Object.entries(integrity).filter(([file]) => !scripts.includes(file)));
