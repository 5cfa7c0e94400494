import type { Storage } from '../storage/storage';
import { changeDifferences, folderOf, readDifferences, type Difference } from './difference-list';
import type { Script } from './package-scripts';

/** Deletes the differences from and to scripts that no release has. @param left scripts of all releases that are left */
export async function clearDifferences(
  storage: Storage,
  name: string,
  left: readonly Script[],
): Promise<void> {
  const files = new Set(left.map(({ file }) => file));
  const keys = new Set(left.map(({ key }) => key));
  const isNeeded = ({ file, dictionary }: Difference) => files.has(file) && keys.has(dictionary);
  const outdated = (await readDifferences(storage, name)).filter((one) => !isNeeded(one));
  if (outdated.length === 0) return;
  await changeDifferences(storage, name, (before) => before.filter(isNeeded));
  for (const one of outdated) if (one.name) await storage.remove(`${folderOf(name)}/${one.name}`);
}
