import { sha384 } from '../../compile/webpack/integrity';
import { StorageConflict, type Storage } from '../storage/storage';
import { packDifference, sha256, unpackDifference } from './dcz';
import { changeDifferences, folderOf, readDifferences, type Difference } from './difference-list';
import type { Pair } from './package-scripts';
import { differenceName } from './script-rules';

/** A difference that saves less than this share of the compressed script is not kept. */
const worth = 0.2;

/**
 * Makes the differences that are not there yet, or not any more.
 *
 * @returns how many were made, and how large they and what they stand for are
 * @throws Error when a script is not in the store
 */
export async function makeDifferences(storage: Storage, name: string, pairs: readonly Pair[]) {
  const there = new Set(await storage.files(folderOf(name)));
  const list = await readDifferences(storage, name);
  const known = new Set(list.filter((one) => !one.name || there.has(one.name)).map(nameOf));
  const made: Difference[] = [];
  const sum = { count: 0, bytes: 0, whole: 0 };
  for (const { script, dictionary } of pairs) {
    if (known.has(nameOf({ file: script.file, dictionary: dictionary.key }))) continue;
    const from = await contentOf(storage, dictionary.key);
    const content = await contentOf(storage, script.key);
    const whole = (await contentOf(storage, `${script.key}.br`)).length;
    const packed = await packDifference(content, from);
    const one = { file: script.file, dictionary: dictionary.key };
    if (packed.length > whole * (1 - worth)) {
      made.push(one);
      continue;
    }
    const named = differenceName(script.file, sha256(from));
    const stored = await put(storage, `${folderOf(name)}/${named}`, packed);
    if (!(await unpackDifference(stored, from)).equals(content))
      throw new Error(
        `${folderOf(name)}/${named} does not become ${script.file}: delete it, and make it again.`,
      );
    made.push({ ...one, name: named, hash: sha384(stored) });
    sum.count += 1;
    sum.bytes += stored.length;
    sum.whole += whole;
  }
  if (made.length > 0)
    await changeDifferences(storage, name, (before) => [
      ...before.filter((one) => !made.some((other) => nameOf(other) === nameOf(one))),
      ...made,
    ]);
  return sum;
}

const nameOf = ({ file, dictionary }: Difference) => `${file} ${dictionary}`;

async function contentOf(storage: Storage, key: string): Promise<Buffer> {
  const stored = await storage.read(key);
  if (!stored) throw new Error(`${key} is missing in the store.`);
  return stored.content;
}

/** One of a run that was killed is taken as it is. */
async function put(storage: Storage, key: string, content: Buffer): Promise<Buffer> {
  try {
    await storage.write(key, content, 'immutable', { kind: 'absent' });
    return content;
  } catch (error) {
    if (!(error instanceof StorageConflict)) throw error;
    return contentOf(storage, key);
  }
}
