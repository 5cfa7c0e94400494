import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { expired } from './expiry';

test.use(phone);

test('a browser without the newer parts logs in, shows card and coupon, buys, and finds a store', async ({
  site,
  page,
}) => {
  test.setTimeout(60_000);
  await expired(page);
  await site.open('/home');
  await expect(page.getByRole('main').getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  // Their removal is the subject of this test.
  expect(
    await page.evaluate(() => ['BroadcastChannel', 'PointerEvent'].filter((name) => name in window)),
  ).toEqual([]);

  await site.logInAs('demo-level2');
  await expect(page.getByRole('main')).toContainText('125,000');

  await site.follow('/user/myCard');
  await expect(page.getByRole('main').getByRole('img', { name: 'QR code' })).toBeVisible();
  await page.getByRole('button', { name: 'Show at till' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await site.follow('/user/myCoupon');
  const coupons = page.getByRole('main').getByRole('article');
  await expect(coupons.first()).toBeVisible();
  await site.follow('/coupon/1001');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByLabel('6-digit staff code').fill('111111');
  await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await site.follow('/campaign/101');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await page
    .getByRole('dialog', { name: 'Successfully redeemed' })
    .getByRole('button', { name: 'OK' })
    .click();

  await site.follow('/offer/LATEST');
  await expect(page.locator('main a[href*="/campaign/"]').first()).toBeVisible();
  await site.follow('/about/store');
  await page.locator('main a[href*="/storeDetail/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Related offers' })).toBeVisible();
  await site.switchLanguage('zh-Hans');
  await expect(page.getByRole('heading', { name: '相关优惠' })).toBeVisible();
});
