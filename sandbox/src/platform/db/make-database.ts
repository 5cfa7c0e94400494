import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const library = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
const program = `
  const { PGlite } = await import(${JSON.stringify(library)});
  await (await PGlite.create(process.argv[1])).close();`;

/**
 * Makes the files of an embedded database where there are none, in a process of its own: it would keep the 300 MB that
 * this takes as long as it runs.
 *
 * @param folder of the database
 */
export async function makeDatabase(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  await mkdir(dirname(folder), { recursive: true });
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, folder]);
}
