import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { balance } from './balance';

async function typeStaffCode(page: Page) {
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByLabel('6-digit staff code').fill('111111');
}
const amountOf = (page: Page) => page.getByLabel('Cash dollars to use');
const code = (page: Page) => page.getByRole('dialog', { name: 'Pay with this code' });

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
