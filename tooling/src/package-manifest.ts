import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const manifest = z.object({ version: z.string() });

/** Version that the package.json of a folder names. @throws when it names none */
export function versionIn(folder: string): string {
  return manifest.parse(readJson(path.join(folder, 'package.json'))).version;
}

/** Parsed JSON of a file, for a schema to judge. @throws when it cannot be read */
export const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
