import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test('O-026 a campaign shows pictures, tags, stock, brand, texts, share and its action', async ({
  site,
  page,
}) => {
  await site.open('/campaign/101');
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Coffee Voucher' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pictures' })).toBeVisible();
  for (const text of ['Coffee', 'Left', '100', 'How it works', 'About this offer', 'Share'])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stores of Harbour Coffee' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeEnabled();
});

test('O-028 a desktop has no button for the app', async ({ site, page }) => {
  await site.open('/campaign/101');
  await expect(page.getByRole('button', { name: 'Redeem' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in app' })).toHaveCount(0);
});

test('O-036 name and pictures follow the language without a reload', async ({ site, page }) => {
  await site.open('/campaign/101');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Coffee Voucher');
  await site.switchLanguage('zh-Hant');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
});

test('O-037 the link of a campaign is copied', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await site.open('/campaign/101');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/campaign/101`);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('O-027 a phone has a button that opens the campaign in the app', async ({ site, page }) => {
    await site.open('/campaign/101');
    const link = page.getByRole('main').getByRole('link', { name: 'Open in app' });
    await expect(link).toHaveAttribute('href', /:\/\/campaignDetail\?id=101$/);
  });
});
