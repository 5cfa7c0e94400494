import { chromiumPath } from '@mrw/tooling/chromium';
import type { CDPSession, Page } from '@playwright/test';
import { browserArguments } from '../../harness/browser';
import { everything } from '../../harness/everything';
import { expect, test } from '../../harness/test';
import { elsewhere, pages } from '../federation/pages';

/** `MRW_CYCLES=20` for a quick look. */
const cycles = Number(process.env['MRW_CYCLES'] ?? 200);

type Held = { nodes: number; listeners: number; heap: number };

/** What the page holds on to after a collection of garbage. */
async function held(devTools: CDPSession): Promise<Held> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners'), heap: valueOf('JSHeapUsedSize') };
}

/** Once nothing is under way any more: a page is still being drawn, and time limits of a mount keep it for 4 s. */
async function settled(devTools: CDPSession): Promise<Held> {
  let last: Held = { nodes: 0, listeners: 0, heap: 0 };
  const isStill = async () => {
    const before = last;
    last = await held(devTools);
    return Math.abs(before.heap - last.heap) < last.heap * 0.005;
  };
  await expect.poll(isStill, { intervals: [5_000], timeout: 60_000 }).toBe(true);
  return last;
}

const shown = (page: Page, remote: string) =>
  expect(page.locator(`[data-remote="${remote}"]`).getByRole('heading').first()).toBeVisible();

// What is measured is what the page holds: not what a recorder of traces keeps in it, nor code that the
// browser compiles anew and better the longer it runs, or throws away while it waits.
test.use({
  trace: 'off',
  launchOptions: {
    executablePath: chromiumPath(),
    args: [...browserArguments, '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode'],
  },
});

// Minutes each: with `npm run faults` only.
if (everything) {
  for (const { remote, path } of pages)
    test(`${remote} comes and goes ${cycles} times and leaves nothing behind`, async ({ site, page }) => {
      test.setTimeout(1_200_000);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Performance.enable');
      const visitor = remote === 'mf-giftcard';
      if (visitor) await site.open(elsewhere(remote));
      else await site.logInAs('demo-level2', elsewhere(remote));
      const away = pages.find((other) => other.path === elsewhere(remote))?.remote ?? 'mf-offers';
      const warm = Math.ceil(cycles / 4);
      let before: Held = { nodes: 0, listeners: 0, heap: 0 };
      for (let cycle = 1; cycle <= cycles; cycle += 1) {
        await site.follow(path);
        await shown(page, remote);
        await site.follow(elsewhere(remote));
        await shown(page, away);
        if (cycle === warm) before = await settled(devTools);
      }
      const after = await settled(devTools);
      expect(after.heap / before.heap).toBeLessThanOrEqual(1.05);
      expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
      expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.05);
      test.info().annotations.push({ type: 'cases', description: String(cycles) });
    });
}
