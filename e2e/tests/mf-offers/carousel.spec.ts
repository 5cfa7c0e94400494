import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

const highlights = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const dot = (page: Page, number: number) =>
  highlights(page).getByRole('button', { name: new RegExp(`^${number} of`) });
const library = /embla/;

test.describe('with fingers', () => {
  test.use(phone);

  test('banners scroll by themselves: what is chosen is chosen at once, and no library is fetched', async ({
    site,
    page,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await site.open('/home');
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    // Every dot that was ever the current one.
    await page.evaluate(() => {
      const passed: (string | null)[] = [];
      Object.assign(window, { passed });
      new MutationObserver(() => {
        const at = document.querySelector('button[aria-current="true"]')?.getAttribute('aria-label') ?? null;
        if (passed.at(-1) !== at) passed.push(at);
      }).observe(document.body, { subtree: true, attributeFilter: ['aria-current'] });
    });
    await dot(page, 4).tap();
    await expect(dot(page, 4)).toHaveAttribute('aria-current', 'true');
    await expect(highlights(page).getByRole('group', { name: /^4 of/ })).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => Reflect.get(window, 'passed') as string[])).toEqual([
      expect.stringMatching(/^4 of/),
    ]);
    expect(scripts.filter((url) => url.includes('embla'))).toEqual([]);
  });
});

test.describe('with a mouse', () => {
  test.use(desktop);

  test('banners can be dragged', async ({ site, page }) => {
    await site.open('/home');
    const first = highlights(page).getByRole('group').first();
    const loaded = page.waitForResponse(library);
    await first.hover();
    await loaded;
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await expect(async () => {
      const box = await first.boundingBox();
      if (!box) throw new Error('no banner');
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.8, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
      await page.mouse.up();
      await expect(dot(page, 1)).not.toHaveAttribute('aria-current', 'true', { timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(/\/home/);
  });
});
