import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDataFile } from '../../platform/data-file';
import type { BuildSeed, SeedRows } from '../../platform/db/seed-contract';
import { momentsFrom } from './moments';
import { assertRows, readRows } from './rows';
import type { SeedFiles } from './rows';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** By table: `places/store-categories.yaml` has the rows of `store_categories`. */
const files: SeedFiles = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => [basename(file, '.yaml').replaceAll('-', '_'), readDataFile(join(folder, file))]),
);
const rowsAt = [...files.keys()].map((name) => [name, readRows(name, files)] as const);

/** The demo data; the same moment always gives the same rows. */
export const buildSeed: BuildSeed = (now) => {
  const moments = momentsFrom(now);
  const rows = Object.fromEntries(rowsAt.map(([table, at]) => [table, at(moments)]));
  assertRowsOnce(rows);
  return rows;
};

let areChecked = false;

/** Whether the rows fit their tables does not depend on the moment of seeding. */
function assertRowsOnce(rows: Readonly<Record<string, unknown>>): asserts rows is SeedRows {
  if (areChecked) return;
  assertRows(rows);
  areChecked = true;
}
