import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

test.use(phone);

const files = /\/mf-stores\/[^/]+\/(?:remoteEntry|app)\.[^/]+\.js$/;
/** Milliseconds of a visitor who reads the page. */
const readsFor = 30_000;

const reads = /GET \/(stores|store_categories|brands|regions)$/;

const directoryIsThere = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
const storesLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Stores' });

/** The files of the store directory that were asked for ahead of their tags, and all that the cache did not have. */
async function watchFiles(page: Page) {
  const seen = { asked: [] as string[], sent: [] as string[] };
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ request: { url }, type }) => {
    if (files.test(url) && type === 'Fetch') seen.asked.push(url);
  });
  client.on('Network.responseReceived', ({ response: { url, fromDiskCache, fromPrefetchCache } }) => {
    if (files.test(url) && !fromDiskCache && !fromPrefetchCache) seen.sent.push(url);
  });
  return seen;
}

/** The home page with everything that it requests by itself. */
async function openHome(site: SiteDriver, page: Page) {
  await site.open('/home');
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** The home page of a visitor who reads and touches nothing. */
async function readHome(site: SiteDriver, page: Page) {
  await page.clock.install();
  const seen = await watchFiles(page);
  await openHome(site, page);
  expect(seen.asked).toEqual([]);
  await page.clock.runFor(readsFor);
  return seen;
}

test('a remote that a link on the screen leads to is there when the page has been idle, and nothing of it comes again when the link is followed', async ({
  site,
  page,
}) => {
  const { asked, sent } = await readHome(site, page);
  await expect.poll(() => sent.length).toBe(2);
  expect(new Set(asked).size).toBe(2);
  expect(asked).toHaveLength(2);
  await storesLink(page).click();
  await directoryIsThere(page);
  expect(sent).toHaveLength(2);
});

test('nothing is requested ahead for a visitor who saves data', async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  const { asked, sent } = await readHome(site, page);
  await storesLink(page).click();
  await directoryIsThere(page);
  expect(sent).toHaveLength(2);
  expect(asked).toEqual([]);
});

test('what the next remote reads is requested in the same step as its files, and once', async ({
  site,
  page,
}) => {
  await openHome(site, page);
  expect(site.calls(reads)).toHaveLength(0);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  await site.follow('/about/store');
  // No file of the remote has come: what its page reads is on its way all the same.
  await expect.poll(() => site.calls(reads).length).toBe(4);
  answer();
  await directoryIsThere(page);
  await expect(page.getByRole('main').locator('a[href^="/storeDetail/"]').first()).toBeVisible();
  expect(site.calls(reads)).toHaveLength(4);
});

test('pointing at a link requests what its page reads, and following it requests nothing again', async ({
  site,
  page,
}) => {
  await openHome(site, page);
  await storesLink(page).hover();
  await expect.poll(() => site.calls(reads).length).toBe(4);
  await storesLink(page).click();
  await expect(page.getByRole('main').locator('a[href^="/storeDetail/"]').first()).toBeVisible();
  expect(site.calls(reads)).toHaveLength(4);
});
