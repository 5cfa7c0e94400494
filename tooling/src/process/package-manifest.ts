import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const manifest = z.object({ version: z.string() });

/** Version that the package.json of a folder names. @throws when it names none */
export function versionIn(folder: string): string {
  const file = path.join(folder, 'package.json');
  const { data } = manifest.safeParse(readJson(file));
  if (!data) throw new Error(`${file} names no version, which a release has.`);
  return data.version;
}

const withExports = z.object({ exports: z.record(z.string(), z.string()) });

/** What a package of ours exports: each subpath with its file, as `src/…`. @throws when it names none */
export const exportedFiles = (folder: string) =>
  Object.entries(withExports.parse(readJson(path.join(folder, 'package.json'))).exports).map(
    ([subpath, file]) => ({ subpath, file: path.posix.normalize(file) }),
  );

/** Parsed JSON of a file, for a schema to judge. @throws Error with its name when it cannot be read */
export function readJson(file: string): unknown {
  const text = fs.readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
