import { phone } from '../../harness/devices';
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

test.describe('on a phone', () => {
  test.use(phone);

  test('D-024 the phone number of a store can be called', async ({ site, page }) => {
    await site.open('/storeDetail/1');
    await expect(page.getByRole('link', { name: '+852 2800 1013' })).toHaveAttribute(
      'href',
      'tel:+85228001013',
    );
  });
});
