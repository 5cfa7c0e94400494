import * as z from 'zod/mini';
import { checkedName } from '../../process/release-names';
import { StorageConflict, type Storage } from '../storage/storage';
import { differencesFolder } from './script-rules';

const difference = z.object({
  /** The script that it becomes. */
  file: z.string(),
  /** Where the dictionary is in the store. */
  dictionary: z.string(),
  /** Its own name; without one the whole file is hardly larger. */
  name: z.optional(z.string()),
  /** sha384 of its bytes. */
  hash: z.optional(z.string()),
});
export type Difference = z.infer<typeof difference>;

const list = z.object({ schema: z.literal(1), differences: z.array(difference) });

export const folderOf = (name: string) => `${differencesFolder}/${checkedName(name)}`;
const listOf = (name: string) => `${folderOf(name)}/list.json`;

/** The differences of a package; throws when their list is damaged. No page reads the list: it grows while the descriptor of a release stays as it is. */
export async function readDifferences(storage: Storage, name: string): Promise<Difference[]> {
  const stored = await storage.read(listOf(name));
  if (!stored) return [];
  try {
    return list.parse(JSON.parse(stored.content.toString('utf8'))).differences;
  } catch (cause) {
    throw new Error(
      `${listOf(name)} is damaged: delete ${folderOf(name)} in the store, and run "release differences".`,
      { cause },
    );
  }
}

/** Changes the list; again when another process did so meanwhile. */
export async function changeDifferences(
  storage: Storage,
  name: string,
  change: (before: readonly Difference[]) => Difference[],
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const stored = await storage.read(listOf(name));
    const differences = change(await readDifferences(storage, name));
    const text = `${JSON.stringify({ schema: 1, differences }, null, 1)}\n`;
    try {
      await storage.write(
        listOf(name),
        Buffer.from(text),
        'pointer',
        stored ? { kind: 'unchanged', tag: stored.tag } : { kind: 'absent' },
      );
      return;
    } catch (error) {
      if (!(error instanceof StorageConflict) || attempt === 20) throw error;
    }
  }
}
