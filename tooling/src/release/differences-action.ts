import { describedFiles, descriptorFile } from '../compile/webpack/described-files';
import { deviceVersions } from './device-versions';
import { pairsOf, scriptsOf } from './differences/package-scripts';
import type { ReleaseStore } from './release-store';
import type { ReleaseContext } from './release-context';

type Context = Pick<ReleaseContext, 'releases' | 'deployments' | 'print'>;

/** What is wrong with the scripts of a release as they are served. @param origin of the remotes, or of the site for the shell */
export async function servedFaultsOf(
  releases: ReleaseStore,
  name: string,
  version: string,
  origin: string,
): Promise<string[]> {
  const descriptor = await releases.file(name, version, descriptorFile);
  if (!descriptor) return [];
  const { files = {} } = describedFiles.parse(JSON.parse(descriptor.toString('utf8')));
  const hashes = new Map(Object.entries(files).map(([file, { hash }]) => [file, hash]));
  const { servedFaults } = await import('./differences/served-faults');
  const scripts = scriptsOf(name, version, descriptor);
  return servedFaults({ storage: releases.storage, name, scripts, hashes, origin });
}

/**
 * Makes what is sent of a release to devices of an environment that have one of its versions before.
 *
 * @returns how many differences were made
 * @throws Error when there is no such release
 */
export async function makeDifferencesOf(
  { releases, deployments, print }: Context,
  name: string,
  version: string,
): Promise<number> {
  if (!(await releases.has(name, version))) throw new Error(`${name} ${version} is not published.`);
  const state = { ...(await deployments.read()), history: await deployments.history() };
  const scripts = async (of: string) => {
    const descriptor = await releases.file(name, of, descriptorFile);
    return descriptor ? scriptsOf(name, of, descriptor) : [];
  };
  const before = await Promise.all(deviceVersions(state, name, version, new Date()).map(scripts));
  const pairs = pairsOf(await scripts(version), before);
  if (pairs.length === 0) return 0;
  // It loads a compressor.
  const { makeDifferences } = await import('./differences/make-differences');
  const { count, bytes, whole } = await makeDifferences(releases.storage, name, pairs);
  const noun = count === 1 ? 'difference' : 'differences';
  if (count > 0) print(`${count} ${noun} of ${name} ${version}: ${bytes} bytes in place of ${whole}`);
  return count;
}

/** The same beside a release, which goes on without them: devices then fetch whole files. */
export async function offerDifferences(context: Context, name: string, version: string): Promise<void> {
  await makeDifferencesOf(context, name, version).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    context.print(`there are no differences of ${name} ${version}, devices fetch whole files: ${reason}`);
  });
}
