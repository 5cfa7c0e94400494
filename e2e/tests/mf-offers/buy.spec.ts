import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

const buy = async (page: Page) => {
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
};
const success = (page: Page) => page.getByRole('dialog', { name: 'Successfully redeemed' });
const fact = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Get this offer' })
    .getByText(name, { exact: true })
    .locator('xpath=following-sibling::*');

test('O-051 a redeemed coupon is in my coupons, marked new', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/campaign/101');
  await buy(page);
  await success(page).getByRole('button', { name: 'My coupons' }).click();
  await expect.poll(() => site.path()).toBe('/user/myCoupon');
  const coupon = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Harbour Coffee' }).first();
  await expect(coupon).toContainText('New');
});

test('O-052 after OK the points are lower in header and panel', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/campaign/101');
  await expect(fact(page, 'Available points')).toHaveText('125,000');
  await buy(page);
  await success(page).getByRole('button', { name: 'OK' }).click();
  await expect(fact(page, 'Available points')).toHaveText('124,500');
  await expect(page.getByRole('banner')).toContainText('124.5K');
});

test('O-064 a request that never arrives takes nothing', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/campaign/101');
  await expect(fact(page, 'Available points')).toHaveText('125,000');
  // Aborted in the browser: a connection that the server closes is opened again by the browser on its own.
  await page.route(/campaign_participation_records$/, (route) => route.abort('connectionclosed'));
  await buy(page);
  // The outcome of the purchase is read, and again when responses are slow.
  await expect(page.getByText(/Redemption failed/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(fact(page, 'Available points')).toHaveText('125,000');
});

test('O-145 a purchase with an unknown outcome is found, and paid once', async ({ site, page, sandbox }) => {
  await site.logInAs('demo-level2', '/campaign/101');
  await expect(fact(page, 'Available points')).toHaveText('125,000');
  await sandbox.fault({ match: 'POST /customers/', mode: 'drop_after' });
  await buy(page);
  await success(page).getByRole('button', { name: 'OK' }).click();
  await expect(fact(page, 'Available points')).toHaveText('124,500');
  expect(site.calls(/POST .*campaign_participation_records/)).toHaveLength(1);
});

test('O-067 a visitor comes back to the campaign after the login', async ({ site, page, stack }) => {
  await site.open('/campaign/101');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
  await page
    .getByLabel(/email|mobile/i)
    .first()
    .fill('demo-level2');
  await page
    .getByLabel(/password/i)
    .first()
    .fill('Demo1234');
  await page
    .getByLabel(/password/i)
    .first()
    .press('Enter');
  await expect.poll(() => site.path()).toBe('/campaign/101');
  await expect(fact(page, 'Balance')).toHaveText('124,500');
});
