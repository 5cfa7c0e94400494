import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

test.use(phone);

const card = '/user/myCard';
const day = 86_400_000;
const nothing = { worker: false, mark: null, databases: [] };
const switchOf = (page: Page) =>
  page.getByRole('switch', { name: /^Keep card, coupons and tickets on this device/ });

async function keep(site: SiteDriver, page: Page): Promise<void> {
  await site.logInAs('demo-level2', card);
  await switchOf(page).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
}

/** What lies on the device. */
const onDevice = (page: Page) =>
  page.evaluate(async () => ({
    worker: (await navigator.serviceWorker.getRegistration()) !== undefined,
    mark: localStorage.getItem('mrw_offline_card'),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));

/** Reads the only entry, and writes it back changed. */
const withEntry = (page: Page, change: 'read' | 'tear') =>
  page.evaluate(async (what) => {
    const opening = indexedDB.open('mrw-offline');
    const base = await new Promise<IDBDatabase>((done, fail) => {
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(new Error('It did not open.'));
    });
    const table = base.transaction('kept', 'readwrite').objectStore('kept');
    const reading = table.get('entry');
    const entry = await new Promise<{ key: CryptoKey; content: ArrayBuffer }>((done) => {
      reading.onsuccess = () => {
        const found = reading.result as { key: CryptoKey; content: ArrayBuffer };
        if (what === 'tear') table.put({ ...found, content: new ArrayBuffer(64) }, 'entry');
        done(found);
      };
    });
    base.close();
    const takenOut = await crypto.subtle.exportKey('raw', entry.key).then(
      () => true,
      () => false,
    );
    return { text: new TextDecoder('latin1').decode(entry.content), takenOut };
  }, change);

test('Q-195 what is kept opens without a network: list, code, and why the rest needs a connection', async ({
  site,
  page,
  context,
}) => {
  await keep(site, page);
  await site.follow('/coupon/1008');
  const shown = await page.locator('[translate="no"]').filter({ hasText: /\w{4}/ }).first().innerText();
  const { text, takenOut } = await withEntry(page, 'read');
  expect(takenOut).toBe(false);
  for (const readable of [shown.replace(/\s/g, ''), 'demo', 'code', 'membershipId'])
    expect(text).not.toContain(readable);

  await context.setOffline(true);
  await page.goto(`${site.origin}/user/myCoupon`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Kept on this device on .* The shop checks the code\.$/)).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(45);
  await page.goto(`${site.origin}/coupon/1008`);
  await expect(main.getByText(shown.replace(/\s+/g, ' '))).toBeVisible();
  await expect(main.getByRole('button', { name: 'Use' })).toBeDisabled();
  await expect(main.getByText(/^Use with a staff code needs a connection/)).toBeVisible();
  for (const [id, reason] of [
    ['1002', /scanning the code of the store/],
    ['1014', /store has to be chosen first/],
  ] as const) {
    await page.goto(`${site.origin}/coupon/${id}`);
    await expect(main.getByText(reason)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Use' })).toHaveCount(0);
  }
  await page.goto(`${site.origin}/ticket/2001`);
  await expect(main.getByText(/^Kept on this device on/)).toBeVisible();

  await page.goto(`${site.origin}/home`);
  await expect(main.getByText(/^You are offline\./)).toBeVisible();
  await main.getByRole('link', { name: 'My coupons' }).click();
  await expect(main.getByRole('article')).toHaveCount(45);

  await context.setOffline(false);
  await page.reload();
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByText(/^Kept on this device on/)).toHaveCount(0);
});

test('Q-195 log-out without a network removes everything, and the next page has nothing', async ({
  site,
  page,
  context,
}) => {
  await keep(site, page);
  await context.setOffline(true);
  await page.goto(`${site.origin}/coupon/1008`);
  await expect(page.getByText(/^Kept on this device on/)).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});

test('Q-195 after 7 days without a connection nothing opens, and nothing is left', async ({
  site,
  page,
  context,
}) => {
  await keep(site, page);
  await context.setOffline(true);
  const now = Date.now();
  await page.clock.setFixedTime(now + 6.9 * day);
  await page.goto(`${site.origin}/coupon/1008`);
  await expect(page.getByText(/^Kept on this device on/)).toBeVisible();
  await page.clock.setFixedTime(now + 7 * day);
  await page.goto(`${site.origin}/coupon/1008`).catch(() => undefined);
  await expect
    .poll(() => page.evaluate(() => document.body.innerText).catch(() => ''))
    .not.toMatch(/Kept|Coupon/);
  // A page of the browser itself has nothing that can be read.
  await expect.poll(() => onDevice(page).catch(() => nothing)).toEqual(nothing);
  await context.setOffline(false);
  await page.clock.setFixedTime(now);
  await page.goto(`${site.origin}/home`);
  expect(await onDevice(page)).toEqual(nothing);
});

test('Q-195 another member who logs in finds nothing', async ({ site, page }) => {
  await keep(site, page);
  await site.logInAs('demo-level1', card);
  await expect(switchOf(page)).not.toBeChecked();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});

test('Q-195 when the server says that the session is over, nothing stays', async ({
  site,
  page,
  sandbox,
}) => {
  await keep(site, page);
  await sandbox.fault({ match: 'GET /customers/1002', mode: 'status', value: 401, times: 20 });
  await sandbox.fault({ match: 'POST /auth/', mode: 'status', value: 401, times: 20 });
  await page.goto(`${site.origin}/home`);
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});

test('Q-195 log-out in one tab: what the other still has to write does not come back', async ({
  site,
  page,
  context,
}) => {
  await keep(site, page);
  const other = await context.newPage();
  // The coupons of the other tab come after the log-out.
  let answer: () => void = () => undefined;
  const loggedOut = new Promise<void>((done) => (answer = done));
  await other.route(/customers\/1002\/coupons/, async (route) => {
    await loggedOut;
    await route.continue().catch(() => undefined);
  });
  await other.goto(`${site.origin}${card}`);
  await expect(switchOf(other)).toBeChecked();
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
  answer();
  await other.waitForLoadState();
  await expect.poll(() => onDevice(other)).toEqual(nothing);
});

test('Q-195 where the browser has no database, nothing is kept, and the page says so', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await site.logInAs('demo-level2', card);
  await switchOf(page).click();
  await expect(page.getByText(/^They could not be kept on this device/)).toBeVisible();
  await expect(switchOf(page)).not.toBeChecked();
  await expect.poll(async () => (await onDevice(page)).mark).toBeNull();
});

test('Q-195 a torn record is dropped without an error', async ({ site, page }) => {
  await keep(site, page);
  await withEntry(page, 'tear');
  await page.reload();
  await expect(switchOf(page)).not.toBeChecked();
  await expect.poll(() => onDevice(page)).toEqual(nothing);
});

test('Q-195 the card that an earlier release kept moves, and leaves nothing readable', async ({
  site,
  page,
  context,
}) => {
  await keep(site, page);
  const number = await page.getByRole('main').locator('dd').first().innerText();
  await page.evaluate((membershipId) => {
    const old = { state: 'kept', uid: '1002', membershipId, displayName: 'Amy', pointAccount: null };
    localStorage.setItem('mrw_offline_card', JSON.stringify(old));
  }, number);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(number, { exact: true }).first()).toBeVisible();
  expect((await onDevice(page)).mark).toBe('{"state":"kept","uid":"1002"}');
});

test('Q-195 inside a partner site nothing that is kept is shown', async ({ site, page, context }) => {
  await keep(site, page);
  await context.setOffline(true);
  await page.goto(`${site.origin}/coupon/1008?isOpenInOtherSite=true`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Kept on this device on/)).toHaveCount(0);
  await page.goto(`${site.origin}${card}?isOpenInOtherSite=true`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
});
