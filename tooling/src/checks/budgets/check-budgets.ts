import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { remoteDescriptor } from '@mrw/shared-contracts/manifest';
import { noncePlaceholder } from '../../serve/nginx/page-directives';
import { localReleases, localShell, wholeBuilds } from '../../release/local';
import { releaseKey } from '../../process/release-names';
import { readJson } from '../../process/package-manifest';
import { releasesFolder } from '../../process/root';
import { renderPage } from '../../serve/site/page';
import { deploymentProfileOf } from '../../serve/site/profiles';
import { pageAssets } from '../../serve/site/shell-assets';
import { embedFile } from '../../compile/webpack/shell-files';
import { budgets } from './budgets';
import { pageSize, scriptsIn, sizeOf } from './sizes';

type Weighed = { name: string; bytes: number; limit: number };

const kilobyte = 1_024;

/** Measures the live release of this machine. @throws Error before the first build */
async function weigh(): Promise<Weighed[]> {
  const shell = await localShell();
  const page = pageSize(await livePage(shell, localReleases()));
  const rows: Weighed[] = [{ name: 'page itself', bytes: page, limit: budgets.page }, ...weighShell(shell)];
  const { remotes } = await (await wholeBuilds()).read();
  for (const [name, { live }] of Object.entries(remotes))
    rows.push(...weighRemote(name, path.join(releasesFolder, releaseKey(name, live.version))));
  return rows;
}

function weighShell(folder: string): Weighed[] {
  const { main, standalone } = pageAssets(folder);
  return [
    { name: 'shell', bytes: sizeOf(folder, main.scripts), limit: budgets.shell },
    { name: 'standalone page', bytes: sizeOf(folder, standalone.scripts), limit: budgets.standalone },
    { name: 'embed.js', bytes: sizeOf(folder, [embedFile]), limit: budgets.embed },
  ];
}

function weighRemote(name: string, folder: string): Weighed[] {
  if (!isWeighed(name)) return [];
  const { entry, exposes } = remoteDescriptor.parse(readJson(path.join(folder, 'descriptor.json')));
  const first = sizeOf(folder, [entry, ...(exposes['./app'] ?? [])]);
  return [
    { name: `${name}, first page`, bytes: first, limit: budgets.firstPage[name] },
    { name: `${name}, whole`, bytes: sizeOf(folder, scriptsIn(folder)), limit: budgets.wholeRemote[name] },
  ];
}

/** What is over its budget in a compiled package. */
export function budgetFaults(name: string, folder: string): string[] {
  const rows = name === 'shell' ? weighShell(folder) : weighRemote(name, folder);
  return rows.filter(isOver).map(lineOf);
}

/** The page of the live release of this machine, as `writeSite` creates it. */
async function livePage(shell: string, releases: ReturnType<typeof localReleases>): Promise<string> {
  const addresses = readAddresses({});
  const remotes = addresses.remotes.origin;
  return renderPage({
    path: '/home',
    origin: addresses.shell.origin,
    nonce: noncePlaceholder,
    profile: deploymentProfileOf('A', addresses),
    manifest: await (await wholeBuilds()).manifest(releases, remotes),
    preload: true,
    remoteOrigins: [remotes],
    assets: pageAssets(shell),
  });
}

const isWeighed = (name: string): name is keyof typeof budgets.firstPage => name in budgets.firstPage;

const isOver = ({ bytes, limit }: Weighed) => bytes > limit * kilobyte;

const lineOf = ({ name, bytes, limit }: Weighed) =>
  `${name.padEnd(26)}${(bytes / kilobyte).toFixed(1).padStart(8)} of ${limit} kB`;

/** Prints the table. @returns whether everything is within its budget */
export async function checkBudgets(): Promise<boolean> {
  const rows = await weigh();
  for (const row of rows) console.log(`${lineOf(row)}${isOver(row) ? '  over its budget' : ''}`);
  return !rows.some(isOver);
}
