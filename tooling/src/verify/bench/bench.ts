import { chromium, type Browser } from '@playwright/test';
import { readAddresses, type Addresses } from '@mrw/shared-contracts/addresses';
import { buildAll } from '../../checks/build/build-all';
import { commitOf } from '../../release/commit-of';
import { localReleases, wholeBuilds } from '../../release/local';
import { root } from '../../process/root';
import { startSandbox } from '../../serve/site/sandbox-process';
import { writeBenchReport } from './bench-report';
import { keepReport } from './bench-results';
import { startBenchSite } from './bench-site';
import { measureDrawing } from './drawing';
import { buildOneBundle } from './build/build-one-bundle';
import { drawingSite } from './drawn-views';
import { liveLongRun, type Growth } from './long-run';
import { oneRound, type Place } from './round';
import type { Device } from './page-load';
import { printRelease } from './print-release';
import { sandboxMember } from './sandbox-member';
import { summary, type Rounds } from './summary';
import { measureWatch, watchLines } from './watch-cost';
import { measureWorker } from './worker-cost';
import { federated, oneBundle, type Variant } from './variants';

/**
 * - `npm run bench [-- --runs 7 --rounds 200 --as-built]`: the product against the same product as one bundle, in
 *   interleaved visits of a slow phone, as ratios, into e2e/bench/results/latest.json and var/reports/bench.md.
 * - `npm run bench -- drawing [--pages 1000]`: how long the job takes for first views.
 * - `npm run bench -- watch`: what the watch of the page costs, `worker`: the worker for a navigation, and
 *   `release`: a release of every package for a member who returns.
 * - `npm run bench -- table`: only the report, from the last results.
 */
export async function bench([part]: readonly string[], values: Settings): Promise<void> {
  if (part === 'table') {
    writeBenchReport();
    return;
  }
  const addresses = readAddresses({ MRW_PORT_OFFSET: '3000' });
  if (!values['as-built']) {
    await buildAll([], console.log);
    if (part === undefined) await buildOneBundle(console.log);
  }
  const sandbox = await startSandbox({
    api: addresses.api.origin,
    signOn: addresses.signOn.origin,
    env: { MRW_PORT_OFFSET: '3000', MRW_DATA: 'memory', MRW_LOG: 'silent', MRW_RATE_LIMITS: 'off' },
    quiet: true,
  });
  try {
    if (part === 'drawing') await measureDrawing(addresses, Number(values.pages));
    else if (part === 'release') await printRelease(addresses, Number(values.runs));
    else await compare(addresses, part, values);
  } finally {
    await sandbox.stop();
  }
  if (part === undefined || part === 'drawing') writeBenchReport();
}

type Settings = {
  runs: string;
  rounds: string;
  pages: string;
  'as-built': boolean;
};

async function compare(
  addresses: Addresses,
  part: string | undefined,
  { runs, rounds: times }: Settings,
): Promise<void> {
  const manifest = await (await wholeBuilds()).manifest(localReleases(), addresses.remotes.origin);
  const variants = [...(await federated(manifest)), ...(part === undefined ? oneBundle(manifest) : [])];
  const [ours] = variants;
  if (!ours) throw new Error('There is nothing to measure.');
  const executablePath = process.env['MRW_CHROMIUM'] ?? '/usr/bin/chromium';
  const site = await startBenchSite(addresses, ours);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    if (part === 'watch') {
      await printWatch(browser, addresses.shell.origin);
      return;
    }
    const member = await sandboxMember(browser, addresses);
    if (part === 'worker') {
      await printWorker(browser, addresses.shell.origin, member);
      return;
    }
    const live = await drawingSite(ours, addresses);
    const place = { browser, site, addresses, member, live, chromium: executablePath };
    const rounds: Rounds = {};
    for (let run = 1; run <= Number(runs); run += 1) {
      console.log(`round ${run} of ${runs}`);
      await oneRound(place, variants, rounds);
    }
    const growth = Number(times) > 0 ? await longVisits(place, variants, Number(times)) : {};
    const report = {
      day: new Date().toISOString().slice(0, 10),
      runs: Number(runs),
      sources: commitOf(root).commit?.slice(0, 8) ?? 'none',
      ...summary(rounds, growth),
    };
    keepReport(report);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function printWatch(browser: Browser, origin: string): Promise<void> {
  for (const slower of [1, 4]) {
    console.log(`processor ${slower} times slower`);
    for (const line of watchLines(await measureWatch(browser, origin, slower))) console.log(`  ${line}`);
  }
}

async function printWorker(browser: Browser, origin: string, member: Device): Promise<void> {
  for (const slower of [1, 4]) {
    console.log(`first byte, processor ${slower} times slower`);
    for (const [name, { median, low, high }] of Object.entries(
      await measureWorker(browser, origin, { member, slower }),
    ))
      console.log(`  ${name} the worker ${[median, low, high].map(Math.round).join(', ')} ms`);
  }
}

async function longVisits(
  { browser, site, addresses, member }: Place,
  variants: readonly Variant[],
  rounds: number,
) {
  const growth: Record<string, Growth> = {};
  for (const variant of variants.filter(({ name }) => ['federated', 'one-bundle'].includes(name))) {
    site.use(variant);
    console.log(`${rounds} rounds over the remotes, ${variant.name}`);
    growth[variant.name] = await liveLongRun(browser, addresses.shell.origin, member, rounds);
  }
  return growth;
}
