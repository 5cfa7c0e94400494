import type { Page, Route } from '@playwright/test';
import { desktop } from '../../harness/devices';
import { everything } from '../../harness/everything';
import { startFaultyProxy } from '../../harness/faulty-proxy';
import { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

const pages = [
  { remote: 'mf-offers', path: '/home', other: '/about/store' },
  { remote: 'mf-stores', path: '/about/store', other: '/home' },
  { remote: 'mf-giftcard', path: '/redeem-gift-card?code=GIFT-FRESH-50', other: '/home' },
  { remote: 'mf-wallet', path: '/user/myCoupon', other: '/home' },
  { remote: 'mf-account', path: '/user/myCard', other: '/home' },
] as const;

const entryOf = (remote: string) => new RegExp(`/${remote}/[^/]+/remoteEntry`);
// Chromium's message for a script with a wrong hash.
const refusedByTheBrowser = /Failed to find a valid digest in the 'integrity' attribute/;
const panel = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part is unavailable' });

const faults: Record<string, (route: Route) => Promise<void>> = {
  'a 404': (route) => route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
  'a script with a syntax error': (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'var {',
    }),
  'a dropped connection': (route) => route.abort(),
};

for (const { remote, path, other } of pages) {
  // The matrix of faults shows the other answers for one remote.
  for (const [name, fault] of Object.entries(faults).slice(0, everything ? undefined : 1)) {
    test(`${remote} answers ${name}: a panel with Retry in its place, the rest works, Retry heals`, async ({
      site,
      page,
      consoleWatch,
    }) => {
      consoleWatch.allow(refusedByTheBrowser);
      await site.logInAs('demo-level2', other);
      await page.route(entryOf(remote), fault);
      await site.open(path);
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).toContainText(/MRW-1\d\d/);
      await site.follow(other);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(panel(page)).toBeHidden();
      await page.goBack();
      await expect(panel(page)).toBeVisible();
      await page.unroute(entryOf(remote));
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(panel(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });
  }
}

/** In `npm test` the case that failed once: what the page has preloaded and not used yet. */
const firstFiles = {
  'every script': '',
  ...(everything ? { 'the entry': 'remoteEntry', 'the module': 'app' } : {}),
};

for (const { remote, path } of everything ? pages : pages.slice(1, 3))
  for (const [files, name] of Object.entries(firstFiles))
    for (const fault of ['404', 'refused connection'] as const)
      test(`${remote}, ${fault} of ${files} at the first load: one press of Try again is enough`, async ({
        browser,
        stack,
        sandbox,
      }) => {
        const network = await startFaultyProxy();
        const context = await browser.newContext({ ...desktop, proxy: network.proxy });
        const page = await context.newPage();
        const driver = new SiteDriver(page, stack, sandbox);
        if (['mf-wallet', 'mf-account'].includes(remote)) await driver.logInAs('demo-level2', '/about/store');
        network.break(new RegExp(`/${remote}/[^/]+/${name}[^/]*\\.js$`), fault);
        await driver.open(path);
        await expect(panel(page)).toBeVisible({ timeout: 15_000 });
        network.break(null);
        await panel(page).getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(panel(page)).toBeHidden();
        await context.close();
        network.stop();
      });

test('S-089 with mf-stores down the shell shows a panel, and home and the header work', async ({
  site,
  page,
}) => {
  await page.route(/\/mf-stores\//, (route) => route.abort());
  await site.open('/about/store');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
});

test('the panel speaks the language of the site and turns with the switch', async ({ site, page }) => {
  await page.route(/\/mf-stores\//, (route) => route.abort());
  await site.open('/about/store');
  await expect(panel(page)).toBeVisible();
  await site.switchLanguage('zh-Hant');
  await expect(page.getByRole('alert')).toContainText('此部分暫時未能使用');
  await site.switchLanguage('zh-Hans');
  await expect(page.getByRole('alert')).toContainText('此部分暂时无法使用');
});

test('a remote that hangs while loading ends in a panel', async ({ site, page }) => {
  await page.clock.install();
  await page.route(entryOf('mf-stores'), () => undefined);
  await site.open('/about/store');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.clock.runFor(21_000);
  await expect(panel(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
});

test('a tampered chunk is refused: its code never runs', async ({ site, page, consoleWatch }) => {
  consoleWatch.allow(refusedByTheBrowser);
  await page.route(/\/mf-stores\/[^/]+\/app\./, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};window.__tampered=true` });
  });
  await site.open('/about/store');
  await expect(panel(page)).toBeVisible();
  expect(await page.evaluate(() => '__tampered' in window)).toBe(false);
});

test('a manifest that is no manifest leaves a site that says so and works', async ({ site, page }) => {
  await page.route(`${site.origin}/home`, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(id="deployment">)[^<]*/, '$1{"error":"down"}');
    await route.fulfill({ response: answer, body: html });
  });
  await site.open('/home');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
