import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
};

/**
 * Reads a picture that a member uploaded.
 *
 * @param path below `/media/`; only plain names in `claims/` are looked up
 * @param uploadsDir folder that holds `claims/`'s files
 */
export async function readUpload(
  path: string,
  uploadsDir: string,
): Promise<{ body: Buffer; contentType: string } | null> {
  const match = /^claims\/([\w-]+\.(\w+))$/.exec(path);
  const contentType = types[match?.[2]?.toLowerCase() ?? ''];
  if (match?.[1] === undefined || contentType === undefined) return null;
  const body = await readFile(join(uploadsDir, match[1])).catch(() => null);
  return body === null ? null : { body, contentType };
}
