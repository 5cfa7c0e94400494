import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { balance } from './balance';

const usage = /POST \/coupons\/\d+\/usage_record/;
const create = /POST \/customers\/\w+\/point_to_cash$/;

async function typeStaffCode(page: Page) {
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByLabel('6-digit staff code').fill('111111');
}
const amountOf = (page: Page) => page.getByLabel('Cash dollars to use');
const code = (page: Page) => page.getByRole('dialog', { name: 'Pay with this code' });

/** Two presses before the page can draw anything between them. */
const pressTwice = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button) => {
    if (!(button instanceof HTMLElement)) return;
    button.click();
    button.click();
  });

test('a use with an unknown outcome that took place ends in success, sent once', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/coupon/1001');
  await typeStaffCode(page);
  await sandbox.fault({ match: 'usage_record', mode: 'drop_after' });
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
  expect(site.calls(usage)).toHaveLength(1);
});

test('cash dollars with an unknown outcome after the debit are debited once and show their code', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/use_cash_dollar');
  await amountOf(page).fill('10');
  await sandbox.fault({ match: '/point_to_cash', mode: 'drop_after' });
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(code(page)).toContainText('HK$10.00');
  await expect(balance(page, '115,000')).toBeVisible();
  const keys = site.calls(create).map(({ headers }) => headers['idempotency-key']);
  // A browser may send it again on its own when the connection breaks: then the page sees one call.
  expect(new Set(keys).size).toBe(1);
});

test('two presses use a coupon once', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/coupon/1001');
  await typeStaffCode(page);
  await pressTwice(page, 'Confirm');
  await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
  expect(site.calls(usage)).toHaveLength(1);
});

test('two presses pay once', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/use_cash_dollar');
  await amountOf(page).fill('10');
  await pressTwice(page, 'Pay now');
  await expect(code(page)).toBeVisible();
  await expect(balance(page, '115,000')).toBeVisible();
  expect(site.calls(create)).toHaveLength(1);
});

test('of two tabs one uses the coupon, the other is told that it is used', async ({
  site,
  page,
  context,
}) => {
  await site.logInAs('demo-level2', '/coupon/1001');
  const other = await context.newPage();
  await other.goto(`${site.origin}/coupon/1001`);
  const tabs = [page, other];
  for (const tab of tabs) await typeStaffCode(tab);
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Confirm' }).click()));
  const titles = await Promise.all(
    tabs.map(async (tab) => {
      const told = tab.getByRole('heading', { name: /^(Coupon used|Already used)$/ });
      await expect(told).toBeVisible();
      return told.textContent();
    }),
  );
  expect(titles.sort()).toEqual(['Already used', 'Coupon used']);
});

test('two tabs that pay hold the points of one code', async ({ site, page, context }) => {
  await site.logInAs('demo-level2', '/use_cash_dollar');
  const other = await context.newPage();
  await other.goto(`${site.origin}/use_cash_dollar`);
  for (const tab of [page, other]) {
    await amountOf(tab).fill('10');
    await tab.getByRole('button', { name: 'Pay now' }).click();
    await expect(code(tab)).toBeVisible();
  }
  await expect(balance(other, '115,000')).toBeVisible();
});
