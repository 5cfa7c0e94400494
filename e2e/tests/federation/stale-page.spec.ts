import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';
import { editManifest, withRemote } from './edited-manifest';
import { panelOf, recordsOf } from './expect-alive';

const stores = '/about/store';
const heading = { level: 1, name: 'Store directory' } as const;
const gone = /Failed to load resource: the server responded with a status of 404/;

/** Marks the document, to see whether it is still the same one. */
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { __marked: true });
  });
const isMarked = (page: Page) => page.evaluate(() => '__marked' in window);

test('a page whose release is gone goes on with the version that is live by now, without a reload', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(gone);
  // Hovering the link requests the script of its page.
  consoleWatch.allow(/Failed to find a valid digest|SRI's integrity checks failed/);
  const remotes = site.stack.addresses.remotes.origin;
  const next = `${remotes}/mf-stores/9.9.8/`;
  let live = '';
  let released = false;
  await editManifest(page, site.origin, (manifest) =>
    withRemote(manifest, 'mf-stores', (before) => {
      live = before.base;
      return released ? { ...before, version: '9.9.8', base: next } : before;
    }),
  );
  await page.route(`${next}*`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(next, live) });
    await route.fulfill({ response });
  });
  await site.open(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await mark(page);
  await page.route(`${live}*`, (route) => route.fulfill({ status: 404 }));
  released = true;
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.getByRole('heading') })
    .first()
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Store directory');
  await expect(panelOf(page)).toBeHidden();
  await expect.poll(() => recordsOf(page)).toContain('"code":"MRW-103","remote":"mf-stores"');
  expect(await isMarked(page)).toBe(true);
});

test('a page whose later scripts of the shell are gone is loaded anew, once', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(gone);
  await page.route(/\/assets\/dialog\./, (route) => route.fulfill({ status: 404 }));
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('MRW-116')) reports.push(message.text());
  });
  await site.logInAs('demo-level2');
  const menu = page.getByRole('banner').locator('[aria-haspopup="dialog"]');
  const loadedAnew = page.waitForEvent('load');
  await menu.click();
  await loadedAnew;
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  expect(reports).toHaveLength(1);
  await mark(page);
  const asked = page.waitForResponse((response) => response.url().includes('/assets/dialog.'));
  await menu.click();
  await asked;
  await page.waitForLoadState('networkidle');
  expect(await isMarked(page)).toBe(true);
  expect(reports).toHaveLength(1);
});

test('a login that takes long is not lost to such a page', async ({ site, page, sandbox, consoleWatch }) => {
  consoleWatch.allow(gone);
  await page.route(/\/assets\/dialog\./, (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse((response) => response.url().includes('/assets/dialog.'));
  // The code of dialogs is prepared after five seconds.
  for (const call of ['GET /customers/1002', 'GET /point-accounts/1002'])
    await sandbox.fault({ match: call, mode: 'delay', value: 4_000 });
  await site.logInAs('demo-level2', '/user/myCard');
  await asked;
  await expect(page.getByRole('main').getByText('Mei Ling').first()).toBeVisible();
});

test('a page with a manifest that cannot be read goes on with the last one that this device read', async ({
  site,
  page,
}) => {
  await site.open(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('mrw_deployment'))).toContain('mf-stores');
  await editManifest(page, site.origin, () => '{"schema": 1, "environment":');
  await site.open(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  expect(await recordsOf(page)).toContain('"code":"MRW-108"');
});

test('with the policy that requires a hash of every script the site runs, and a script without one does not', async ({
  site,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/Integrity-Policy|integrity/i);
  await page.route(
    (url) => url.origin === site.origin,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'integrity-policy': 'blocked-destinations=(script)' };
      return route.fulfill({ response, headers });
    },
  );
  await site.logInAs('demo-level2');
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  // A script of the shell that is loaded later than its page.
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await site.follow(stores);
  await expect(page.getByRole('heading', heading)).toBeVisible();
  const ran = await page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
        if (nonce) script.nonce = nonce;
        script.src = '/embed.js';
        script.onload = () => {
          resolve(true);
        };
        script.onerror = () => {
          resolve(false);
        };
        document.head.append(script);
      }),
  );
  expect(ran).toBe(false);
});
