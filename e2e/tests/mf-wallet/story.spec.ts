import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { readCode } from './read-code';

/** What staff do with a code, in the console of the sandbox. */
async function atTheTill(console: Page, command: string, code: string): Promise<void> {
  const form = console.getByRole('form', { name: command });
  await form.getByRole('textbox').fill(code);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText(/20[01]/);
}

test('a person redeems, converts, shows the code at the till, and finds the coupon used', async ({
  site,
  page,
  context,
}) => {
  test.slow();
  await site.logInAs('demo-level2', '/campaign/114');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await page
    .getByRole('dialog', { name: 'Successfully redeemed' })
    .getByRole('button', { name: 'My coupons' })
    .click();
  const card = page.getByRole('article').filter({ hasText: 'New' }).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByText('Select pick-up store').click();
  const choice = page.getByRole('dialog');
  await choice.getByRole('radio').first().check();
  await choice.getByRole('button', { name: 'Next' }).click();
  await choice.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Store chosen: / })).toBeVisible();
  await page.getByRole('button', { name: 'Show at till' }).click();
  const till = page.getByRole('dialog', { name });
  const read = await readCode(till.getByRole('img', { name: 'QR code' }));
  expect(read).not.toBeNull();

  const console = await context.newPage();
  await console.goto(`${site.stack.addresses.api.origin}/console`);
  await atTheTill(console, 'Use a coupon or ticket by its code', read?.text ?? '');

  const used = page.getByRole('dialog', { name: 'Coupon used' });
  await expect(used).toContainText(name);
  await used.getByRole('button', { name: 'Close' }).click();
  await site.open('/user/myCoupon');
  await page.getByRole('tab', { name: 'Used or expired' }).click();
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toContainText('Used');
});

test('a person pays with cash dollars, and the till takes the code', async ({ site, page, context }) => {
  await site.logInAs('demo-level2', '/use_cash_dollar');
  await page.getByRole('button', { name: '20', exact: true }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  const till = page.getByRole('dialog', { name: 'Pay with this code' });
  const read = await readCode(till.getByRole('img', { name: 'Payment QR code' }));
  const console = await context.newPage();
  await console.goto(`${site.stack.addresses.api.origin}/console`);
  await atTheTill(console, 'Scan a cash code', read?.text ?? '');
  // From the scan on it cannot be taken back.
  await till.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Payment is being processed.').first()).toBeVisible();
  await atTheTill(console, 'Confirm the payment', read?.text ?? '');
  await site.open('/user/myProfile');
  await expect(page.getByRole('main')).toContainText('105');
});
