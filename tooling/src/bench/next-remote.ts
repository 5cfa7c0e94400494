import type { Page } from '@playwright/test';

/** How long a finger or pointer is on a link before the click comes: a quick one. */
const beforeTheClick = 200;
const link = 'a[href="/about/store"]';
const content = '[data-remote="mf-stores"] a[href*="/storeDetail/"]';

/**
 * What precedes the click: a visitor points at the link, as people do; the page was quiet for as long as it takes to
 * prepare what it links to; or nothing, as for a visitor who saves data.
 */
export type Before = 'pointed' | 'quiet' | 'unprepared';

/** Milliseconds after which a page has prepared what it prepares. */
const quietFor = 6_000;

/**
 * From a page of one remote to that of another for the first time.
 *
 * @returns milliseconds from the click until the content is there
 */
export async function visitNextRemote(page: Page, origin: string, before: Before): Promise<number> {
  if (before === 'unprepared')
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
  await page.goto(`${origin}/home`, { waitUntil: 'commit' });
  await page.locator('#root main a[href*="/campaign/"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const wait = { pointed: beforeTheClick, quiet: quietFor, unprepared: 0 }[before];
  return page.evaluate(
    async (parts) => {
      const target = document.querySelector<HTMLAnchorElement>(`#root ${parts.link}`);
      if (!target) throw new Error('There is no link to the other remote.');
      if (parts.isPointed) target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      if (parts.wait > 0) await new Promise((resolve) => setTimeout(resolve, parts.wait));
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
    { link, content, wait, isPointed: before === 'pointed' },
  );
}
