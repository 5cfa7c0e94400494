import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../root';

/** Hash of files below the project's folder, by name and content; a file that is gone changes it too. */
export function hashOfFiles(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const place = path.join(root, file);
    const isThere = fs.existsSync(place) && fs.statSync(place).isFile();
    hash
      .update(file)
      .update('\0')
      .update(isThere ? fs.readFileSync(place) : 'gone')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}
