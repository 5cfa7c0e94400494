import fs from 'node:fs';
import path from 'node:path';
import { packageName, releaseVersion } from '@mrw/shared-contracts/manifest';
import * as z from 'zod/mini';
import { readJson } from '../../process/package-manifest';
import { checkedName } from '../../process/release-names';
import { root } from '../../process/root';
import { hashOf, tarOf, unpack, writeTarball } from './tarball';

const keptBuild = z.object({
  version: releaseVersion,
  /** What it was compiled from; a later release of the repository has it in its history. */
  commit: z.string(),
  /** SHA-256 of the tar (hexadecimal). */
  hash: z.string(),
});

/** The last released build of a package, as the repository keeps it. */
export type KeptBuild = z.infer<typeof keptBuild>;

/** Where the repository keeps the last released build of every package: every clone has it, with or without tags. */
const keptFolder = path.join(root, 'tooling/released');

const builds = z.record(packageName, keptBuild);
const listIn = (folder: string) => path.join(folder, 'released.json');
const tarballIn = (folder: string, name: string) => path.join(folder, `${checkedName(name)}.tar.br`);

/** Every kept build by the name of its package. */
export const keptBuilds = (folder = keptFolder): Readonly<Record<string, KeptBuild>> =>
  fs.existsSync(listIn(folder)) ? builds.parse(readJson(listIn(folder))) : {};

/**
 * Unpacks the kept build of a package.
 *
 * @returns a new folder; null when none is kept
 * @throws Error when its bytes are not those of the list
 */
export function unpackKept(name: string, folder = keptFolder): string | null {
  const known = keptBuilds(folder)[name];
  return known ? unpack(tarballIn(folder, name), known.hash) : null;
}

/** Keeps a compiled folder in place of the build before. */
export function keep(
  name: string,
  { version, commit, compiled }: Omit<KeptBuild, 'hash'> & { compiled: string },
  folder = keptFolder,
): KeptBuild {
  const tar = tarOf(compiled);
  const build = { version, commit, hash: hashOf(tar) };
  writeTarball(tar, tarballIn(folder, name));
  const all = Object.entries({ ...keptBuilds(folder), [name]: build });
  const sorted = Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
  fs.writeFileSync(listIn(folder), `${JSON.stringify(sorted, null, 2)}\n`);
  return build;
}
