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
        // Like a thumb, and not so fast that the answers never have anything to push.
        for (let step = 0; (await items(page).count()) === before; step += 1) {
          expect(step, 'more comes before the end of the page').toBeLessThan(200);
          await page.mouse.wheel(0, 200);
          await page.waitForTimeout(50);
        }
        await expect(page.getByRole('contentinfo')).not.toBeInViewport();
        expect((await shifts()) - moved).toBeLessThan(little);
      });
  });
