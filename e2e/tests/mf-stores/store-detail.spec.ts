import { expect, test } from '../../harness/test';

test('D-021 a sub-category of a store leads to the directory filtered by it', async ({ site, page }) => {
  await site.open('/storeDetail/1');
  await page.getByRole('link', { name: 'Cafe' }).click();
  await expect.poll(() => site.path()).toBe('/about/store?sf_category=1&sf_sub_category=1');
  await expect(page.getByRole('button', { name: 'Cafe', pressed: true })).toBeVisible();
});

test('D-030 a related campaign opens with the store as the place to come back to', async ({ site, page }) => {
  await site.open('/storeDetail/1');
  const related = page.getByRole('region', { name: 'Related offers' });
  await related.getByRole('link').first().click();
  await expect.poll(() => site.path()).toMatch(/^\/campaign\/\d+$/);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain('"fromPath":"/storeDetail/1"');
});
