import { expect, test } from '../../harness/test';

test('words in either Chinese script find the same offers, and Back from one of them keeps the search', async ({
  site,
  page,
}) => {
  await site.open('/offer/LATEST');
  const field = page.getByRole('searchbox', { name: 'Find an offer' });
  await field.fill('海港咖啡礼券');
  await expect(page.getByRole('status').filter({ hasText: '1 offer' })).toBeVisible();
  await field.fill('海港咖啡禮券');
  await expect.poll(() => site.path()).toContain(encodeURIComponent('禮券'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Harbour Coffee Voucher/ })
    .click();
  await expect.poll(() => site.path()).toBe('/campaign/101');
  await page.goBack();
  await expect(field).toHaveValue('海港咖啡禮券');
  await expect(page.getByRole('main').getByRole('link', { name: /Harbour Coffee Voucher/ })).toBeVisible();
});

test('order and kinds go together, in every category, and Back undoes the last choice', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level1', '/offer/LATEST');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Points: low to high' });
  await page.getByRole('button', { name: 'Coupons' }).click();
  await expect.poll(() => site.path()).toBe('/offer/LATEST?sort=points&kind=coupon');
  const prices = page.getByRole('list', { name: 'Latest' }).getByText(/^(Free|[\d,]+ points?)$/);
  await expect(page.getByText(/^\d+ offers$/)).toBeVisible();
  const numbers = (await prices.allTextContents()).map((price) => Number(price.replace(/\D/g, '') || 0));
  expect(numbers.length).toBeGreaterThan(5);
  expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
  await page.getByRole('link', { name: 'Dining', exact: true }).click();
  await expect.poll(() => site.path()).toBe('/offer/Dining?id=1&sort=points&kind=coupon');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Coupons' })).toHaveAttribute('aria-pressed', 'false');
});

test('deployment B shows the offers without a search', async ({ site, page }) => {
  await site.useProfile('B');
  await site.open('/offer/LATEST');
  await expect(page.getByRole('list').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
