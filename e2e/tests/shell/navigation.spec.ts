import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(desktop);

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

test('S-046 the footer has terms, privacy and copyright', async ({ site, page }) => {
  await site.open('/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(footer).toContainText('© 2026 Harbour Rewards');
});

test('S-048 an unknown path shows the not-found page, whose button leads home', async ({ site, page }) => {
  await site.open('/unknown/path');
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
