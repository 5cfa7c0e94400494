import type { Locator } from '@playwright/test';
import { confirmEmail, fillClaim } from '../../harness/acts';
import { phone } from '../../harness/devices';
import { everything } from '../../harness/everything';
import { expect, test } from '../../harness/test';
import { breakCamera } from '../mf-offers/camera';

const participations = /^POST .*campaign_participation_records/;

/** A double click and Enter, which clicks as well, before the page has drawn anything: faster than any hand. */
const pressThrice = (button: Locator) =>
  button.evaluate((element) => {
    if (!(element instanceof HTMLElement)) throw new Error('Not a button.');
    for (let count = 0; count < 3; count += 1) element.click();
  });

test('a coupon that is bought with two clicks and Enter is bought once', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/campaign/101');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await pressThrice(page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }));
  await expect(page.getByRole('dialog', { name: 'Successfully redeemed' })).toBeVisible();
  expect(site.calls(/POST .*campaign_participation_records/)).toHaveLength(1);
});

test('a coupon that is used with two clicks and Enter is used once', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/coupon/1001');
  await page.getByRole('button', { name: 'Use', exact: true }).click();
  await page.getByLabel('6-digit staff code').fill('111111');
  await pressThrice(page.getByRole('button', { name: 'Confirm' }));
  await expect(page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
  expect(site.calls(/POST .*usage_record/)).toHaveLength(1);
});

test('a payment code that is requested twice is made once', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/use_cash_dollar');
  await page.getByLabel('Cash dollars to use').fill('10');
  await pressThrice(page.getByRole('button', { name: 'Pay now' }));
  await expect(page.getByRole('dialog', { name: 'Pay with this code' })).toBeVisible();
  await expect(page.getByText('115,000 points').first()).toBeVisible();
  expect(site.calls(/POST .*point_to_cash/)).toHaveLength(1);
});

if (everything) {
  test.describe.configure({ timeout: 60_000 });

  test('a coupon that is made real twice is made real once', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/coupon/1014/select_store');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Next' }).click();
    await pressThrice(page.getByRole('button', { name: 'Confirm' }));
    await expect(page.getByText('Selected store')).toBeVisible();
    expect(site.calls(/virtual_convert/)).toHaveLength(1);
  });

  test('a gift that is opened twice is opened once', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/campaign/401');
    await pressThrice(page.getByRole('button', { name: /^Open the gift at 4/ }));
    await expect(page.getByRole('button', { name: /^Opened: gift at 4 stamps, 50 points/ })).toBeVisible();
    expect(site.calls(/POST .*acquire/)).toHaveLength(1);
  });

  test('a claim that is sent twice is made once', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/transaction/create');
    await fillClaim(page, 'TWICE-1');
    await pressThrice(page.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => site.path()).toBe('/transaction');
    expect(site.calls(/^POST \/customers\/\d+\/transactions$/)).toHaveLength(1);
  });

  test('a subscription that is saved twice is saved once', async ({ site, page }) => {
    await site.open('/unsubscribe_email?token=UNSUB-ON');
    await page.getByRole('switch').click();
    await pressThrice(page.getByRole('button', { name: 'Update' }));
    await expect(page.getByRole('dialog', { name: 'Saved' })).toBeVisible();
    expect(site.calls(/^POST \/customers\/subscribe/)).toHaveLength(1);
  });

  test('a claim that is deleted twice is deleted once', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/transactionDetail/3001');
    await page.getByRole('button', { name: 'Delete' }).click();
    await pressThrice(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect.poll(() => site.path()).toBe('/transaction');
    expect(site.calls(/^DELETE .*transactions/)).toHaveLength(1);
  });

  test('a ticket that is booked with two clicks and Enter is booked once', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/campaign/205');
    await page.getByRole('radio', { name: /.*/, disabled: false }).first().check();
    await page.getByRole('button', { name: 'Get ticket' }).click();
    await pressThrice(page.getByRole('button', { name: 'Confirm' }));
    await expect.poll(() => site.path()).toBe('/user/myTicket');
    expect(site.calls(participations)).toHaveLength(1);
  });

  test('what a guest takes is taken once, whether pressed thrice, loaded again or come back to', async ({
    site,
    page,
    stack,
  }) => {
    await site.open('/campaign/123');
    await page.getByRole('button', { name: 'Get', exact: true }).click();
    await pressThrice(page.getByRole('alertdialog').getByRole('button', { name: 'Get' }));
    await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
    await confirmEmail(page, 'twice@example.test');
    await expect.poll(() => site.path(), { timeout: 20_000 }).toBe('/campaign/123/register_success');
    await page.reload();
    await page.goBack();
    await page.goForward();
    await expect(page.getByText(/Guest Cookie/).first()).toBeVisible();
    expect(site.calls(participations)).toHaveLength(1);
  });

  test.describe('on a phone', () => {
    test.use(phone);

    test('a code that is sent with two clicks and Enter earns once', async ({ site, page }) => {
      await breakCamera(page, 'NotFoundError', 'no camera');
      await site.logInAs('demo-level2', '/campaign/301');
      await page.getByRole('button', { name: 'Scan QR code' }).click();
      await page.getByRole('textbox', { name: 'Code under the QR code' }).fill('EARN-301');
      await pressThrice(page.getByRole('dialog').getByRole('button', { name: 'Use this code' }));
      await expect(page.getByRole('button', { name: 'Completed' })).toBeDisabled();
      expect(site.calls(participations)).toHaveLength(1);
    });
  });
}
