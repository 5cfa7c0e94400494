import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a picture that a member uploaded, which is stored as PNG.
 *
 * @param path below `/media/`; only plain names in `claims/` are looked up
 * @param uploadsDir folder that holds `claims/`'s files
 */
export async function readUpload(path: string, uploadsDir: string): Promise<Buffer | null> {
  const [, name] = /^claims\/([\w-]+\.png)$/.exec(path) ?? [];
  return name === undefined ? null : readFile(join(uploadsDir, name)).catch(() => null);
}
