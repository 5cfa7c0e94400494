import type { Browser, Page } from '@playwright/test';
import type { Device } from './page-load';
import { spreadOf, type Spread } from './statistics';

/** Parts that answer no navigation: with them it must not be slower than without a worker. */
const parts = 'push share';
const rounds = 40;

/** Milliseconds until the first byte of a document. */
export type WorkerCost = Record<'without' | 'with', Spread>;

/**
 * How long a page waits for the first byte of its document on a device that has messages and shared receipts, beside
 * one without a worker. The worker is stopped before: what its start costs is counted.
 *
 * @param slower how many times slower the processor is made
 */
export async function measureWorker(
  browser: Browser,
  origin: string,
  { member, slower }: { member: Device; slower: number },
): Promise<WorkerCost> {
  const open = () => openTab(browser, origin, member, slower);
  const [plain, served] = [await open(), await open()];
  await served.evaluate(register, parts);
  const times: Record<'plain' | 'served', number[]> = { plain: [], served: [] };
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0;
    for (const name of first ? (['plain', 'served'] as const) : (['served', 'plain'] as const))
      times[name].push(await navigate(name === 'plain' ? plain : served, `${origin}/inbox?round=${round}`));
  }
  const isThere = await served.evaluate(
    async () => (await navigator.serviceWorker.getRegistration()) !== undefined,
  );
  for (const tab of [plain, served]) await tab.context().close();
  if (!isThere) throw new Error('The page has removed the worker.');
  return { without: spreadOf(times.plain), with: spreadOf(times.served) };
}

async function openTab(browser: Browser, origin: string, member: Device, slower: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...member });
  const page = await context.newPage();
  // The compiler names functions by a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (made) => made');
  await page.goto(`${origin}/inbox`);
  await page.waitForLoadState('networkidle');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Runs in the page. */
async function register(chosen: string): Promise<void> {
  localStorage.setItem('mrw_worker', chosen);
  await navigator.serviceWorker.register(`/service-worker.js?parts=${chosen.replace(' ', '+')}`, {
    updateViaCache: 'none',
  });
  await navigator.serviceWorker.ready;
}

/** @returns milliseconds from the navigation to the first byte of the document */
async function navigate(page: Page, address: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.stopAllWorkers');
  await client.detach();
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : Number.NaN;
  });
}
