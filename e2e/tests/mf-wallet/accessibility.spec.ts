import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

for (const scheme of ['light', 'dark'] as const)
  test.describe(`phone, ${scheme}`, () => {
    test.use({ ...phone, colorScheme: scheme });

    test('axe finds nothing on the lists, a coupon, its till and its store selection', async ({
      site,
      page,
    }) => {
      test.slow();
      await site.logInAs('demo-level2', '/user/myCoupon');
      await expect(page.getByRole('article').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await site.open('/coupon/1001');
      await page.getByRole('button', { name: 'Show at till' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await violations(page)).toEqual([]);
      await site.open('/coupon/1014/select_store');
      await expect(page.getByRole('radio').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });

test.describe('desktop', () => {
  test.use(desktop);

  test('axe finds nothing on the cash dollars, their code, a ticket and its PIN', async ({ site, page }) => {
    test.slow();
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByRole('dialog', { name: 'Pay with this code' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await site.open('/ticket/2001');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Use ticket' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test('axe finds nothing in a wallet inside the page of a partner', async ({ site, page }) => {
    test.slow();
    const { partner } = site.stack.addresses;
    await page.goto(`${partner.origin}/inline?member=demo-level2&page=coupon`);
    const wallet = page.locator('member-wallet');
    await wallet.getByRole('button', { name: 'Show at till' }).click();
    await expect(wallet.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await wallet.getByRole('button', { name: 'Close' }).click();
    expect(await violations(page)).toEqual([]);
    await page.goto(`${partner.origin}/embed?member=demo-level2`);
    await expect(page.frameLocator('member-wallet iframe').getByRole('article').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});
