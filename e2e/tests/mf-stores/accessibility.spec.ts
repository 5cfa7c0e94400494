import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

test.describe('desktop', () => {
  test.use(desktop);

  test('axe finds nothing in the directory with filters and their modal', async ({ site, page }) => {
    await site.open('/about/store?sf_category=1&sf_brand=1');
    await expect(page.getByRole('button', { name: 'Remove Harbour Coffee' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cafe' })).toBeVisible();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.getByRole('checkbox', { name: 'Harbour Coffee' })).toBeChecked();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('phone in the dark', () => {
  test.use({ ...phone, colorScheme: 'dark' });

  test('axe finds nothing on the page of a store', async ({ site, page }) => {
    await site.open('/storeDetail/1');
    await expect(page.getByRole('heading', { name: 'Related offers' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
