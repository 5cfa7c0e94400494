import fs from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { firstPages } from '../first-pages/first-pages';
import { whileServed } from '../first-pages/served-packages';
import { readJson } from '../../process/package-manifest';
import { checkRelease, checkShell } from '../../release/check-release';
import { factsIn, needsIn } from '../../release/release-facts';
import type { Storage } from '../../release/storage/storage';
import { remoteNames } from '../../process/root';
import { hostDescriptor } from '../../compile/webpack/host-descriptor';
import { lastReleased, type Released } from './released';

type Options = { storage: Storage | null; print: (line: string) => void };
/** Compiled folders of this state of the sources, by the names of their packages. */
type Folders = Readonly<Record<string, string>>;

const hostIn = (folder: string) => hostDescriptor.parse(readJson(path.join(folder, 'descriptor.json')));

/**
 * Runs the released remotes in a new shell: what they need is compared first, then each shows its pages.
 *
 * @param shell its compiled folder
 * @returns whether all of them work
 */
export async function releasedRemotesWork(shell: string, { storage, print }: Options): Promise<boolean> {
  const remotes = await releasedOf(remoteNames, storage, print);
  if (remotes.length === 0) return true;
  try {
    const faults = checkShell(
      hostIn(shell),
      remotes.map(({ folder }) => needsIn(folder)),
    );
    if (faults.length > 0) return refused(faults, print);
    const folders = Object.fromEntries(remotes.map(({ name, folder }) => [name, folder]));
    return await pagesWork({ ...folders, shell }, Object.keys(folders));
  } finally {
    clear(remotes);
  }
}

/** What came of new remotes in the released shell. */
export type InReleasedShell = {
  /** Whether all that were opened work. */
  work: boolean;
  /** Names of those that need a newer contract: they were not opened, and cannot be promoted before the shell. */
  leftOut: readonly string[];
};

/**
 * Runs new remotes in the released shell. One that says that it needs a newer contract is named and left out.
 *
 * @param remotes their compiled folders
 */
export async function inReleasedShell(
  remotes: Folders,
  { storage, print }: Options,
): Promise<InReleasedShell> {
  const [shell] = await releasedOf(['shell'], storage, print);
  if (!shell) return { work: true, leftOut: [] };
  try {
    const host = hostIn(shell.folder);
    const facts = await Promise.all(Object.values(remotes).map(factsIn));
    const [fitting, waiting] = [true, false].map((fits) =>
      facts.filter(({ descriptor }) => semver.satisfies(host.contract, descriptor.contract) === fits),
    );
    for (const { descriptor } of waiting ?? [])
      print(
        `${descriptor.name} is left out: it needs contract ${descriptor.contract}, the released shell speaks ${host.contract}`,
      );
    const leftOut = (waiting ?? []).map(({ descriptor }) => descriptor.name);
    const names = (fitting ?? []).map(({ descriptor }) => descriptor.name);
    const faults = (fitting ?? []).flatMap((one) =>
      checkRelease(one, host, []).map((fault) => `${one.descriptor.name}: ${fault}`),
    );
    if (faults.length > 0) return { work: refused(faults, print), leftOut };
    const work = names.length === 0 || (await pagesWork({ ...remotes, shell: shell.folder }, names));
    return { work, leftOut };
  } finally {
    clear([shell]);
  }
}

async function releasedOf(
  names: readonly string[],
  storage: Storage | null,
  print: Options['print'],
): Promise<Released[]> {
  const found: Released[] = [];
  for (const name of names) {
    const build = await lastReleased(name, storage);
    if (build) found.push(build);
    print(build ? `${name} ${build.version} is the last release` : `${name}: skipped, it was never released`);
  }
  return found;
}

const pagesWork = (folders: Folders, names: readonly string[]) =>
  whileServed(folders, (served) => firstPages(names, { ...served, MRW_FIRST_PAGES_OF: 'releases' }));

function refused(faults: readonly string[], print: Options['print']): false {
  for (const fault of faults) print(`  - ${fault}`);
  return false;
}

const clear = (builds: readonly Released[]) => {
  for (const { folder } of builds) fs.rmSync(folder, { recursive: true, force: true });
};
