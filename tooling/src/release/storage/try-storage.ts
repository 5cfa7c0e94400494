import { randomBytes, randomUUID } from 'node:crypto';
import type { Storage } from './storage';

/**
 * Writes, reads and deletes a file, so that a store that cannot take a release is found before the release is proved.
 *
 * @param folder where the release will lie; it stays as it was
 * @param bytes that there must be room for
 * @throws Error of the step that failed
 */
export async function tryStorage(storage: Storage, folder: string, bytes: number): Promise<void> {
  const key = `${folder}/tried-${randomUUID()}`;
  const content = randomBytes(bytes);
  await storage.write(key, content, 'pointer', { kind: 'absent' });
  const read = await storage.read(key);
  await storage.remove(key);
  if (!read?.content.equals(content))
    throw new Error(`The store does not return what was written to ${folder}.`);
}
