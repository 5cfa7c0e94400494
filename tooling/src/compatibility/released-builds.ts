import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import * as z from 'zod/mini';
import { readJson } from '../package-manifest';
import { Deployments, productionEnvironment } from '../release/deployments';
import { ReleaseStore } from '../release/release-store';
import type { Storage } from '../release/storage/storage';
import { root, varFolder } from '../root';
import { buildAt } from './build-at';
import { hashOf, pack } from './tarball';

/** The last released build of a package: one file, whose hash is fixed. */
export type ReleasedBuild = { name: string; version: string; tarball: string; hash: string };

type Sources = {
  /** Where releases of production are; null without one. */
  storage: Storage | null;
  /** A commit in place of the tags. */
  at: string | null;
};

const pins = z.record(z.string(), z.string());
const pinFile = path.join(root, 'tooling/src/compatibility/released.json');
const folder = path.join(varFolder, 'released');

/**
 * Finds the last released build of a package: what production runs, else what the last tag compiles to.
 *
 * @returns null when there is neither
 * @throws Error when it is not the build that the list of hashes has
 */
export async function releasedBuild(name: string, { storage, at }: Sources): Promise<ReleasedBuild | null> {
  const found = (storage && (await fromStore(name, storage))) ?? (await fromTag(name, at));
  if (!found) return null;
  const known = pins.parse(readJson(pinFile))[`${found.name}@${found.version}`];
  if (known !== undefined && known !== found.hash)
    throw new Error(
      `${name} ${found.version} is not the build that was released: its hash is ${found.hash}.`,
    );
  return found;
}

/** Adds the hashes of builds to the list. */
export function pin(builds: readonly ReleasedBuild[]): void {
  const all = pins.parse(readJson(pinFile));
  for (const { name, version, hash } of builds) all[`${name}@${version}`] = hash;
  const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other)));
  fs.writeFileSync(pinFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

async function fromStore(name: string, storage: Storage): Promise<ReleasedBuild | null> {
  const { remotes } = await new Deployments(storage, productionEnvironment).read();
  const version = remotes[name]?.live.version;
  if (!version) return null;
  const copy = path.join(folder, `${name}-${version}`);
  fs.mkdirSync(copy, { recursive: true });
  const releases = new ReleaseStore(storage);
  for (const file of await storage.files(`${name}/${version}`)) {
    const content = await releases.file(name, version, file);
    if (content) fs.writeFileSync(path.join(copy, file), content);
  }
  return packed(name, version, copy);
}

async function fromTag(name: string, at: string | null): Promise<ReleasedBuild | null> {
  const tag = at ?? lastTag(name);
  if (!tag) return null;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short=12', `${tag}^{commit}`);
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(git('show', `${commit}:${name}/package.json`)));
  const tarball = path.join(folder, `${name}-${version}-${commit}.tar`);
  if (fs.existsSync(tarball)) return { name, version, tarball, hash: hashOf(tarball) };
  const output = path.join(folder, `${name}-${version}`);
  await buildAt(commit, { name, version }, { sources: path.join(folder, commit), output });
  return packed(name, version, output, tarball);
}

/** The highest tag `@mrw/mf-stores@1.2.0` among the commits of this branch. */
function lastTag(name: string): string | null {
  const prefix = `@mrw/${name}@`;
  try {
    const tags = execFileSync('git', ['tag', '--list', `${prefix}*`, '--merged', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [version] = tags
      .split('\n')
      .map((tag) => tag.slice(prefix.length))
      .filter((text) => semver.valid(text) !== null)
      .sort(semver.rcompare);
    return version ? prefix + version : null;
  } catch {
    // No repository here.
    return null;
  }
}

function packed(name: string, version: string, from: string, file?: string): ReleasedBuild {
  const tarball = file ?? path.join(folder, `${name}-${version}.tar`);
  return { name, version, tarball, hash: pack(from, tarball) };
}
