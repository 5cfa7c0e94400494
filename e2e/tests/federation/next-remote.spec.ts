import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { panelOf } from './expect-alive';

const entry = /\/mf-stores\/[^/]+\/remoteEntry\./;
const chunk = /\/mf-stores\/[^/]+\/app\./;
const refusedByTheBrowser = /Failed to find a valid digest in the 'integrity' attribute/;

const homeIsThere = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();

test('the chunk of the next remote is requested in the same step as its entry, and each of them once', async ({
  site,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/mf-stores\/.*\.js/.test(request.url())) asked.push(request.url());
  });
  await site.open('/home');
  await homeIsThere(page);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(entry, async (route) => {
    await held;
    await route.continue();
  });
  // No link is pointed at before.
  await site.follow('/about/store');
  // The entry has not come: what it would request is on its way all the same.
  await expect.poll(() => asked.filter((url) => chunk.test(url))).toHaveLength(1);
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
  expect(asked.length).toBe(new Set(asked).size);
});

test('a chunk that fails before the entry has come is requested once; a new try requests it again', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(refusedByTheBrowser);
  // Without a version before it, which may have the same chunk.
  await editManifest(page, site.origin, (manifest) => withRemote(manifest, 'mf-stores', (live) => live));
  await site.open('/home');
  await homeIsThere(page);
  const asked: string[] = [];
  await page.route(chunk, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await page.route(entry, async (route) => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await route.continue();
  });
  // No link is pointed at before.
  await site.follow('/about/store');
  await expect(panelOf(page)).toContainText('MRW-103');
  expect(asked).toHaveLength(1);
  await page.unroute(chunk);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
});

test('a remote whose files all fail is there after a new try', async ({ site, page, consoleWatch }) => {
  consoleWatch.allow(refusedByTheBrowser);
  await site.open('/home');
  await homeIsThere(page);
  const files = /\/mf-stores\//;
  await page.route(files, (route) => route.abort());
  await site.follow('/about/store');
  await expect(panelOf(page)).toContainText('MRW-103');
  await page.unroute(files);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store directory' })).toBeVisible();
});
