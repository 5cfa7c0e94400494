import { payInWallet } from '../../harness/acts';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test('W-098 W-099 a partner receives the code of a coupon and answers', async ({ site, page }) => {
  await page.goto(`${site.stack.addresses.partner.origin}/?page=coupon&member=demo-level2`);
  const wallet = page.frameLocator('#wallet');
  await wallet.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(wallet.getByText('Coupon applied').first()).toBeVisible();
  await expect(page.locator('#log li').filter({ hasText: 'APPLY_COUPON' }).first()).toContainText('"code":');
});

test('Q-194 while spending is locked the shop refuses the coupon in its own words', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/user/myAccount');
  const lock = page.getByRole('switch', { name: /^Lock spending/ });
  await lock.click();
  await expect(lock).toBeChecked();
  for (const [path, frame] of [
    ['/', '#wallet'],
    ['/embed', 'member-wallet iframe'],
  ] as const) {
    await page.goto(`${site.stack.addresses.partner.origin}${path}?page=coupon&member=demo-level2`);
    const wallet = page.frameLocator(frame);
    await wallet.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(
      wallet.getByText('Your spending is locked, so we cannot take this coupon.').first(),
    ).toBeVisible();
    await expect(wallet.getByText('Coupon applied')).toHaveCount(0);
    await expect(page.locator('#applied li')).toHaveCount(0);
  }
});

test('W-102 W-120 a partner receives a payment code, and its success cancels nothing', async ({
  site,
  page,
}) => {
  await page.goto(`${site.stack.addresses.partner.origin}/?page=cash&member=demo-level2`);
  const wallet = page.frameLocator('#wallet');
  await payInWallet(wallet);
  await expect(wallet.getByText('Successfully applied').first()).toBeVisible();
  await expect(page.locator('#log li').filter({ hasText: 'APPLY_CASH_CODE' }).first()).toContainText(
    '"value":',
  );
  expect(site.calls(/\/cancel$/)).toEqual([]);
});

test.describe('phone', () => {
  test.use(phone);

  test('the member of a silent partner sees at once that the shop has not answered, and takes the code back', async ({
    site,
    page,
  }) => {
    await page.goto(`${site.stack.addresses.partner.origin}/?page=cash&member=demo-level2`);
    await page.getByRole('radio', { name: /^Silent/ }).check();
    const wallet = page.frameLocator('#wallet');
    await payInWallet(wallet);
    const cancel = wallet.getByRole('button', { name: 'Cancel code' });
    await expect(cancel).toBeInViewport({ timeout: 15_000 });
    await cancel.click();
    await expect.poll(() => site.calls(/\/cancel$/).length).toBe(1);
  });
});
