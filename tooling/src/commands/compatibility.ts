import { buildAll } from '../checks/build/build-all';
import { releasedRemotesWork, inReleasedShell } from '../checks/compatibility/check-compatibility';
import { keepReleases, keptPackages, notKept } from '../checks/compatibility/keep-releases';
import { localFolder } from '../release/local';
import { openStorage } from '../release/storage/open-storage';
import { knownName } from '../process/known-name';
import { remoteNames } from '../process/root';
import { ensureBrowser } from '../process/ensure-browser';

type Asked = { storage: string | undefined; at: string | undefined; keep: boolean };

/**
 * `npm run compatibility`: the last released build of every remote runs in the new shell, and the new remotes run in
 * the last released shell. With `--keep` the repository keeps the builds of the last tags, or of a commit (`--at`).
 */
export async function compatibility(words: readonly string[], values: Asked): Promise<void> {
  if (values.keep) {
    const names = words.map((name) => knownName('kept package', name, keptPackages));
    await keepReleases(names.length > 0 ? names : keptPackages, values.at ?? null, console.log);
    return;
  }
  await ensureBrowser();
  await buildAll([], console.log);
  if (!(await isCompatible(null, values.storage ?? process.env['MRW_RELEASES']))) process.exitCode = 1;
}

/**
 * @param packages folders of the packages whose compatibility is in question; null for all
 * @param place of the releases of production; those that the repository keeps without it
 * @returns whether what is built works with what was released
 */
export async function isCompatible(packages: readonly string[] | null, place?: string): Promise<boolean> {
  const missing = notKept();
  for (const line of missing) console.error(line);
  const options = { storage: place ? await openStorage(place, process.env) : null, print: console.log };
  const remotes = Object.fromEntries(
    await Promise.all(
      remoteNames
        .filter((name) => packages?.includes(name) ?? true)
        .map(async (name) => [name, await localFolder(name)] as const),
    ),
  );
  let released = true;
  if (packages?.includes('shell') ?? true) {
    console.log('\n== released remotes in the new shell');
    released = await releasedRemotesWork(await localFolder('shell'), options);
  }
  if (Object.keys(remotes).length === 0) return missing.length === 0 && released;
  console.log('\n== new remotes in the released shell');
  const { work, leftOut } = await inReleasedShell(remotes, options);
  if (leftOut.length > 0)
    console.log(`not run, and refused by promote until the shell is released: ${leftOut.join(', ')}`);
  return missing.length === 0 && released && work;
}
