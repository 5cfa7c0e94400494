import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { inKilobytes, plus, sizesOf, type Sizes } from '../bench/sizes';
import { firstVisit, median, type Visit } from '../bench/visit';
import { buildAll } from '../build/build-all';
import { compile } from '../build/compile';
import { readJson } from '../package-manifest';
import { localDeployments, localReleases, localShell } from '../release/local';
import { releasesFolder, root, varFolder } from '../root';
import { startSandbox } from '../site/sandbox-process';
import { startSite } from '../site/site-server';
import { assetMap } from '../webpack/asset-map-plugin';

const pages = [
  { path: '/home', remote: 'mf-offers', content: 'main h2, main h1' },
  { path: '/about/store', remote: 'mf-stores', content: 'main h1' },
];

/** `npm run bench [-- --runs 7]`: federated against one ordinary bundle of the same product, interleaved, as ratios. */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '5' } } });
  await buildAll([], console.log);
  const oneBundle = path.join(varFolder, 'bench/one-bundle');
  console.log('building the one-bundle product…');
  await compile({
    folder: path.join(root, 'shell'),
    output: oneBundle,
    version: 'one-bundle',
    configuration: path.join(root, 'tooling/src/bench/one-bundle.webpack.ts'),
  });

  await printSizes(oneBundle);

  const federated = await startStack({
    offset: '3000',
    shell: await localShell(),
    preload: true,
  });
  const single = await startStack({ offset: '3100', shell: oneBundle, preload: false });
  const browser = await chromium.launch({
    executablePath: process.env['MRW_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const page of pages) {
      const visits: Record<'federated' | 'one bundle', Visit[]> = { federated: [], 'one bundle': [] };
      for (let run = 0; run < Number(values.runs); run += 1) {
        visits.federated.push(await firstVisit(browser, federated.origin + page.path, page.content));
        visits['one bundle'].push(await firstVisit(browser, single.origin + page.path, page.content));
      }
      printVisits(page.path, visits);
    }
  } finally {
    await browser.close();
    await Promise.all([federated.stop(), single.stop()]);
  }
}

async function startStack(parts: { offset: string; shell: string; preload: boolean }) {
  const addresses = readAddresses({ MRW_PORT_OFFSET: parts.offset });
  const env = { MRW_PORT_OFFSET: parts.offset, MRW_DATA: 'memory', MRW_LOG: 'silent' };
  const sandbox = await startSandbox({
    api: addresses.api.origin,
    signOn: addresses.signOn.origin,
    env,
    quiet: true,
  });
  const publicFolder = path.join(root, 'shell/public');
  const site = await startSite({
    ...parts,
    releases: localReleases(),
    releasesFolder,
    deployments: localDeployments(),
    addresses,
    profile: 'A',
    publicFolder,
  });
  return {
    origin: addresses.shell.origin,
    stop: async () => {
      await Promise.all([site.stop(), sandbox.stop()]);
    },
  };
}

async function printSizes(oneBundle: string): Promise<void> {
  const releases = localReleases();
  const { remotes } = await localDeployments().read();
  const shell = await localShell();
  const rows: [string, Sizes][] = [
    ['shell, first load', sizesOf(shell, assetMap.parse(readJson(path.join(shell, 'assets.json'))).scripts)],
    ['shell, all', sizesOf(shell)],
  ];
  for (const [name, { live }] of Object.entries(remotes)) {
    const descriptor = await releases.descriptor(name, live.version);
    const folder = path.join(releasesFolder, name, live.version);
    const first = [descriptor.entry, ...(descriptor.exposes['./app'] ?? [])];
    rows.push([`${name}, first load`, sizesOf(folder, first)]);
    rows.push([`${name}, all`, sizesOf(folder)]);
  }
  const everything = rows
    .filter(([name]) => name.endsWith(', all'))
    .reduce((total, [, sizes]) => plus(total, sizes), { files: 0, gzip: 0, brotli: 0 });
  const one = sizesOf(oneBundle);
  rows.push(['federated, everything', everything], ['one bundle, everything', one]);
  console.log(
    `\n${'package'.padEnd(28)}${'files'.padStart(6)}${'gzip'.padStart(12)}${'brotli'.padStart(12)}`,
  );
  for (const [name, { files, gzip, brotli }] of rows)
    console.log(
      `${name.padEnd(28)}${String(files).padStart(6)}${inKilobytes(gzip).padStart(12)}${inKilobytes(brotli).padStart(12)}`,
    );
  console.log(`bytes of everything, federated to one bundle: ${(everything.brotli / one.brotli).toFixed(2)}`);
}

function printVisits(page: string, visits: Record<'federated' | 'one bundle', Visit[]>): void {
  console.log(
    `\nfirst visit of ${page} (150 ms, 1.6 Mbps, 4x CPU; medians of ${visits.federated.length} interleaved runs)`,
  );
  const medians = Object.entries(visits).map(([name, list]) => {
    const time = median(list.map((visit) => visit.milliseconds));
    const bytes = median(list.map((visit) => visit.bytes));
    const requests = median(list.map((visit) => visit.requests));
    console.log(
      `  ${name.padEnd(12)} content after ${(time / 1_000).toFixed(2)} s, ${inKilobytes(bytes)} in ${requests} scripts`,
    );
    return { time, bytes };
  });
  const [federated, single] = medians;
  if (federated && single)
    console.log(
      `  ratio        time ${(federated.time / single.time).toFixed(2)}, bytes ${(federated.bytes / single.bytes).toFixed(2)}`,
    );
}
