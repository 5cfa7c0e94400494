import { expect, test } from '../../harness/test';

test('S-039 the switch offers the three languages', async ({ site, page }) => {
  await site.open('/home');
  const options = page.getByRole('banner').getByRole('combobox').locator('option');
  await expect(options).toHaveText(['English', '繁體中文', '简体中文']);
});

test('S-040 a switch changes shell and remote without a reload, and the language of the document', async ({
  site,
  page,
}) => {
  await site.open('/home');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await site.switchLanguage('zh-Hant');
  await expect(page.getByRole('banner').getByRole('link', { name: '優惠' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Featured offers' })).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('S-041 the language is kept over a reload', async ({ site, page }) => {
  await site.open('/home');
  await site.switchLanguage('zh-Hans');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: '优惠' })).toBeVisible();
});

test('S-041 a switch on a page whose link names a language is kept over a reload', async ({ site, page }) => {
  await site.open('/about/store?lang=zh-HK&name=harbour');
  await expect(page.getByRole('banner').getByRole('link', { name: '優惠' })).toBeVisible();
  await site.switchLanguage('en');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Offers' })).toBeVisible();
  expect(page.url()).toBe(`${site.origin}/about/store?name=harbour`);
});

test('a link is understood with any spelling of its language and a blank at its end', async ({
  site,
  page,
}) => {
  await site.open('/campaign/101%20?lang=zh_Hant_TW%20');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  expect(site.path()).toBe('/campaign/101?lang=zh_Hant_TW');
  expect(site.calls(/campaigns\/101%20/)).toEqual([]);
});

test('S-042 a deployment with one language hides the switch and speaks it', async ({ site, page }) => {
  await site.useProfile('B');
  await site.open('/home');
  await expect(page.getByRole('banner').getByRole('link', { name: '優惠' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
});

test('the language of a link is kept after the log-in', async ({ site, page }) => {
  await site.open('/about/store?lang=zh-HK');
  await page.getByRole('banner').getByRole('button', { name: '註冊／登入' }).click();
  await page.waitForURL(/\/auth\/login\?.*locale=zh-Hant/);
  await site.logInAs('demo-level2');
  await expect(page.getByRole('banner').getByRole('link', { name: '優惠' })).toBeVisible();
});
