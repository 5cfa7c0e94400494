import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { sha384 } from './integrity';
import { mapsFolder } from './maps-folder';

export const descriptorFile = 'descriptor.json';

/** Size in bytes; builds of before contract 1.13 name the hash of their scripts only. */
const describedFile = z.object({ hash: z.string(), size: z.optional(z.int()) });
export type DescribedFile = z.infer<typeof describedFile>;

/** The part of a descriptor that says what lies beside it, without compressed copies. */
export const describedFiles = z.object({
  files: z.optional(z.record(z.string(), describedFile)),
  integrity: z._default(z.record(z.string(), z.string()), {}),
  /** Whether its files stand in the folder of all releases, too. */
  namedByContent: z._default(z.boolean(), false),
});

/**
 * Files that stand in the folder of all releases of a package, too, by their names: its scripts, and what they load from
 * beside them. What tools read has the name of its kind and stays with the release.
 */
export function sharedFiles({ namedByContent, files, integrity }: z.infer<typeof describedFiles>) {
  if (!namedByContent) return {};
  const scripts = Object.entries(integrity).map(([name, hash]): [string, DescribedFile] => [name, { hash }]);
  const all = [...scripts, ...Object.entries(files ?? {})];
  return Object.fromEntries(all.filter(([name]) => !name.endsWith('.json')));
}

/** Names every file of a build in its descriptor; a build without one is none of a package. */
export function describeFiles(folder: string): void {
  const file = path.join(folder, descriptorFile);
  if (!fs.existsSync(file)) return;
  const names = fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).replaceAll(path.sep, '/'),
    )
    .filter(
      (name) => name !== descriptorFile && !name.endsWith('.map') && !name.startsWith(`${mapsFolder}/`),
    );
  const files = Object.fromEntries(
    names.sort().map((name): [string, DescribedFile] => {
      const content = fs.readFileSync(path.join(folder, name));
      return [name, { hash: sha384(content), size: content.length }];
    }),
  );
  fs.writeFileSync(
    file,
    `${JSON.stringify({ ...z.looseObject({}).parse(readJson(file)), files }, null, 1)}\n`,
  );
}
