import path from 'node:path';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { noncePlaceholder } from '../nginx/page-directives';
import { localDeployments, localReleases, localShell } from '../release/local';
import { releasesFolder } from '../root';
import { renderPage } from '../site/page';
import { deploymentProfileOf } from '../site/profiles';
import { pageAssets } from '../site/shell-assets';
import { embedFile } from '../webpack/embed-config';
import { budgets } from './budgets';
import { pageSize, scriptsIn, sizeOf } from './sizes';

type Weighed = { name: string; bytes: number; limit: number };

const kilobyte = 1_024;

/** Measures the live release of this machine. @throws Error before the first build */
async function weigh(): Promise<Weighed[]> {
  const shell = await localShell();
  const { main, standalone } = pageAssets(shell);
  const releases = localReleases();
  const rows: Weighed[] = [
    { name: 'page itself', bytes: pageSize(await livePage(shell, releases)), limit: budgets.page },
    { name: 'shell', bytes: sizeOf(shell, main.scripts), limit: budgets.shell },
    { name: 'standalone page', bytes: sizeOf(shell, standalone.scripts), limit: budgets.standalone },
    { name: 'embed.js', bytes: sizeOf(shell, [embedFile]), limit: budgets.embed },
  ];
  const { remotes } = await localDeployments().read();
  for (const [name, { live }] of Object.entries(remotes)) {
    if (!isWeighed(name)) continue;
    const { entry, exposes } = await releases.descriptor(name, live.version);
    const folder = path.join(releasesFolder, name, live.version);
    const first = sizeOf(folder, [entry, ...(exposes['./app'] ?? [])]);
    rows.push({ name: `${name}, first page`, bytes: first, limit: budgets.firstPage[name] });
    rows.push({
      name: `${name}, whole`,
      bytes: sizeOf(folder, scriptsIn(folder)),
      limit: budgets.wholeRemote[name],
    });
  }
  return rows;
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
    manifest: await localDeployments().manifest(releases, remotes),
    preload: true,
    remoteOrigins: [remotes],
    assets: pageAssets(shell),
  });
}

const isWeighed = (name: string): name is keyof typeof budgets.firstPage => name in budgets.firstPage;

/** Prints the table. @returns whether everything is within its budget */
export async function checkBudgets(): Promise<boolean> {
  const rows = await weigh();
  for (const { name, bytes, limit } of rows) {
    const over = bytes > limit * kilobyte ? '  over its budget' : '';
    console.log(`${name.padEnd(26)}${(bytes / kilobyte).toFixed(1).padStart(8)} of ${limit} kB${over}`);
  }
  return rows.every(({ bytes, limit }) => bytes <= limit * kilobyte);
}
