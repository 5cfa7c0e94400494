import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { phone } from '../../harness/devices';
import { release, releaseAgain, withdraw } from '../../harness/releases';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { readCode } from '../mf-wallet/read-code';

test.use(phone);

const card = '/user/myCard';
const nothing = { cached: [], worker: false, stored: null, databases: [] };
const codeOn = (page: Page) => page.getByRole('img', { name: 'Member QR code' });

async function keepCard(site: SiteDriver, page: Page): Promise<void> {
  await site.logInAs('demo-level2', card);
  const keep = page.getByRole('switch', { name: /^Keep card, coupons and tickets on this device/ });
  await expect(keep).not.toBeChecked();
  expect(await onDevice(page)).toEqual(nothing);
  await keep.click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
}

/** What lies on the device for the card. */
const onDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return {
      cached: requests.flat().map(({ url }) => url),
      worker: (await navigator.serviceWorker.getRegistration()) !== undefined,
      stored: localStorage.getItem('mrw_offline_card'),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    };
  });

const support = z.object({ remotes: z.object({ 'mf-account': z.object({ version: z.string() }) }) });
const versionOn = async (page: Page) => {
  const known: unknown = await page.evaluate((): unknown => Reflect.get(window, '__mrw'));
  return support.parse(known).remotes['mf-account'].version;
};

const memberCode = z.object({ membership_id: z.string() });
const numberInCode = async (page: Page) => {
  const drawn = await readCode(codeOn(page));
  return memberCode.parse(JSON.parse(drawn?.text ?? 'null')).membership_id;
};

test('a kept card opens without a network, with its number, points and a code that scanners read', async ({
  site,
  page,
  context,
}) => {
  await keepCard(site, page);
  const number = await numberInCode(page);
  const { cached } = await onDevice(page);
  const { shell, remotes } = site.stack.addresses;
  const scripts = new RegExp(`^(${shell.origin}/assets|${remotes.origin}/mf-(account|wallet))/.+\\.js$`);
  expect(cached).toContain(site.origin + card);
  // Nothing but the page and scripts: no answer of the API.
  expect(cached.filter((url) => url !== site.origin + card && !scripts.test(url))).toEqual([]);
  await context.setOffline(true);
  const opens = async () => {
    await page.reload();
    await expect(codeOn(page)).toBeVisible();
    return page.evaluate(() => performance.now());
  };
  // Once more where other tests keep the machine busy.
  await expect.poll(opens, { message: 'milliseconds', timeout: 15_000 }).toBeLessThan(1_000);
  const reached = await page.evaluate(() => fetch('/deployment.json').then(Boolean, () => false));
  expect(reached).toBe(false);
  const main = page.getByRole('main');
  await expect(main.getByText(number, { exact: true })).toBeVisible();
  await expect(main.getByText(/showing what we saved at \d\d:\d\d/)).toBeVisible();
  expect(await numberInCode(page)).toBe(number);
});

test('log-out without a network leaves nothing of the card on the device', async ({
  site,
  page,
  context,
}) => {
  await keepCard(site, page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});

test('a release that goes live meanwhile is there at the next load, and the card is drawn by it from then on', async ({
  site,
  page,
  context,
}) => {
  const { environment } = site.stack;
  const version = '9.9.6';
  await keepCard(site, page);
  releaseAgain(environment, 'mf-account', version);
  try {
    await page.reload();
    await expect(codeOn(page)).toBeVisible();
    expect(await versionOn(page)).toBe(version);
    const others = async () =>
      (await onDevice(page)).cached.filter(
        (url) => url.includes('/mf-account/') && !url.includes(`/${version}/`),
      );
    await expect.poll(others, { timeout: 15_000 }).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(codeOn(page)).toBeVisible();
    expect(await versionOn(page)).toBe(version);
  } finally {
    release(environment, 'rollback', 'mf-account');
    withdraw('mf-account', version);
  }
});

test('where the deployment keeps no cards any more the next visit removes everything', async ({
  site,
  page,
}) => {
  await keepCard(site, page);
  await site.useProfile('B');
  await page.reload();
  await expect(page.getByRole('img', { name: '會員二維碼' })).toBeVisible();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
  await expect(page.getByRole('main').getByRole('switch')).toBeHidden();
});
