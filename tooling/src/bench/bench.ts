import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { readAddresses, type Addresses } from '@mrw/shared-contracts/addresses';
import { buildAll } from '../build/build-all';
import { localDeployments, localReleases } from '../release/local';
import { root } from '../root';
import { startSandbox } from '../site/sandbox-process';
import { startBenchSite, type BenchSite } from './bench-site';
import { buildVariant } from './build/build-variant';
import { interact, type Interactions } from './interactions';
import { liveLongRun, type Growth } from './long-run';
import { visitNextRemote } from './next-remote';
import { loadPage, newPhone, type Device, type PageLoad } from './page-load';
import { pages } from './pages';
import { sandboxMember } from './sandbox-member';
import { summary, type Rounds } from './summary';
import { tableOf } from './table';
import { measureWatch, watchLines } from './watch-cost';
import { federated, microApps, oneBundle, plainFederation, systemModules, type Variant } from './variants';

const results = path.join(root, 'e2e/bench/results/latest.json');

/**
 * `npm run bench [-- --runs 7 --rounds 200 --only one-bundle --only qiankun --as-built]`: the product against
 * the same product as one bundle, and in other kinds of micro-frontends when asked, in interleaved visits of
 * a slow phone, as ratios. With `--watch` it measures what the watch of the page costs instead.
 */
export async function bench(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '7' },
      rounds: { type: 'string', default: '200' },
      'as-built': { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: ['one-bundle'] },
    },
  });
  const addresses = readAddresses({ MRW_PORT_OFFSET: '3000' });
  const only = values.watch ? [] : values.only;
  if (!values['as-built']) {
    await buildAll([], console.log);
    for (const name of only) await buildVariant(name, addresses, console.log);
  }
  const variants = await variantsOf(only, addresses);
  const sandbox = await startSandbox({
    api: addresses.api.origin,
    signOn: addresses.signOn.origin,
    env: { MRW_PORT_OFFSET: '3000', MRW_DATA: 'memory', MRW_LOG: 'silent', MRW_RATE_LIMITS: 'off' },
    quiet: true,
  });
  const [ours] = variants;
  if (!ours) throw new Error('There is nothing to measure.');
  const site = await startBenchSite(addresses, ours);
  const browser = await chromium.launch({
    executablePath: process.env['MRW_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    if (values.watch) {
      for (const slower of [1, 4]) {
        console.log(`processor ${slower} times slower`);
        for (const line of watchLines(await measureWatch(browser, addresses.shell.origin, slower)))
          console.log(`  ${line}`);
      }
      return;
    }
    const member = await sandboxMember(browser, addresses);
    const rounds: Rounds = {};
    for (let run = 1; run <= Number(values.runs); run += 1) {
      console.log(`round ${run} of ${values.runs}`);
      await oneRound({ browser, site, addresses, member }, variants, rounds);
    }
    const growth: Record<string, Growth> = {};
    for (const variant of variants.filter(({ name }) => ['federated', 'one-bundle'].includes(name))) {
      site.use(variant);
      console.log(`${values.rounds} rounds over the remotes, ${variant.name}`);
      growth[variant.name] = await liveLongRun(
        browser,
        addresses.shell.origin,
        member,
        Number(values.rounds),
      );
    }
    const report = summary(rounds, growth);
    fs.mkdirSync(path.dirname(results), { recursive: true });
    fs.writeFileSync(results, `${JSON.stringify(report, null, 2)}\n`);
    console.log(tableOf(report));
  } finally {
    await browser.close();
    await Promise.all([site.stop(), sandbox.stop()]);
  }
}

type Place = { browser: Browser; site: BenchSite; addresses: Addresses; member: Device };

async function variantsOf(names: readonly string[], addresses: Addresses): Promise<Variant[]> {
  const manifest = await localDeployments().manifest(localReleases(), addresses.remotes.origin);
  const makers: Readonly<Record<string, () => Variant>> = {
    'one-bundle': () => oneBundle(manifest),
    'plain-mf': () => plainFederation(manifest),
    systemjs: () => systemModules(manifest, addresses),
    qiankun: () => microApps(manifest, addresses),
  };
  return [await federated(manifest), ...names.flatMap((name) => makers[name]?.() ?? [])];
}

/** Every page once in every variant, next to each other. */
async function oneRound(place: Place, variants: readonly Variant[], rounds: Rounds): Promise<void> {
  const { browser, site, addresses, member } = place;
  const record = (variant: string, figure: string, load: Partial<PageLoad & Interactions>) => {
    for (const [name, value] of Object.entries(load))
      ((rounds[variant] ??= {})[`${figure} ${name}`] ??= []).push(value);
  };
  for (const { path: address, content, forMembers } of pages)
    for (const variant of variants) {
      site.use(variant);
      const page = await newPhone(browser, forMembers ? member : {});
      record(variant.name, address, await loadPage(page, addresses.shell.origin + address, content));
      if (address === '/home') {
        record(variant.name, 'again', await loadPage(page, addresses.shell.origin + address, content));
        record(variant.name, 'reload', await loadPage(page, page.url(), content));
      }
      await page.context().close();
    }
  for (const prefetch of [true, false])
    for (const variant of variants) {
      site.use(variant);
      const page = await newPhone(browser, {});
      const visible = await visitNextRemote(page, addresses.shell.origin, prefetch);
      record(variant.name, prefetch ? 'next with prefetch' : 'next', { visible });
      await page.context().close();
    }
  for (const variant of variants) {
    site.use(variant);
    const page = await newPhone(browser, {});
    record(variant.name, 'interactions', await interact(page, addresses.shell.origin));
    await page.context().close();
  }
}
