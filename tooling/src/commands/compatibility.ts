import { parseArgs } from 'node:util';
import { buildAll } from '../build/build-all';
import { releasedRemotesWork, inReleasedShell } from '../compatibility/check-compatibility';
import { keepReleases, keptPackages, notKept } from '../compatibility/keep-releases';
import { localFolder } from '../release/local';
import { openStorage } from '../release/storage/open-storage';
import { remoteNames } from '../root';
import { ensureBrowser } from '../test/ensure-browser';

/**
 * `npm run compatibility`: the last released build of every remote runs in the new shell, and the new remotes run in
 * the last released shell. With `--keep` the repository keeps the builds of the last tags, or of a commit (`--at`).
 */
export async function compatibility(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      storage: { type: 'string' },
      at: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  if (values.keep) {
    const names = positionals.length > 0 ? positionals : keptPackages;
    await keepReleases(names, values.at ?? null, console.log);
    return;
  }
  await ensureBrowser();
  await buildAll([], console.log);
  if (!(await isCompatible(values.storage ?? process.env['MRW_RELEASES']))) process.exitCode = 1;
}

/**
 * @param place of the releases of production; those that the repository keeps without it
 * @returns whether what is built works with what was released
 */
export async function isCompatible(place?: string): Promise<boolean> {
  const missing = notKept();
  for (const line of missing) console.error(line);
  const options = { storage: place ? await openStorage(place, process.env) : null, print: console.log };
  const remotes = Object.fromEntries(
    await Promise.all(remoteNames.map(async (name) => [name, await localFolder(name)] as const)),
  );
  console.log('\n== released remotes in the new shell');
  const released = await releasedRemotesWork(await localFolder('shell'), options);
  console.log('\n== new remotes in the released shell');
  const { work, leftOut } = await inReleasedShell(remotes, options);
  if (leftOut.length > 0)
    console.log(`not run, and refused by promote until the shell is released: ${leftOut.join(', ')}`);
  return missing.length === 0 && released && work;
}
