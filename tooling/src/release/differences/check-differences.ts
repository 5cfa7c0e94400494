import { sha384 } from '../../compile/webpack/integrity';
import type { Storage } from '../storage/storage';
import { unpackDifference } from './dcz';
import { folderOf, readDifferences } from './difference-list';

const again = 'run "release differences"';

/**
 * Unpacks every difference of the scripts of a release, as far as what it was made from is still there.
 *
 * @param hashes sha384 of each script
 * @returns a line for each fault
 */
export async function differenceFaults(
  storage: Storage,
  name: string,
  hashes: ReadonlyMap<string, string>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const { file, dictionary, name: own, hash } of await readDifferences(storage, name)) {
    const expected = hashes.get(file);
    if (own === undefined || expected === undefined) continue;
    const key = `${folderOf(name)}/${own}`;
    const stored = await storage.read(key);
    if (!stored) {
      faults.push(`${key} is missing in the store: ${again}.`);
      continue;
    }
    const from = await storage.read(dictionary);
    const isWhole =
      sha384(stored.content) === hash &&
      (!from || (await becomes(stored.content, from.content)) === expected);
    if (!isWhole) faults.push(`${key} in the store does not become ${file}: delete it, and ${again}.`);
  }
  return faults;
}

/** Hash of what a difference becomes; null for what is none. */
const becomes = (difference: Buffer, dictionary: Buffer) =>
  unpackDifference(difference, dictionary).then(sha384, () => null);
