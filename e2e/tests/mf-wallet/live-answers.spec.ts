import type { Locator, Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { pushDevice } from '../../harness/push-device';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { readCode } from './read-code';

/** Milliseconds from the act of the cashier to the screen. */
const soon = 2_000;

test.use(phone);

async function codeOf(page: Page): Promise<string> {
  const code = page.getByRole('dialog').locator('button[translate=no]');
  return (await code.textContent()) ?? '';
}
const isConnected = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/events') && answer.ok());

/** Logs in on a page that waits, until its stream is open. */
async function waitOn(site: SiteDriver, login: string, path: string): Promise<void> {
  const connected = isConnected(site.page);
  await site.logInAs(login, path);
  await connected;
}

async function payTen(page: Page): Promise<string> {
  await page.getByLabel('Cash dollars to use').fill('10');
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('dialog', { name: 'Pay with this code' })).toContainText('HK$10.00');
  return codeOf(page);
}

test('Q-190 what the cashier confirms fills the screen within 2 s, once, until it is closed', async ({
  site,
  page,
  sandbox,
}) => {
  await waitOn(site, 'demo-level2', '/use_cash_dollar');
  const code = await payTen(page);
  await sandbox.post('/sandbox/staff/scan', { code });
  await expect(page.getByText(/The shop has scanned your code/)).toBeVisible({ timeout: soon });
  await sandbox.post('/sandbox/staff/confirm', { code });
  const paid = page.getByRole('dialog', { name: 'Successfully applied, HK$10.00' });
  await expect(paid).toBeVisible({ timeout: soon });
  await expect(paid).toContainText(/\d\d:\d\d/);
  await expect(paid).toContainText('New balance: 115,000 points');
  await expect(paid.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paid).toBeHidden();
  await expect(page.getByRole('main').getByText('−10,000 points, 115,000 now')).toBeVisible();
  await expect(page.getByLabel('Cash dollars to use')).toHaveValue('');
  expect(site.calls(/\/cancel$/)).toEqual([]);
  expect(site.calls(/\/events$/)).toHaveLength(1);
});

test('Q-195 after a payment the device offers to keep the card, then messages, one at a time and each once', async ({
  site,
  page,
  context,
  sandbox,
}) => {
  await pushDevice(site, context, sandbox);
  await waitOn(site, 'demo-level2', '/use_cash_dollar');
  const payAndClose = async () => {
    const code = await payTen(page);
    await sandbox.post('/sandbox/staff/scan', { code });
    await sandbox.post('/sandbox/staff/confirm', { code });
    const paid = page.getByRole('dialog', { name: 'Successfully applied, HK$10.00' });
    await paid.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('main').getByText(/^−10,000 points/)).toBeVisible();
  };
  const keep = page.getByRole('button', { name: 'Keep them' });
  const send = page.getByRole('button', { name: 'Send messages' });
  const kept = page.getByText('Kept on this device');
  const paid = page.getByRole('region', { name: 'Recent messages' }).getByText('Successfully applied').last();
  /** While the message of the payment is shown, it lies over no part of the offer. */
  const isClear = async (button: Locator) => {
    const offer = page.locator('[data-offer]').filter({ has: button });
    await expect(paid).toBeVisible();
    await expect(offer).toBeVisible();
    const [message, whole] = await Promise.all([paid.boundingBox(), offer.boundingBox()]);
    if (!message || !whole) throw new Error('They are not both shown');
    return message.y + message.height < whole.y || whole.y + whole.height < message.y;
  };
  await payAndClose();
  await expect(keep).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isClear(keep)).toBe(true);
  await expect(send).toBeHidden();
  await keep.click();
  await expect(kept).toBeVisible();
  await expect(keep).toBeHidden();
  await payAndClose();
  await expect(send).toBeInViewport();
  await expect.poll(() => isClear(send)).toBe(true);
  await expect(keep).toBeHidden();
  await payAndClose();
  await site.untilQuiet();
  await expect(send).toBeHidden();
  await expect(keep).toBeHidden();
  await site.follow('/user/myCard');
  await expect(page.getByRole('switch', { name: /^Keep card, coupons and tickets/ })).toBeChecked();
});

test('Q-190 a coupon that the staff use says where and when within 2 s', async ({ site, page, sandbox }) => {
  await waitOn(site, 'demo-level2', '/coupon/1001');
  await page.getByRole('button', { name: 'Show at till' }).click();
  await sandbox.post('/sandbox/staff/coupon', { code: await codeOf(page) });
  const used = page.getByRole('dialog', { name: 'Coupon used' });
  await expect(used).toContainText(/Used at .+, \d\d:\d\d/, { timeout: soon });
  await used.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('main').getByText(/^Used at .+, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use', exact: true })).toBeHidden();
});

test('Q-190 a coupon that no till takes any more says so within 2 s, in the language of the member', async ({
  site,
  page,
  sandbox,
}) => {
  await page.context().addCookies([{ name: 'mrw_language', value: 'zh-Hant', url: site.origin }]);
  await waitOn(site, 'demo-level2', '/coupon/1001');
  await page.getByRole('button', { name: '在收銀處出示' }).click();
  await sandbox.post('/sandbox/admin/disable-coupon', { coupon: '1001' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('此優惠券已被停用，請聯絡客戶服務。', { timeout: soon });
  await expect(dialog.getByRole('alert')).toBeInViewport();
});

test('Q-190 two tabs share one connection, and the second goes on when the first is closed', async ({
  site,
  page,
  sandbox,
}) => {
  await waitOn(site, 'demo-level2', '/use_cash_dollar');
  const code = await payTen(page);
  const other = await page.context().newPage();
  let streams = 0;
  other.on('request', (request) => {
    if (request.url().endsWith('/events') && request.method() === 'GET') streams += 1;
  });
  await other.goto(`${site.origin}/coupon/1001`);
  await other.getByRole('button', { name: 'Show at till' }).click();
  const couponCode = await codeOf(other);
  expect(streams).toBe(0);
  await sandbox.post('/sandbox/staff/scan', { code });
  await sandbox.post('/sandbox/staff/confirm', { code });
  await expect(page.getByRole('dialog', { name: 'Successfully applied, HK$10.00' })).toBeVisible({
    timeout: soon,
  });
  const takenOver = isConnected(other);
  await page.close();
  await takenOver;
  await sandbox.post('/sandbox/staff/coupon', { code: couponCode });
  await expect(other.getByRole('dialog', { name: 'Coupon used' })).toBeVisible({ timeout: soon });
});

test('Q-190 after member A has left, a late answer of A is not shown to member B', async ({
  site,
  page,
  sandbox,
}) => {
  await waitOn(site, 'demo-level2', '/use_cash_dollar');
  const code = await payTen(page);
  await sandbox.post('/sandbox/staff/scan', { code });
  await waitOn(site, 'demo-level1', '/user/myCard');
  await sandbox.post('/sandbox/staff/confirm', { code });
  await expect(page.getByRole('img', { name: 'Member QR code' })).toBeVisible();
  // The event of A was sent within this time: the screen of B stays as it is.
  await expect(async () => {
    expect(site.calls(/\/events$/).length).toBeGreaterThan(1);
  }).toPass();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Successfully applied')).toBeHidden();
});

test('Q-190 an API without live answers is asked once, and the code works as before', async ({
  site,
  page,
  sandbox,
}) => {
  await sandbox.fault({ match: '/events', mode: 'status', value: 404, times: 5 });
  await page.clock.install();
  await site.logInAs('demo-level2', '/use_cash_dollar');
  const code = await payTen(page);
  await sandbox.post('/sandbox/staff/scan', { code });
  await sandbox.post('/sandbox/staff/confirm', { code });
  await page.clock.fastForward(121_000);
  await expect(page.getByText('Successfully applied').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(site.calls(/\/events$/)).toHaveLength(1);
});

test('Q-190 points of a card that the till scans come over its code within 2 s, once for a receipt', async ({
  site,
  page,
  sandbox,
}) => {
  await waitOn(site, 'demo-level2', '/user/myCard');
  const drawn = await readCode(page.getByRole('img', { name: 'Member QR code' }));
  const receipt = { code: drawn?.text, amount: 30.9, receipt: 'A-1' };
  await sandbox.post('/sandbox/staff/card', receipt);
  const earned = page.getByRole('dialog', { name: '+30 points' });
  await expect(earned).toContainText('New balance: 125,030 points', { timeout: soon });
  await expect(earned.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(earned).toBeHidden();
  await expect(sandbox.post('/sandbox/staff/card', receipt)).rejects.toThrow();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('Q-190 a claim that is decided while it is open says so', async ({ site, page, sandbox }) => {
  await waitOn(site, 'demo-level2', '/transactionDetail/3001');
  await sandbox.post('/sandbox/admin/claim/approve', { claim: '3001' });
  const gain = page.getByRole('region', { name: /approved/i });
  await expect(gain).toBeInViewport({ timeout: soon });
  await expect(gain).toBeFocused();
});
