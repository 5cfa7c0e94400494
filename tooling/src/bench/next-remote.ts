import type { Page } from '@playwright/test';

/** How long a finger or pointer is on a link before the click comes: a quick one. */
const beforeTheClick = 200;
const link = 'a[href="/about/store"]';
const content = '[data-remote="mf-stores"] a[href*="/storeDetail/"]';

/**
 * From a page of one remote to that of another for the first time.
 *
 * @param prefetch whether the visitor points at the link first, as people do; else the click comes out of nothing
 * @returns milliseconds from the click until the content is there
 */
export async function visitNextRemote(page: Page, origin: string, prefetch: boolean): Promise<number> {
  await page.goto(`${origin}/home`, { waitUntil: 'commit' });
  await page.locator('main a[href*="/campaign/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    async (parts) => {
      const target = document.querySelector<HTMLAnchorElement>(parts.link);
      if (!target) throw new Error('There is no link to the other remote.');
      if (parts.prefetch) {
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
    { link, content, prefetch, beforeTheClick },
  );
}
