import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { memberPages } from '../../harness/member-pages';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

// One of every kind of page.
const visitorPages = [
  '/home',
  '/offer/LATEST',
  '/about/store',
  '/storeDetail/1',
  '/campaign/101',
  '/campaign/203',
  '/redeem-gift-card?code=GIFT-FRESH-50',
  '/unsubscribe_email?token=UNSUB-ON',
  '/unknown/path',
  '/browser-support',
];

test.describe('desktop', () => {
  test.use(desktop);

  test('axe finds nothing in header, footer and cookie banner, nor in the open menus', async ({
    site,
    page,
  }) => {
    await site.logInAs('demo-level2');
    const edges = ['header', 'footer', 'section[aria-label="Cookies"]'];
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await violations(page, ...edges)).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'About' }).click();
    expect(await violations(page, 'header')).toEqual([]);
    await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
  });

  const checked = async (site: SiteDriver, page: Page, paths: readonly string[]) => {
    const found: Record<string, readonly string[]> = {};
    for (const path of paths) {
      await site.open(path);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      const onPage = await violations(page);
      if (onPage.length > 0) found[path] = onPage;
    }
    return found;
  };

  test('axe finds nothing on any page of a visitor', async ({ site, page }) => {
    test.setTimeout(120_000);
    expect(await checked(site, page, visitorPages)).toEqual({});
  });

  test('axe finds nothing on any page of a member', async ({ site, page }) => {
    test.setTimeout(180_000);
    await site.logInAs('demo-level2');
    expect(await checked(site, page, memberPages)).toEqual({});
  });
});

test.describe('phone', () => {
  test.use(phone);

  test('axe finds nothing in app banner, header and bottom bar', async ({ site, page }) => {
    await site.open('/home');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const parts = ['section[aria-label="Mobile app"]', 'header', 'nav[aria-label="Quick navigation"]'];
    expect(await violations(page, ...parts)).toEqual([]);
  });
});
