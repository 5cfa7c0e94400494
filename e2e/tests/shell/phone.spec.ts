import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(phone);

test('S-051 the tabs of the user area are a dropdown, and the profile ends with offers of the member', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/user/myProfile');
  const offers = page.getByRole('region', { name: 'Only for you' });
  await expect(offers.getByRole('link', { name: /Free Welcome Tea/ })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'My pages' });
  await expect(tabs.getByRole('link', { name: 'My card' })).toBeHidden();
  await tabs.getByRole('button', { name: 'My profile' }).click();
  await tabs.getByRole('link', { name: 'My card' }).click();
  await expect.poll(() => site.path()).toBe('/user/myCard');
  await expect(offers).toBeHidden();
});

test('S-059 the app banner is above the header; closed, the page moves up by 66 px for 7 days', async ({
  site,
  page,
}) => {
  await site.open('/home');
  const banner = page.getByRole('region', { name: 'Mobile app' });
  await expect(banner).toBeVisible();
  const top = async () => (await page.getByRole('main').boundingBox())?.y;
  expect(await top()).toBe(122);
  await banner.getByRole('button', { name: 'Close' }).click();
  await expect(banner).toBeHidden();
  expect(await top()).toBe(56);
  // In another tab too.
  const other = await page.context().newPage();
  await other.goto(`${site.origin}/home`);
  await expect(other.getByRole('contentinfo')).toBeVisible();
  await expect(other.getByRole('region', { name: 'Mobile app' })).toBeHidden();
});

test('S-060 the app banner links to the same campaign in the app', async ({ site, page }) => {
  await site.open('/campaign/101');
  const open = page.getByRole('region', { name: 'Mobile app' }).getByRole('link', { name: 'Open app' });
  await expect(open).toHaveAttribute('href', 'harbourrewards://campaignDetail?id=101');
});

test('S-063 inside another site log in, log out, the bar and the app banner are hidden on every page', async ({
  site,
  page,
}) => {
  // A link of a menu that still rises is not where the press goes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open('/home?isOpenInOtherSite=true');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const nothing = async () => {
    await expect(page.getByRole('region', { name: 'Mobile app' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Quick navigation' })).toHaveCount(0);
  };
  await nothing();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('button', { name: /log in|log out/i })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Store directory' }).click();
  await expect.poll(() => site.path()).toBe('/about/store');
  await nothing();
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await nothing();
});

test('what opens from below is as wide as the screen', async ({ site, page }) => {
  await site.open('/home');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  const { width } = (await menu.boundingBox()) ?? {};
  expect(width).toBe(phone.viewport.width);
  // An entrance that is cut short never ends.
  await expect(page.locator('[data-entering]')).toHaveCount(0);
});

test('S-073 back on a page that was opened directly leads home', async ({ site, page }) => {
  await site.open('/campaign/101');
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => site.path()).toBe('/home');
});

test('S-074 back leads to the list that the visitor came from', async ({ site, page }) => {
  await site.open('/offer/LATEST');
  await page.getByRole('main').locator('a[href^="/campaign/"]').first().click();
  await expect.poll(() => site.path()).toMatch(/^\/campaign\//);
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => site.path()).toBe('/offer/LATEST');
});

test('Q-183 the bar has four entries for visitors, five for members and none where the footer is hidden', async ({
  site,
  page,
}) => {
  await site.open('/home');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar.getByRole('listitem')).toHaveText(['Home', 'Offers', 'Stores', 'Log in']);
  await site.logInAs('demo-level2');
  await expect(bar.getByRole('listitem')).toHaveText(['Home', 'Offers', 'Card', 'Stores', 'Me']);
  await bar.getByRole('link', { name: 'Card' }).click();
  await expect.poll(() => site.path()).toBe('/user/myCard');
  await expect(bar.getByRole('link', { name: 'Card' })).toHaveAttribute('aria-current', 'page');
  await site.open('/use_cash_dollar');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

const routes = [
  '/home',
  '/offer/LATEST',
  '/about/store',
  '/storeDetail/1',
  '/campaign/101',
  '/campaign/203',
  '/unsubscribe_email?token=UNSUB-ON',
  '/unknown/path',
  '/redeem-gift-card',
  '/user/myProfile',
  '/user/myCard',
  '/user/myCoupon',
  '/user/myTicket',
  '/user/myAccount',
  '/activity_log',
  '/coupon/1001',
  '/coupon/1014/select_store',
  '/ticket/2001',
  '/inbox',
  '/inboxDetail/1',
  '/level_benefit',
  '/level_rule',
  '/reward_status',
  '/transaction',
  '/transaction/create',
  '/transactionDetail/3001',
  '/transaction_history',
  '/transaction_history_detail/4001',
  '/use_cash_dollar',
  '/use_coupon',
  '/select_store',
];

test('S-095 no route scrolls sideways at 390 px', async ({ site, context }) => {
  test.setTimeout(120_000);
  await site.logInAs('demo-level2');
  const widthOf = async (path: string) => {
    const page = await context.newPage();
    await page.goto(site.origin + path);
    await expect(page.getByRole('main').filter({ hasText: /\S/ }), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    await page.close();
    return width;
  };
  const wide: string[] = [];
  for (let first = 0; first < routes.length; first += 6) {
    const group = routes.slice(first, first + 6);
    const widths = await Promise.all(group.map(widthOf));
    wide.push(...group.filter((_, index) => (widths[index] ?? 0) > phone.viewport.width));
  }
  expect(wide).toEqual([]);
});
