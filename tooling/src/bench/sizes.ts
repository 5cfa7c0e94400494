import fs from 'node:fs';
import path from 'node:path';

export type Sizes = { files: number; gzip: number; brotli: number };

/** Compressed bytes of scripts of one folder, all of them or the named ones. */
export function sizesOf(folder: string, names?: readonly string[]): Sizes {
  const scripts = names ?? fs.readdirSync(folder).filter((file) => file.endsWith('.js'));
  const sum = (suffix: string) =>
    scripts.reduce((total, file) => total + fs.statSync(path.join(folder, file + suffix)).size, 0);
  return { files: scripts.length, gzip: sum('.gz'), brotli: sum('.br') };
}

export const plus = (a: Sizes, b: Sizes): Sizes => ({
  files: a.files + b.files,
  gzip: a.gzip + b.gzip,
  brotli: a.brotli + b.brotli,
});

export const inKilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`;
