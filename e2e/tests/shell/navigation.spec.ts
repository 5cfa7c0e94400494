import { expect, test } from '../../harness/test';

test('S-001 a visitor sees Home, Offers, About, Family booking and log in, no Inbox and no side menu', async ({
  site,
  page,
}) => {
  await site.open('/home');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('listitem').filter({ visible: true })).toHaveText([
    'Home',
    'Offers',
    'About',
    'Family booking',
  ]);
  await expect(header.getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  await expect(header.locator('[aria-haspopup="dialog"]')).toHaveCount(0);
});

test('S-002 a member also has the Inbox with 7 unread, and a side menu of five entries in order', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2');
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Inbox 7 unread' })).toBeVisible();
  await header.locator('[aria-haspopup="dialog"]').click();
  const side = page.getByRole('dialog', { name: 'Menu' });
  await expect(side.getByRole('listitem')).toHaveText([
    'My profile',
    'My card',
    'My coupons',
    'My account',
    'Log out',
  ]);
});

test('S-003 with everything read the Inbox entry has neither a number nor an empty bubble', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-read');
  await expect.poll(() => site.calls(/unread_messages_count/).length).toBeGreaterThan(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox' })).toHaveText('Inbox');
});

test('S-045 a new page starts at the top', async ({ site, page }) => {
  await site.open('/about/store');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => site.path()).toBe('/home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Q-045 after a reload Back leads to the page before', async ({ site, page }) => {
  await site.open('/offer/LATEST');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Harbour Coffee Voucher/ })
    .click();
  await expect.poll(() => site.path()).toBe('/campaign/101');
  await page.reload();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => site.path()).toBe('/offer/LATEST');
});

test('S-046 the footer has terms, privacy and copyright', async ({ site, page }) => {
  await site.open('/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(footer).toContainText('© 2026 Harbour Rewards');
});

test('S-048 an unknown path answers 404 with the not-found page, whose button leads home', async ({
  site,
  page,
}) => {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/unknown/path');
  await site.open('/unknown/path');
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect.poll(() => site.path()).toBe('/home');
});

test('S-052 /about becomes the store directory', async ({ site }) => {
  await site.open('/about');
  await expect.poll(() => site.path()).toBe('/about/store');
});

test('S-096 the header is 80 px high and the content starts below it', async ({ site, page }) => {
  await site.open('/home');
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBe(80);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.y).toBe(80);
});

test('the header of a member fits into 1024 px', async ({ site, page }) => {
  await page.setViewportSize({ width: 1_024, height: 768 });
  await site.logInAs('demo-inbox120');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Inbox/ })).toContainText('99+');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1_024);
});

test('S-005 above 99 unread the badge says 99+', async ({ site, page }) => {
  await site.logInAs('demo-inbox120');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Inbox/ })).toContainText('99+');
});

test('S-047 store selection and cash dollars have no footer', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/use_cash_dollar');
  for (const path of ['/use_cash_dollar', '/select_store', '/coupon/1014/select_store']) {
    await site.open(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  }
});

test('S-050 an unknown tab of the user area falls back to my coupons', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/user/doesNotExist');
  const tabs = page.getByRole('navigation', { name: 'My pages' });
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('My coupons');
});

test('S-053 the About menu has the directory and four pages in new tabs, told the language', async ({
  site,
  page,
}) => {
  await site.open('/home');
  await site.switchLanguage('zh-Hant');
  await page.getByRole('banner').getByRole('button', { name: '關於我們' }).click();
  const menu = page.getByRole('navigation', { name: '主選單' });
  await expect(menu.getByRole('link', { name: '分店目錄' })).toHaveAttribute('href', '/about/store');
  const outside = menu.locator('a[target="_blank"]');
  await expect(outside).toHaveCount(4);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('href', /\?lang=zh-Hant$/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('with the flags of profile B off, their pages are not found, and nothing names level or history', async ({
  site,
  page,
}) => {
  await site.useProfile('B');
  await site.logInAs('demo-level2', '/user/myProfile');
  await expect(page.getByRole('region', { name: '活動紀錄' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/銀卡|級別|交易紀錄/);
  for (const path of [
    '/level_benefit',
    '/level_rule',
    '/transaction_history',
    '/transaction_history_detail/4001',
  ]) {
    await site.open(path);
    await expect(page.getByRole('main').getByRole('link', { name: '返回主頁' })).toBeVisible();
  }
});

test('S-098 the menu works with the keyboard: focus is seen, stays in the dialog and comes back', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2');
  // A fresh page begins at the top; after a navigation the keyboard is at the heading.
  await site.open('/home');
  const opener = page.getByRole('banner').locator('[aria-haspopup="dialog"]');
  await expect(opener).toBeVisible();
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    expect(await focused.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe('none');
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a new page is named in the window and gets the focus at its heading', async ({ site, page }) => {
  await site.open('/home');
  const stores = page.getByRole('heading', { level: 1, name: 'Store directory' });
  await page.getByRole('banner').getByRole('button', { name: 'About' }).press('Enter');
  await page.getByRole('link', { name: 'Store directory' }).press('Enter');
  await expect(stores).toBeFocused();
  await expect(page).toHaveTitle('Store directory - Harbour Rewards');
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

test('the skip link leads to the content without a new place in the history', async ({ site, page }) => {
  await site.open('/about/store');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.locator('body').press('Tab');
  await expect(skip).toBeFocused();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(`${site.origin}/about/store`);
});

test('Escape closes the About menu and gives the focus back', async ({ site, page }) => {
  await site.open('/home');
  const about = page.getByRole('banner').getByRole('button', { name: 'About' });
  await about.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Store directory' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await expect(page.getByRole('link', { name: 'Store directory' })).toHaveCount(0);
});

test('S-102 a failed banner call leaves the rest of home usable', async ({ site, page, sandbox }) => {
  await sandbox.fault({ match: 'GET /homepage_banners', mode: 'status', value: 500 });
  await site.open('/home');
  await expect(page.getByRole('main').getByText('Seems there is an error here')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'All offers' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/campaign/"]').first()).toBeVisible();
});
