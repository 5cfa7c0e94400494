import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { showToCamera } from './camera';

const usage = /POST \/coupons\/\d+\/usage_record/;

test.describe('desktop', () => {
  test.use(desktop);

  const openPin = async (
    { site, page }: Pick<Parameters<Parameters<typeof test>[2]>[0], 'site' | 'page'>,
    id: string,
  ) => {
    await site.logInAs('demo-level2', `/coupon/${id}`);
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await page.getByLabel('6-digit staff code').fill('111111');
  };
  const confirm = 'Confirm';

  test('W-043 a staff code uses the coupon and leads to the obsolete tab', async ({ site, page }) => {
    await openPin({ site, page }, '1001');
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
    expect(site.path()).toBe('/user/myCoupon');
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('tab', { name: 'Used or expired' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article').filter({ hasText: 'Hand-brewed coffee' })).toContainText('Used');
    expect(site.calls(usage).map(({ body }) => body)).toEqual([{ staff_code: '111111' }]);
    const reads = site.calls(/GET \/customers\/\d+\/coupons$/);
    const ofUsed = reads.filter(
      ({ query }) => query['filter[customer_detail_coupon_type]'] === 'USED_OR_EXPIRED',
    );
    expect(ofUsed).toHaveLength(1);
  });

  test('W-050 a coupon that staff used meanwhile is status 6', async ({ site, page, sandbox }) => {
    await openPin({ site, page }, '1001');
    await sandbox.post('/sandbox/admin/use', { coupon: '1001', by: 'ADMIN' });
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('alertdialog', { name: 'Already used' })).toBeVisible();
  });

  test('W-051 a coupon that was disabled meanwhile is status 7', async ({ site, page, sandbox }) => {
    await openPin({ site, page }, '1001');
    await sandbox.post('/sandbox/admin/disable-coupon', { coupon: '1001' });
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('alertdialog', { name: 'Coupon disabled' })).toBeVisible();
  });

  test('W-052 a coupon that expired meanwhile is status 8', async ({ site, page, sandbox }) => {
    await openPin({ site, page }, '1020');
    await sandbox.clock(86_400);
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('alertdialog', { name: 'Coupon expired' })).toBeVisible();
  });

  test('W-058 HTTP 500 and an unknown detail are status 2', async ({ site, page, sandbox }) => {
    await openPin({ site, page }, '1001');
    for (const fault of [
      { match: 'usage_record', mode: 'status', value: 500 },
      { match: 'usage_record', mode: 'detail', value: 'An unknown reason.' },
    ] as const) {
      await sandbox.fault(fault);
      await page.getByRole('button', { name: confirm }).click();
      await expect(page.getByRole('alertdialog', { name: 'The coupon was not used' })).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
    }
  });

  test('W-059 a call that hangs is no internet soon after 3 s', async ({ site, page, sandbox }) => {
    await openPin({ site, page }, '1001');
    await sandbox.fault({ match: 'usage_record', mode: 'hang' });
    const start = Date.now();
    await page.getByRole('button', { name: confirm }).click();
    const message = page.getByRole('alertdialog', { name: 'No Internet Connection' });
    await expect(message).toContainText('Your coupon is still unused');
    // 3 s, plus at most the 2 s in which only the last reading may report "unused".
    expect(Date.now() - start).toBeLessThan(5_500);
    expect(site.calls(usage)).toHaveLength(1);
  });

  test('W-066 the code of store 1 does not use a coupon of store 2', async ({ site, page }) => {
    await openPin({ site, page }, '1023');
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('alertdialog')).toContainText('must be used in another store');
  });

  test('W-108 a ticket in its blackout period requests no PIN', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/ticket/2005');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page.getByRole('alertdialog', { name: 'Not today' })).toContainText('This ticket');
  });
});

test.describe('phone', () => {
  test.use(phone);

  test('W-044 W-047 W-108 the sixth digit uses a ticket once', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/ticket/2001');
    await page.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(page).toHaveURL(/\/use_coupon$/);
    await page.getByLabel('6-digit staff code').pressSequentially('111111');
    await expect(page.getByRole('dialog', { name: 'Ticket used' })).toBeVisible();
    expect(site.path()).toBe('/user/myTicket');
    expect(site.calls(usage)).toHaveLength(1);
  });

  test('W-056 scanning the code of a store uses the coupon', async ({ site, page }) => {
    await showToCamera(page, 'store-1');
    await site.logInAs('demo-level2', '/coupon/1002');
    await page.getByRole('button', { name: 'Scan store QR code' }).click();
    await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible({ timeout: 15_000 });
    expect(site.calls(usage).map(({ body }) => body)).toEqual([{ store_qr_code: 'STORE-1' }]);
  });

  test('W-057 W-108 scanning another code is status 10', async ({ site, page }) => {
    await showToCamera(page, 'store-xxx');
    await site.logInAs('demo-level2', '/ticket/2001');
    await page.getByRole('button', { name: 'Scan store QR code' }).click();
    await expect(page.getByRole('alertdialog', { name: 'QR code not recognised' })).toBeVisible({
      timeout: 15_000,
    });
  });
});
