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
  await expect(page.getByRole('link', { name: 'Harbour Coffee stores' })).toBeVisible();
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

test('O-035 a campaign without Chinese texts is read in English, on a page in Chinese', async ({
  site,
  page,
}) => {
  await site.open('/campaign/120?locale=zh-Hant');
  const name = page.getByRole('heading', { level: 1, name: 'English Only' });
  await expect(name).toBeVisible();
  await expect(name.getByText('English Only')).toHaveAttribute('lang', 'en-HK');
  await expect(page.getByText('Twelve films in English')).toBeVisible();
  await expect(page.getByRole('button', { name: '兌換' })).toBeEnabled();
});

test('O-037 the link of a campaign is copied', async ({ site, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await site.open('/campaign/101');
  await page.getByRole('button', { name: 'Copy link' }).click();
  // Not "The link could not be copied".
  await expect(page.getByText('Copied', { exact: true }).first()).toBeVisible();
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

test.describe('on a phone', () => {
  test.use(phone);

  test('header and bottom bar give way while a campaign is read, not its action', async ({ site, page }) => {
    await site.open('/campaign/101');
    const header = page.getByRole('banner');
    const bar = page.getByRole('navigation', { name: 'Quick navigation' });
    const action = page.getByRole('button', { name: 'Redeem' });
    await expect(action).toBeInViewport();
    await page.mouse.move(195, 400);
    await page.mouse.wheel(0, 400);
    await expect(header).not.toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await expect(action).toBeInViewport({ ratio: 1 });
    const text = async () => (await action.boundingBox())?.y ?? 0;
    await expect.poll(text, 'what is left for reading').toBeGreaterThan(0.88 * 844);
    await page.mouse.wheel(0, -40);
    await expect(header).toBeInViewport({ ratio: 1 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    // By keyboard nothing that has the focus is out of sight.
    await page.mouse.wheel(0, 200);
    await expect(bar).not.toBeInViewport();
    await bar.getByRole('link', { name: 'Home' }).focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });
});
