import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

const offer = '/campaign/101?locale=en';

// After the reset of the sandbox: a page of before it is not served.
test.beforeEach(async ({ drawnPages, sandbox }) => {
  test.setTimeout(120_000);
  expect(sandbox).toBeDefined();
  await drawnPages.have('/campaign/101');
});

const drawn = (page: Page) => page.locator('#drawn');

/** The drawn view stays until `release` is called: the code of the remotes waits. */
async function holdRemotes(page: Page): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/mf-[a-z]+\/.*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await expect(drawn(page)).toHaveCount(0);
  };
}

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
});
