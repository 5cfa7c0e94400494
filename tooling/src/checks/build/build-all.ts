import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { versionIn } from '../../process/package-manifest';
import { localDeployments, localReleases } from '../../release/local';
import { checkedVersion } from '../../process/release-names';
import { remoteNames, root, varFolder } from '../../process/root';
import { compile } from '../../compile/webpack/compile';
import { remoteSources, shellSources, sourceHash } from './source-hash';

export type BuildReport = { name: string; version: string; built: boolean; seconds: number };

/** Packages that are compiled at the same time: webpack uses one core, and a build needs about 1 GB. */
const atOnce = Math.min(2, os.availableParallelism());

/**
 * Builds what is stale and makes it live in the local environment. Packages are independent: an unchanged one is not
 * touched.
 *
 * @param only names of packages; all when empty
 * @param options.quick compressed at a low level, where there is no whole build of the same sources: nothing is measured,
 *   tested or published of it
 */
export async function buildAll(
  only: readonly string[],
  log: (line: string) => void,
  { quick = false } = {},
): Promise<BuildReport[]> {
  const wanted = (name: string) => only.length === 0 || only.includes(name);
  const waiting = ['shell', ...remoteNames].filter(wanted);
  const reports: BuildReport[] = [];
  const buildNext = async (): Promise<void> => {
    const name = waiting.shift();
    if (name === undefined) return;
    reports.push(await buildOne(name, log, quick));
    await buildNext();
  };
  await Promise.all(Array.from({ length: atOnce }, buildNext));
  return reports;
}

async function buildOne(name: string, log: (line: string) => void, quick: boolean): Promise<BuildReport> {
  const releases = localReleases();
  const hash = sourceHash(name === 'shell' ? shellSources : remoteSources(name));
  // A letter before the hash: digits only, and a 0 the first of them, are no semver.
  const named = (kind: string) => checkedVersion(`${versionIn(path.join(root, name))}-${kind}.h${hash}`);
  const isWhole = !quick || (await releases.has(name, named('local')));
  const version = named(isWhole ? 'local' : 'quick');
  const built = !(await releases.has(name, version));
  const seconds = await timed(built, log, name, async () => {
    const output = path.join(varFolder, 'compiled', `${name}-${version}`);
    await compile({ folder: path.join(root, name), output, version });
    await releases.publish(name, version, output);
    fs.rmSync(output, { recursive: true });
  });
  await localDeployments().promote(name, version);
  return { name, version, built, seconds };
}

async function timed(needed: boolean, log: (line: string) => void, name: string, work: () => Promise<void>) {
  if (!needed) return 0;
  const start = performance.now();
  await work();
  const seconds = (performance.now() - start) / 1_000;
  log(`built ${name} in ${seconds.toFixed(1)} s`);
  return seconds;
}
