import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { phone } from '../../harness/devices';
import { release, releaseAgain, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

test.use(phone);

const card = '/user/myCard';
const codeOn = (page: Page) => page.getByRole('img', { name: 'Member QR code' });
const support = z.object({ remotes: z.object({ 'mf-account': z.object({ version: z.string() }) }) });
const versionOn = async (page: Page) => {
  const known: unknown = await page.evaluate((): unknown => Reflect.get(window, '__mrw'));
  return support.parse(known).remotes['mf-account'].version;
};
const workerOn = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.scriptURL ?? null);
const cachedVersions = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('mrw-offline-card')).keys();
    const found = requests.map(({ url }) => /\/mf-account\/([\d.]+)\//.exec(url)?.[1]);
    return [...new Set(found.filter(Boolean))];
  });

test('five releases with a tab that stays open, and no network between: an old page only without an answer', async ({
  site,
  page,
  context,
}) => {
  test.slow();
  const { environment } = site.stack;
  const versions = ['9.8.1', '9.8.2', '9.8.3', '9.8.4', '9.8.5'];
  await site.logInAs('demo-level2', card);
  await page.getByRole('switch', { name: /^Keep card/ }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  const open = await context.newPage();
  await open.goto(site.origin + card);
  await expect(codeOn(open)).toBeVisible();
  const first = await versionOn(open);
  let released = 0;
  try {
    for (const version of versions) {
      const before = await versionOn(page);
      releaseAgain(environment, 'mf-account', version);
      released += 1;
      // Without a network, what was kept last; and only until the next load.
      await context.setOffline(true);
      await page.reload();
      await expect(codeOn(page)).toBeVisible();
      expect(await versionOn(page)).toBe(before);
      await context.setOffline(false);
      await page.reload();
      await expect(codeOn(page)).toBeVisible();
      expect(await versionOn(page)).toBe(version);
      await expect.poll(() => cachedVersions(page), { timeout: 15_000 }).toEqual([version]);
    }
    // The tab that was open all the time goes on with its own, and has the newest at its next load.
    expect(await versionOn(open)).toBe(first);
    await open.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    await expect(open.getByRole('dialog')).toBeVisible();
    await open.reload();
    await expect(codeOn(open)).toBeVisible();
    expect(await versionOn(open)).toBe(versions.at(-1));
    expect(await workerOn(open)).toBe(`${site.origin}/service-worker.js?parts=card`);
  } finally {
    for (const version of versions.slice(0, released).reverse()) {
      release(environment, 'rollback', 'mf-account');
      withdraw('mf-account', version);
    }
  }
});

test('the worker of an earlier release goes on with the card, and is the one of its parts after the next page', async ({
  site,
  page,
  context,
}) => {
  await site.logInAs('demo-level2', card);
  await page.getByRole('switch', { name: /^Keep card/ }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await page.evaluate(async () => {
    localStorage.removeItem('mrw_worker');
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  });
  await expect.poll(() => workerOn(page)).toBe(`${site.origin}/service-worker.js`);
  await context.setOffline(true);
  await page.reload();
  await expect(codeOn(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => workerOn(page)).toBe(`${site.origin}/service-worker.js?parts=card`);
});
