import fs from 'node:fs';
import path from 'node:path';
import { sharedFolder } from '@mrw/shared-contracts/manifest';
import { copies } from '../compile/webpack/compressed-copies';
import { describedFiles, descriptorFile, sharedFiles } from '../compile/webpack/described-files';
import { checkedName } from '../process/release-names';
import type { Storage, StoredFile } from './storage/storage';

const day = 86_400_000;

/** Where files of all releases of a package stand that are named by their content: devices load them from here. */
export const sharedOf = (name: string) => `${checkedName(name)}/${sharedFolder}`;

/** Files that a descriptor says to be shared. */
const sharedBy = (descriptor: Buffer): string[] =>
  Object.keys(sharedFiles(describedFiles.parse(JSON.parse(descriptor.toString('utf8')))));

/** The shared files of a compiled folder, with the copies of its scripts. */
export const sharedIn = (compiled: string): string[] =>
  sharedBy(fs.readFileSync(path.join(compiled, descriptorFile))).flatMap((file) => [
    file,
    ...(file.endsWith('.js') ? copies.map(({ ending }) => file + ending) : []),
  ]);

/**
 * Writes a file, or a copy of it, that is not there yet. Copies are not compared: another compressor may have made them.
 *
 * @throws Error when the file is there with other bytes
 */
export async function putShared(storage: Storage, key: string, content: Buffer): Promise<void> {
  const stored = await storage.read(key);
  if (!stored) {
    await storage.write(key, content, 'immutable', { kind: 'absent' });
    return;
  }
  if (!copies.some(({ ending }) => key.endsWith(ending)) && !stored.content.equals(content))
    throw new Error(`${key} is in the store with other bytes: delete it, and publish again.`);
  // Its last release may be deleted at this moment: what is new stays.
  if (ageOf(stored) > day / 2)
    await storage.write(key, stored.content, 'immutable', { kind: 'unchanged', tag: stored.tag });
}

const ageOf = ({ writtenAt }: StoredFile) => Date.now() - writtenAt.getTime();

/**
 * Deletes files that no release names. What was written within a day may be of a release that is being published.
 *
 * @param descriptors of all releases that are left
 */
export async function clearShared(storage: Storage, name: string, descriptors: readonly Buffer[]) {
  const named = new Set(descriptors.flatMap(sharedBy));
  for (const file of await storage.files(sharedOf(name))) {
    if (named.has(file.replace(/(\.js)\.\w+$/, '$1'))) continue;
    const key = `${sharedOf(name)}/${file}`;
    const stored = await storage.read(key);
    if (stored && ageOf(stored) > day) await storage.remove(key);
  }
}
