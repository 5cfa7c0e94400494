import { deploymentManifest } from '@mrw/shared-contracts/manifest';
import { bucketOf } from '@mrw/shared-contracts/manifest/bucket';
import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { watchPictures } from '../../harness/first-picture';
import { holdRemotes } from '../../harness/hold-remotes';
import { copyOfLive, release as runRelease, withdraw } from '../../harness/releases';
import { expect, test } from '../../harness/test';

const offer = '/campaign/101?locale=en';

// After the reset of the sandbox: a page of before it is not served.
test.beforeEach(async ({ drawnPages, sandbox }) => {
  test.setTimeout(120_000);
  expect(sandbox).toBeDefined();
  await drawnPages.have('/campaign/101');
});

const drawn = (page: Page) => page.locator('#drawn');

test.describe('a press on the drawn view', () => {
  test.use({ ...phone });

  test('that redeems is not repeated', async ({ site, page }) => {
    const release = await holdRemotes(page);
    await page.goto(site.origin + offer, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Redeem' }).click();
    await release();
    await expect(page.getByRole('button', { name: 'Redeem' })).toBeVisible();
    expect(site.path()).toBe(offer);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('on the menu opens the menu of the real page', async ({ site, page }) => {
    const release = await holdRemotes(page);
    await page.goto(site.origin + offer, { waitUntil: 'commit' });
    await drawn(page).getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(site.path()).toBe(offer);
  });

  test('on the menu is forgotten after five seconds', async ({ site, page }) => {
    await page.clock.install();
    const release = await holdRemotes(page);
    await page.goto(site.origin + offer, { waitUntil: 'commit' });
    await drawn(page).getByRole('button', { name: 'Menu' }).click();
    await page.clock.fastForward(5_500);
    await release();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a link is followed without a new document once the shell is there', async ({ site, page }) => {
  await holdRemotes(page);
  await page.goto(site.origin + offer, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-remote]')).toHaveAttribute('data-state', 'loading');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await drawn(page).getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => site.path()).toBe('/home');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(drawn(page)).toHaveCount(0);
});

test('typed text, the caret and focus stay', async ({ site, page, drawnPages }) => {
  await drawnPages.have('/about/store');
  const release = await holdRemotes(page);
  await page.goto(`${site.origin}/about/store?locale=en`, { waitUntil: 'commit' });
  await drawn(page).getByRole('searchbox').click();
  await page.keyboard.type('coffee');
  await page.keyboard.press('ArrowLeft');
  await release();
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('coffee');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);
});

test('selected text stays selected', async ({ site, page }) => {
  const release = await holdRemotes(page);
  await page.goto(site.origin + offer, { waitUntil: 'commit' });
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.dblclick({ position: { x: 10, y: 10 } });
  const selected = () =>
    page.evaluate(() => ({
      text: getSelection()?.toString().trim(),
      isReal: document.getElementById('root')?.contains(getSelection()?.anchorNode ?? null),
    }));
  expect(await selected()).toEqual({ text: 'Harbour', isReal: false });
  await release();
  expect(await selected()).toEqual({ text: 'Harbour', isReal: true });
});

test('a screen reader has the page once, before and after the change', async ({ site, page }) => {
  const client = await page.context().newCDPSession(page);
  const parts = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
    return Object.fromEntries(
      ['banner', 'main', 'contentinfo'].map((name) => [name, roles.filter((role) => role === name).length]),
    );
  };
  const once = { banner: 1, main: 1, contentinfo: 1 };
  const release = await holdRemotes(page);
  await page.goto(site.origin + offer, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-remote]')).toHaveAttribute('data-state', 'loading');
  expect(await parts()).toEqual(once);
  const inDrawn = await drawn(page).getByRole('heading').allTextContents();
  await release();
  expect(await parts()).toEqual(once);
  // What arrives is not announced: the page has been read.
  await expect(page.locator('#root')).toHaveAttribute('aria-busy', 'true');
  expect(await page.getByRole('heading').allTextContents()).toEqual(inDrawn);
  await expect(page.locator('#root')).not.toHaveAttribute('aria-busy');
});

test('it stands for as long as the code of the remote is on its way', async ({ site, page }) => {
  await page.clock.install();
  const release = await holdRemotes(page);
  // The shell looks for covers of its header, with code that it loads then.
  const code = page.waitForResponse(/\/telemetry\.[^/]*\.js$/);
  await page.goto(site.origin + offer, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-remote]')).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(3_000);
  await (await code).finished();
  // A second look, with the code that is there by now.
  await page.clock.runFor(4_000);
  await expect(drawn(page)).toBeVisible();
  await release();
});

test('its first picture is loaded at once, the others when the scripts are there, each once', async ({
  site,
  page,
  drawnPages,
}) => {
  await drawnPages.have('/home');
  const pictures = watchPictures(page);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.origin}/home?locale=en`, { waitUntil: 'commit' });
  const first = drawn(page).locator('img[fetchpriority="high"]').first();
  await expect(first).toHaveJSProperty('complete', true);
  await first.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(pictures).toHaveLength(1);
  release();
  await expect(drawn(page)).toHaveCount(0);
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  expect(pictures).toEqual([...new Set(pictures)]);
});

test('the window keeps its place when the real page comes', async ({ site, page }) => {
  const release = await holdRemotes(page);
  await page.goto(site.origin + offer, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-remote]')).toHaveAttribute('data-state', 'loading');
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(150);
  await release();
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
});

test('the panel takes its place when the entry of the remote does not come within 8 seconds', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await page.route(/\/mf-offers\/.*\.js$/, () => undefined);
  await page.goto(site.origin + offer, { waitUntil: 'commit' });
  await expect(page.locator('#root [data-remote]')).toHaveAttribute('data-state', 'loading');
  await page.clock.runFor(5_000);
  await expect(drawn(page)).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(drawn(page)).toHaveCount(0);
});

test.describe('there is no drawn view', () => {
  const open = async (page: Page, address: string) => {
    await page.goto(address);
    // Before any script of the shell has run.
    return page.evaluate(() => document.getElementById('drawn') !== null);
  };
  test.beforeEach(async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort('blockedbyclient'));
  });

  test('for a visitor there is one, in the language of the address', async ({ site, page }) => {
    expect(await open(page, site.origin + offer)).toBe(true);
    await expect(drawn(page)).toHaveAttribute('data-language', 'en');
    expect(await open(page, `${site.origin}/campaign/101?locale=zh-Hant`)).toBe(true);
    await expect(drawn(page)).toHaveAttribute('data-language', 'zh-Hant');
  });

  test('a link of it that is followed before the app has started keeps the language of the address', async ({
    site,
    page,
  }) => {
    await open(page, `${site.origin}/campaign/101?locale=zh-Hant`);
    await drawn(page).getByRole('link', { name: '主頁' }).first().click();
    await expect.poll(() => site.path()).toBe('/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  });

  test('in simple mode, inside another site, with a failed version, and when it is too old', async ({
    site,
    page,
    context,
  }) => {
    const keeps = async (script: string) => {
      const other = await context.newPage();
      await other.route('**/assets/*.js', (route) => route.abort('blockedbyclient'));
      await other.addInitScript(script);
      const stands = await open(other, site.origin + offer);
      await other.close();
      return stands;
    };
    expect(await keeps("localStorage.setItem('mrw_simple_mode', 'on')")).toBe(false);
    expect(await keeps('localStorage.clear()')).toBe(true);
    expect(await keeps("sessionStorage.setItem('isOpenInOtherSite', 'true')")).toBe(false);
    expect(await keeps("Object.defineProperty(navigator, 'onLine', { get: () => false })")).toBe(false);
    expect(await keeps('const now = Date.now; Date.now = () => now() + 3_600_000')).toBe(false);
    expect(await open(page, `${site.origin}/campaign/101?isOpenInOtherSite=true`)).toBe(false);
  });

  test('for a member', async ({ site, page, context }) => {
    await context.addCookies([{ name: 'mrw_session', value: '%7B%7D', url: site.origin }]);
    expect(await open(page, site.origin + offer)).toBe(false);
  });

  test('for a device that a rollout gives another version', async ({
    site,
    page,
    context,
    stack,
    request,
  }) => {
    const version = `9.6.${test.info().workerIndex}`;
    try {
      copyOfLive(stack.environment, 'mf-offers', version);
      runRelease(stack.environment, 'rollout', 'mf-offers', '50', version);
      const { salt } = deploymentManifest.parse(
        await (await request.get(`${site.origin}/deployment.json`)).json(),
      );
      const isAsked = (device: string) => bucketOf(salt, 'mf-offers', device) < 50;
      const devices = Array.from({ length: 100 }, (_, index) => `device-${index}`);
      for (const asked of [true, false]) {
        const device = devices.find((name) => isAsked(name) === asked) ?? '';
        await context.addInitScript((name) => {
          localStorage.setItem('mrw_device', name);
        }, device);
        expect(await open(page, site.origin + offer)).toBe(!asked);
      }
    } finally {
      runRelease(stack.environment, 'rollout', 'mf-offers', '0', version);
      withdraw('mf-offers', version);
    }
  });

  test('in a language that was not chosen, or for a member, when something in between has kept the document', async ({
    site,
    page,
    context,
  }) => {
    const kept = await (await fetch(site.origin + offer)).text();
    expect(kept).toContain('id="drawn"');
    const nonce = /nonce="([^"]+)"/.exec(kept)?.[1] ?? '';
    await page.route(
      (url) => url.pathname === '/campaign/101',
      async (route) => {
        const response = await route.fetch();
        const policy = response.headers()['content-security-policy'] ?? '';
        await route.fulfill({
          response,
          headers: {
            ...response.headers(),
            'content-security-policy': policy.replaceAll(/'nonce-[^']+'/g, `'nonce-${nonce}'`),
          },
          body: kept,
        });
      },
    );
    const plain = `${site.origin}/campaign/101`;
    expect(await open(page, plain)).toBe(true);
    expect(await open(page, `${plain}?locale=zh-Hant`)).toBe(false);
    const cookie = (name: string, value: string) => context.addCookies([{ name, value, url: site.origin }]);
    await cookie('mrw_language', 'zh-Hans');
    expect(await open(page, plain)).toBe(false);
    await cookie('mrw_language', 'en');
    expect(await open(page, plain)).toBe(true);
    await cookie('mrw_session', '%7B%7D');
    expect(await open(page, plain)).toBe(false);
  });
});
