import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Device } from './page-load';
import { roundTrip } from './pages';

/** What a long visit left behind, from the first rounds to the last. */
export type Growth = { nodes: number; listeners: number; heapBytes: number; heapAtEnd: number };

/** Rounds after which everything that is loaded once is loaded. */
const warm = 20;

/**
 * Goes round the pages of the remotes again and again without a reload, on a quick connection.
 *
 * @param rounds how often
 */
export async function liveLongRun(
  browser: Browser,
  origin: string,
  device: Device,
  rounds: number,
): Promise<Growth> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...device });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable');
  await page.goto(origin + roundTrip[0]);
  const goRound = async (times: number) => {
    for (let round = 0; round < times; round += 1) for (const path of roundTrip) await follow(page, path);
    return held(client);
  };
  const before = await goRound(Math.min(warm, rounds));
  const after = await goRound(Math.max(0, rounds - warm));
  await context.close();
  return {
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
    heapBytes: after.heap - before.heap,
    heapAtEnd: after.heap,
  };
}

/** As a link does it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { key: to, idx: 1, usr: null };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.locator('[data-remote] h1, [data-remote] h2').first().waitFor();
}

async function held(client: CDPSession) {
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
}
