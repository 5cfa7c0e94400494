import fs from 'node:fs';
import path from 'node:path';

/** Bytes of scripts of a release as they travel, compressed with brotli. */
export const sizeOf = (folder: string, files: readonly string[]): number =>
  files.reduce((total, file) => total + fs.statSync(path.join(folder, `${file}.br`)).size, 0);

export const scriptsIn = (folder: string): string[] =>
  fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
