import type { Page } from '@playwright/test';

/** How long a finger or pointer is on a link before the click comes: a quick one. */
const beforeTheClick = 200;
const link = 'a[href="/about/store"]';
const content = '[data-remote="mf-stores"] a[href*="/storeDetail/"]';

/** The first files of the other remote. */
const files = /\/mf-stores\/.*(remoteEntry|\/app)\./;
/** Longer than the shell waits for an idle page (`prepare-linked.ts`). */
const quietWithin = 30_000;

/**
 * What precedes the click: a visitor points at the link, as people do, or nothing; or the page was idle for so long that
 * the files of what it links to have come.
 */
export type Before = 'pointed' | 'unprepared' | 'quiet';

/**
 * From a page of one remote to that of another for the first time.
 *
 * @returns milliseconds from the click until the content is there
 */
export async function visitNextRemote(page: Page, origin: string, before: Before): Promise<number> {
  await page.goto(`${origin}/home`, { waitUntil: 'commit' });
  await page.locator('#root main a[href*="/campaign/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  if (before === 'quiet') await page.waitForFunction(areThere, files.source, { timeout: quietWithin });
  return page.evaluate(
    async (parts) => {
      const target = document.querySelector<HTMLAnchorElement>(`#root ${parts.link}`);
      if (!target) throw new Error('There is no link to the other remote.');
      if (parts.isPointed) {
        target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, parts.beforeTheClick));
      }
      const start = performance.now();
      target.click();
      return new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(parts.content)) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      });
    },
    { link, content, beforeTheClick, isPointed: before === 'pointed' },
  );
}

/** Runs in the page. */
const areThere = (wanted: string) =>
  performance.getEntriesByType('resource').filter(({ name }) => new RegExp(wanted).test(name)).length >= 2;
