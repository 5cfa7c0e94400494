import { fillClaim } from '../../harness/acts';
import { phone } from '../../harness/devices';
import { pushDevice } from '../../harness/push-device';
import { expect, test } from '../../harness/test';

test.use(phone);

const used = { title: 'A coupon or ticket was used: Press to see it in your account.' };

test('Q-193 a member turns messages on; what happens is shown, opens its page in this tab, and ends with the log-out', async ({
  site,
  page,
  context,
  sandbox,
}) => {
  test.slow();
  const device = await pushDevice(site, context, sandbox);
  await site.logInAs('demo-level2', '/user/myAccount');
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('switch', { name: /^Send messages to this device/ }).click();
  await expect(page.getByRole('switch', { name: 'Gifts' })).toBeChecked();

  await sandbox.post('/sandbox/admin/use', { coupon: '1001', by: 'ADMIN' });
  await expect.poll(async () => (await device.received()).length, { timeout: 15_000 }).toBe(1);
  const [sent] = await device.received();
  if (!sent) throw new Error('Nothing was sent');
  // Of another member nothing is shown.
  await device.deliver({ ...sent.message, uid: '1' });
  await device.deliver(sent.message);
  await expect.poll(device.shown).toEqual([used.title]);
  await device.press();
  await expect.poll(() => site.path(), { timeout: 15_000 }).toBe('/coupon/1001');
  expect(context.pages()).toHaveLength(1);

  // A kind that is turned off is not sent; details are shown when the member wants them.
  await site.open('/user/myAccount');
  await page.getByRole('switch', { name: /^Coupons and tickets that are used/ }).click();
  await expect(page.getByRole('switch', { name: /^Coupons and tickets that are used/ })).not.toBeChecked();
  await page.getByRole('switch', { name: /^Show details/ }).click();
  await expect(page.getByRole('switch', { name: /^Show details/ })).toBeChecked();
  await site.untilQuiet();
  await sandbox.post('/sandbox/admin/use', { coupon: '1002', by: 'ADMIN' });
  expect(await device.received()).toHaveLength(1);

  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => device.isSubscribed(), { timeout: 15_000 }).toBe(false);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(
    await page.evaluate(async () => [localStorage.getItem('mrw_push'), await caches.has('mrw-push')]),
  ).toEqual([null, false]);
  await context.setOffline(false);
});

test('Q-193 after a claim a keyboard says no to the offer, and goes on at the heading', async ({
  site,
  page,
  context,
  sandbox,
}) => {
  await pushDevice(site, context, sandbox);
  await site.logInAs('demo-level2', '/transaction/create');
  await fillClaim(page, 'NEW-2');
  await page.getByRole('button', { name: 'Submit' }).click();
  const no = page.getByRole('main').getByRole('button', { name: 'Not now' });
  await expect(no).toBeVisible();
  await no.focus();
  await page.keyboard.press('Enter');
  await expect(no).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await site.untilQuiet();
  await expect(no).toBeHidden();
});

test('Q-193 where the deployment has no messages any more, the next visit ends them', async ({
  site,
  page,
  context,
  sandbox,
}) => {
  const device = await pushDevice(site, context, sandbox);
  await site.logInAs('demo-level2', '/user/myAccount');
  await page.getByRole('switch', { name: /^Send messages to this device/ }).click();
  await expect(page.getByRole('switch', { name: 'Gifts' })).toBeChecked();
  await site.untilQuiet();
  await site.useProfile('B');
  await site.open('/home');
  await expect.poll(() => device.isSubscribed(), { timeout: 15_000 }).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mrw_push'))).toBeNull();
});
