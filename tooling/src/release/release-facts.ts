import fs from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import { descriptorFile } from '../compile/webpack/described-files';
import { parseDescriptor } from '../process/former-keys';
import { readJson } from '../process/package-manifest';
import { importsFile, libraryImports, type LibraryImports } from '../compile/webpack/library-imports';
import type { ReleaseFacts } from './check-release';
import { bringsReact } from './built/own-react';
import type { ReleaseStore } from './release-store';

/**
 * What a release is judged by.
 *
 * @throws Error when it is not published, or a file that its descriptor names is missing
 */
export async function factsOf(releases: ReleaseStore, name: string, version: string): Promise<ReleaseFacts> {
  return factsFrom(await releases.descriptor(name, version), (file) => releases.file(name, version, file));
}

/** The same for a compiled folder, before it is a release. */
export const factsIn = (folder: string): Promise<ReleaseFacts> =>
  factsFrom(parseDescriptor(readJson(path.join(folder, 'descriptor.json'))), (file) =>
    fs.existsSync(path.join(folder, file))
      ? fs.promises.readFile(path.join(folder, file))
      : Promise.resolve(null),
  );

/** The same without sizes. */
export const needsIn = (folder: string) => ({
  descriptor: parseDescriptor(readJson(path.join(folder, 'descriptor.json'))),
  imports: importsFrom(
    fs.existsSync(path.join(folder, importsFile)) ? fs.readFileSync(path.join(folder, importsFile)) : null,
  ),
});

/** The same without sizes, of a release. */
export async function needsOf(releases: ReleaseStore, name: string, version: string) {
  return {
    descriptor: await releases.descriptor(name, version),
    imports: importsFrom(await releases.file(name, version, importsFile)),
  };
}

const importsFrom = (file: Buffer | null): LibraryImports =>
  file === null ? {} : libraryImports.parse(JSON.parse(file.toString('utf8')));

async function factsFrom(
  descriptor: RemoteDescriptor,
  read: (file: string) => Promise<Buffer | null>,
): Promise<ReleaseFacts> {
  const { name, version } = descriptor;
  const sizes = new Map<string, number>();
  for (const file of Object.keys(descriptor.integrity)) {
    const compressed = await read(`${file}.br`);
    if (!compressed)
      throw new Error(`${name} ${version} lacks ${file}.br; publish it again under a new version.`);
    sizes.set(file, compressed.length);
  }
  const sum = (files: Iterable<string>) =>
    [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  return {
    descriptor,
    ownReact: bringsReact(JSON.parse(String(await read(descriptorFile)))),
    imports: importsFrom(await read(importsFile)),
    firstLoad: sum(new Set([descriptor.entry, ...(descriptor.exposes['./app'] ?? [])])),
    total: sum(sizes.keys()),
  };
}
