import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build-all';
import { pin, releasedBuild, type ReleasedBuild } from '../compatibility/released-builds';
import { unpack } from '../compatibility/tarball';
import { firstPages } from '../first-pages/first-pages';
import { whileServed } from '../first-pages/served-packages';
import { openStorage } from '../release/storage/open-storage';
import { remoteNames, varFolder } from '../root';
import { ensureBrowser } from '../test/ensure-browser';

/**
 * `npm run compatibility`: the last released build of every remote runs in the new shell, and the new remotes run in
 * the last released shell. Releases are those of production in `--storage`, else what the last tags compile to.
 */
export async function compatibility(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      storage: { type: 'string' },
      at: { type: 'string' },
      pin: { type: 'boolean', default: false },
    },
  });
  const place = values.storage ?? process.env['MRW_RELEASES'];
  const storage = place ? await openStorage(place, process.env) : null;
  const passed = await isCompatible({ storage, at: values.at ?? null }, values.pin);
  if (!passed) process.exitCode = 1;
}

/** @returns whether both ways work; what has no release yet is skipped, and named */
async function isCompatible(
  sources: Parameters<typeof releasedBuild>[1] = { storage: null, at: null },
  pins = false,
): Promise<boolean> {
  const builds: ReleasedBuild[] = [];
  for (const name of ['shell', ...remoteNames]) {
    const build = await releasedBuild(name, sources);
    if (build) builds.push(build);
    console.log(
      build
        ? `${name} ${build.version} ${build.hash}`
        : `${name}: skipped, neither a release nor a tag is there`,
    );
  }
  if (pins) pin(builds);
  if (builds.length === 0) return true;
  await ensureBrowser();
  await buildAll([], console.log);
  const shell = builds.filter(({ name }) => name === 'shell');
  const remotes = builds.filter(({ name }) => name !== 'shell');
  const oldRemotes = remotes.length === 0 || (await shown('the new shell', remotes));
  const oldShell = shell.length === 0 || (await shown(`the shell ${shell[0]?.version ?? ''}`, shell));
  return oldRemotes && oldShell;
}

/** Shows the first page of remotes: of those that are given, or of all with a shell that is given. */
function shown(inside: string, builds: readonly ReleasedBuild[]): Promise<boolean> {
  const folders = Object.fromEntries(
    builds.map(({ name, tarball }) => {
      const folder = path.join(varFolder, 'released/unpacked', name);
      unpack(tarball, folder);
      return [name, folder];
    }),
  );
  const names = Object.keys(folders).filter((name) => name !== 'shell');
  console.log(`\n== ${names.length > 0 ? 'released' : 'new'} remotes in ${inside}`);
  return whileServed(folders, (served) => firstPages(names, { ...served, MRW_AXE: 'off' }));
}
