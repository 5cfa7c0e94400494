import { expect, test } from '../../harness/test';

test('O-023 a card shows points, end date, brand icon and tag', async ({ site, page }) => {
  await site.open('/home');
  const card = page.getByRole('link', { name: /Harbour Coffee Voucher/ });
  await expect(card).toContainText('500 points');
  await expect(card).toContainText(/Until \d+ \w+ \d{4}/);
  await expect(card).toContainText('Coffee');
  await card.scrollIntoViewIfNeeded();
  // The brand is a text of the card: its icon beside the photo says nothing more.
  await expect(card.locator('img').nth(1)).toBeVisible();
});

test('O-137 calls carry the member and the language of the page', async ({ site, page }) => {
  await site.open('/home');
  await expect(page.getByRole('link', { name: /Harbour Coffee Voucher/ })).toBeVisible();
  const [visitor] = site.calls(/GET \/campaigns$/);
  expect(visitor?.headers).not.toHaveProperty('authorization');
  expect(visitor?.headers['accept-language']).toBe('en');
  await site.logInAs('demo-level2');
  await expect(page.getByRole('heading', { name: 'Only for you' })).toBeVisible();
  site.clearCalls();
  await site.switchLanguage('zh-Hant');
  await expect(page.getByRole('heading', { name: '為你而設' })).toBeVisible();
  const [member] = site.calls(/GET \/campaigns$/);
  expect(member?.headers['authorization']).toMatch(/^Bearer /);
  expect(member?.headers['accept-language']).toBe('zh-Hant');
});
