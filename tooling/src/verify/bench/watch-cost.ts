import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { root } from '../../process/root';
import { spreadOf, type Spread } from './statistics';

/** Milliseconds that the watch of the page costs for one mount of a remote and its unmount. */
export type WatchCost = Record<'natives' | 'frame' | 'covers' | 'together', Spread>;

type Part = 'natives' | 'frame' | 'covers';
type Cost = Record<Part, number>;

const address = '/bench-watch.js';
const measurements = 15;
/** Clocks of browsers are too coarse for one. */
const mounts = 200;

/**
 * Measures the watch of the shell in a page of the product: its own sources, with the built-in functions, header and
 * footer that they find there.
 *
 * @param slower how many times slower the processor is made
 */
export async function measureWatch(browser: Browser, origin: string, slower: number): Promise<WatchCost> {
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await serveSources(page);
  await page.goto(`${origin}/about/store`);
  await page.locator('[data-remote] h1, [data-remote] h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The compiler names functions by a helper that pages do not have.
  await page.evaluate('globalThis.__name = (made) => made');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const costs: Cost[] = [];
  for (let count = 0; count < measurements; count += 1) costs.push(await page.evaluate(measure, options));
  await context.close();
  const of = (value: (cost: Cost) => number) => spreadOf(costs.map(value));
  return {
    natives: of(({ natives }) => natives),
    frame: of(({ frame }) => frame),
    covers: of(({ covers }) => covers),
    together: of(({ natives, frame, covers }) => natives + frame + covers),
  };
}

/** The modules of the shell that are measured, as one. */
async function serveSources(page: Page): Promise<void> {
  const names = ['host/remotes/watch-natives', 'entry/site/frame', 'entry/site/uncover'];
  const { outputFiles } = buildSync({
    stdin: {
      contents: names.map((name) => `export * from './${name}';`).join('\n'),
      resolveDir: path.join(root, 'shell/src'),
    },
    bundle: true,
    format: 'esm',
    write: false,
  });
  const body = outputFiles[0]?.text ?? '';
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

const options = { address, mounts };

/** What the shell's modules export, as far as it is measured. */
type Watch = {
  watchNatives(remote: string, telemetry: { report(): void }, step: () => Promise<void>): Promise<void>;
  frameOf(site: Element): unknown;
  healFrame(frame: unknown): string[];
  uncover(site: Element, telemetry: { report(): void }): void;
};

/** Runs in the page. */
async function measure({ address: from, mounts: times }: typeof options): Promise<Cost> {
  const { watchNatives, frameOf, healFrame, uncover } = (await import(from)) as Watch;
  const site = document.querySelector('header')?.parentElement;
  if (!site) throw new Error('The page has no header.');
  const telemetry = {
    report: () => {
      throw new Error('The page is damaged.');
    },
  };
  const timeOf = async (work: () => unknown) => {
    const start = performance.now();
    for (let count = 0; count < times; count += 1) await work();
    return (performance.now() - start) / times;
  };
  const step = () => Promise.resolve();
  const bare = await timeOf(step);
  const watched = await timeOf(() => watchNatives('mf-stores', telemetry, step));
  const healed = await timeOf(() => {
    if (healFrame(frameOf(site)).length > 0) telemetry.report();
  });
  const looked = await timeOf(() => {
    uncover(site, telemetry);
  });
  // A mount and an unmount; the frame is looked at when it changes; covers are looked for twice.
  return { natives: 2 * (watched - bare), frame: healed, covers: 2 * looked };
}

/** `natives 0.012 ms (0.011 to 0.014)` */
export const watchLines = (cost: WatchCost): string[] =>
  Object.entries(cost).map(([name, { median, low, high }]) => {
    const [middle, from, to] = [median, low, high].map((value) => value.toFixed(3));
    return `${name} ${middle} ms (${from} to ${to})`;
  });
