import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDataFile } from '../data-file';
import type { BuildSeed } from '../db/seed-contract';
import { momentsFrom } from './moments';
import { assertRows, readRows } from './rows';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The data files by table: `places/store-categories.yaml` has the rows of `store_categories`. */
const files: readonly (readonly [table: string, file: unknown])[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => [basename(file, '.yaml').replaceAll('-', '_'), readDataFile(join(folder, file))]);

/** The demo data; the same moment always gives the same rows. */
export const buildSeed: BuildSeed = (now) => {
  const moments = momentsFrom(now);
  const rows = Object.fromEntries(files.map(([table, file]) => [table, readRows(table, file, moments)]));
  assertRows(rows);
  return rows;
};
