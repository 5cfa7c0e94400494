import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { balance } from './balance';

const cash = /POST .*point_to_cash/;

test.describe('phone', () => {
  test.use(phone);

  test('W-068 W-069 a pick-up store is chosen, confirmed and converts the coupon', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/coupon/1014/select_store');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Selected store')).toBeVisible();
    expect(site.path()).toMatch(/^\/coupon\/(?!1014)\d+$/);
    const [convert, ...more] = site.calls(/virtual_convert/);
    expect(more).toEqual([]);
    expect(JSON.stringify(convert?.body)).toMatch(/^\{"store_id":"\d+","usage_medium":"OFFLINE"\}$/);
  });

  test('W-071 a coupon can be chosen for online use', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/coupon/1015/select_store');
    await page.getByRole('radio', { name: 'Online' }).check();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/coupon\/(?!1015)\d+$/);
    expect(site.calls(/virtual_convert/)[0]?.body).toMatchObject({ usage_medium: 'ONLINE' });
  });

  test('W-074 W-094 W-117 a required store is found in the list and comes back', async ({ site, page }) => {
    await site.useProfile('C');
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    const pay = page.getByRole('button', { name: 'Pay now' });
    await expect(pay).toBeDisabled();
    await page.getByRole('button', { name: 'Choose a store' }).click();
    const stores = page.getByRole('list', { name: 'Stores' }).getByRole('button');
    await expect(stores).toHaveCount(10);
    await stores.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => stores.count()).toBeGreaterThanOrEqual(20);
    const [first, second] = site.calls(/GET \/stores$/);
    expect(first?.query).toEqual({ sort: 'name', 'page[number]': '1', 'page[size]': '10' });
    expect(second?.query['page[number]']).toBe('2');
    await stores.nth(2).click();
    await expect(page).toHaveURL(/\/use_cash_dollar$/);
    await expect(pay).toBeEnabled();
  });
});

test.describe('desktop', () => {
  test.use(desktop);

  test('W-084 W-088 paying holds the points, closing gives them back', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    await page.getByRole('button', { name: 'Pay now' }).click();
    const code = page.getByRole('dialog', { name: 'Pay with this code' });
    await expect(code).toContainText('HK$10.00');
    await expect(balance(page, '115,000')).toBeVisible();
    await code.getByRole('button', { name: 'Close' }).click();
    await expect(balance(page, '125,000')).toBeVisible();
    const [create, cancel, ...more] = site.calls(cash);
    expect(create?.body).toEqual({ cash_dollar: 10 });
    expect(cancel?.path).toMatch(/\/cancel$/);
    expect(more).toEqual([]);
  });

  test('W-090 a payment that staff confirmed is told by the next refresh, with what ends next', async ({
    site,
    page,
    sandbox,
  }) => {
    // Without live answers, which tell it at once (live-answers.spec.ts).
    await sandbox.fault({ match: '/events', mode: 'status', value: 404, times: 5 });
    await page.clock.install();
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    await page.getByRole('button', { name: 'Pay now' }).click();
    const code = page.getByRole('dialog', { name: 'Pay with this code' });
    const text = (await code.locator('button[translate=no]').textContent()) ?? '';
    await sandbox.post('/sandbox/staff/scan', { code: text });
    await sandbox.post('/sandbox/staff/confirm', { code: text });
    await page.clock.fastForward(121_000);
    await expect(page.getByText('Successfully applied').first()).toBeVisible();
    await expect(code).toBeHidden();
    await expect(balance(page, '115,000')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText('−10,000 points, 115,000 now')).toBeVisible();
    const next = main.getByText('Ends next').locator('xpath=..').getByRole('link');
    await expect(next).toHaveAttribute('href', /^\/campaign\/\d+$/);
  });

  test('Q-180 leaving the page gives the points of an open code back', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(balance(page, '115,000')).toBeVisible();
    const answered = page.waitForResponse(/\/cancel$/);
    await site.follow('/home');
    await answered;
    // Without loading the page anew: one that goes before it has read the answer cancels once more when it comes back.
    await site.follow('/use_cash_dollar');
    await expect(balance(page, '125,000')).toBeVisible();
    // Once: it did not take another visit of the page.
    expect(site.calls(/\/cancel$/)).toHaveLength(1);
  });

  test('Q-180 the points of an open code come back when another tab logs out', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(balance(page, '115,000')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${site.origin}/home`);
    await other.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
    await other.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log out' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => site.calls(/\/cancel$/).length).toBe(1);
    // In the name of the member who is logging out.
    expect(site.calls(/\/cancel$/)[0]?.headers['authorization']).toMatch(/^Bearer ./);
    await site.logInAs('demo-level2', '/use_cash_dollar');
    await expect(balance(page, '125,000')).toBeVisible();
  });
});

for (const device of [phone, desktop])
  test.describe(`at ${device.viewport.width} px`, () => {
    test.use(device);

    test('after a pick-up store is chosen from a coupon, Back leads to my coupons', async ({
      site,
      page,
    }) => {
      await site.logInAs('demo-level2', '/user/myCoupon');
      await site.follow('/coupon/1014');
      await page.getByRole('main').getByText('Select store', { exact: true }).click();
      await page.getByRole('radio').first().check();
      // Pictures have a button of that name, too.
      await page.getByRole('button', { name: 'Next', exact: true }).last().click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('Selected store')).toBeVisible();
      expect(site.path()).toMatch(/^\/coupon\/(?!1014)\d+$/);
      await page.goBack();
      await expect.poll(() => site.path()).toBe('/user/myCoupon');
      await expect(page.getByRole('heading', { level: 1, name: 'My coupons' })).toBeVisible();
    });
  });
