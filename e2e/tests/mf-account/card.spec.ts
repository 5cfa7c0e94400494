import * as z from 'zod/mini';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { readCode } from '../mf-wallet/read-code';

test.use(phone);

const memberCode = z.strictObject({ uid: z.string(), membership_id: z.string(), time: z.int() });

test('A-002 the code that is drawn names member, membership and time', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/user/myCard');
  const from = Math.floor(Date.now() / 1_000) - 60;
  const drawn = await readCode(page.getByRole('img', { name: 'Member QR code' }));
  expect(drawn?.format).toBe('QRCode');
  const { uid, membership_id: number, time } = memberCode.parse(JSON.parse(drawn?.text ?? ''));
  await expect(page.getByRole('main').getByText(number, { exact: true })).toBeVisible();
  expect(site.calls(/^GET \/customers\/\d+$/)[0]?.path).toBe(`/customers/${uid}`);
  expect(time).toBeGreaterThan(from);
  expect(time).toBeLessThanOrEqual(Math.ceil(Date.now() / 1_000));
});

test('till mode shows a code that scanners read and copies the number on a tap', async ({
  site,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.logInAs('demo-level2', '/user/myCard');
  await page.getByRole('button', { name: 'Show at till' }).click();
  const till = page.getByRole('dialog', { name: 'Show at till' });
  const drawn = await readCode(till.getByRole('img', { name: 'Member QR code' }));
  const { membership_id: number } = memberCode.parse(JSON.parse(drawn?.text ?? ''));
  await till.getByRole('button', { name: / – Copy number$/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
});

test('the way to the till is whole above the bar of a phone, and a finger wide on a lower one', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/user/myCard');
  const atTill = page.getByRole('button', { name: 'Show at till' });
  const bar = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Card' }) });
  await expect(atTill).toBeVisible();
  /** The part of the button above the bar. */
  const above = async () => ((await bar.boundingBox())?.y ?? NaN) - ((await atTill.boundingBox())?.y ?? NaN);
  expect(await above()).toBeGreaterThanOrEqual((await atTill.boundingBox())?.height ?? NaN);
  await page.setViewportSize({ width: 412, height: 823 });
  expect(await above()).toBeGreaterThanOrEqual(24);
});

test('after the first time at a till the offer to keep the card is whole above the bar of a phone', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/user/myCard');
  await page.getByRole('button', { name: 'Show at till' }).click();
  await page.getByRole('dialog', { name: 'Show at till' }).getByRole('button', { name: 'Close' }).click();
  const keep = page.getByRole('button', { name: 'Keep them' });
  const bar = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Card' }) });
  await expect(keep).toBeVisible();
  await expect
    .poll(async () => {
      const { y = NaN, height = NaN } = (await keep.boundingBox()) ?? {};
      return ((await bar.boundingBox())?.y ?? NaN) - y - height;
    })
    .toBeGreaterThanOrEqual(0);
  await keep.click();
  await expect(keep).toHaveCount(0);
});
