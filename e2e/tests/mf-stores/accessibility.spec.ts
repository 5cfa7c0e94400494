import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

async function violations(page: Page): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds nothing in the directory with filters and their modal', async ({ site, page }) => {
      await site.open('/about/store?sf_category=1&sf_brand=1');
      await expect(page.getByRole('button', { name: 'Remove Harbour Coffee' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cafe' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Filters (1)' }).click();
      await expect(page.getByRole('checkbox', { name: 'Harbour Coffee' })).toBeChecked();
      expect(await violations(page)).toEqual([]);
    });

    for (const [what, path, text] of [
      ['a store', '/storeDetail/1', 'Related offers'],
      ['a store that does not exist', '/storeDetail/999999', 'See all stores'],
    ] as const)
      test(`axe finds nothing on the page of ${what}`, async ({ site, page }) => {
        await site.open(path);
        await expect(page.getByText(text)).toBeVisible();
        expect(await violations(page)).toEqual([]);
      });
  });
}
