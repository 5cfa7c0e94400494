import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { watchShifts } from '../../harness/layout-shifts';
import { expect, test } from '../../harness/test';

/** What the product allows itself in a whole visit; a footer that jumps out of the window makes 0.2 and more. */
const little = 0.02;

const lists: readonly { path: string; items: (page: Page) => ReturnType<Page['locator']> }[] = [
  { path: '/offer/LATEST', items: (page) => page.locator('main a[href*="/campaign/"]') },
  { path: '/about/store', items: (page) => page.locator('main a[href*="/storeDetail/"]') },
  { path: '/user/myCoupon', items: (page) => page.getByRole('article') },
  { path: '/transaction_history', items: (page) => page.getByRole('row') },
];

for (const [name, device] of [
  ['desktop', desktop],
  ['phone', phone],
] as const)
  test.describe(name, () => {
    test.use(device);

    for (const { path, items } of lists)
      test(`nothing moves when more of ${path} comes`, async ({ site, page }) => {
        const shifts = await watchShifts(page);
        await site.logInAs('demo-level2', path);
        await items(page).nth(2).waitFor();
        const before = await items(page).count();
        const moved = await shifts();
        // A little past the end of what is there: without the shape of what comes next the footer would be in sight.
        await items(page)
          .last()
          .evaluate((last) => {
            window.scrollBy(0, last.getBoundingClientRect().bottom - window.innerHeight + 300);
          });
        await expect.poll(() => items(page).count()).toBeGreaterThan(before);
        await expect(page.getByRole('contentinfo')).not.toBeInViewport();
        expect((await shifts()) - moved).toBeLessThan(little);
      });

    for (const { path, items } of lists)
      test(`nothing is animated while ${path} is read`, async ({ site, page }) => {
        await site.logInAs('demo-level2', path);
        await items(page).nth(2).waitFor();
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      });
  });
