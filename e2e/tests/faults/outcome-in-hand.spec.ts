import type { Locator, Page } from '@playwright/test';
import { confirmEmail, photo } from '../../harness/acts';
import { phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

test.use(phone);
// A page is waited for that does not come, and each dialog for a second.
test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ consoleWatch }) => {
  // Scripts that do not come.
  consoleWatch.allow(/Failed to load resource/);
});

/** The dialog of the browser: the code of the others is not there. */
async function isPlain(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate(({ tagName }) => tagName)).toBe('DIALOG');
}

for (const [end, scripts] of [
  ['cannot be fetched', (page: Page, url: RegExp) => page.route(url, (route) => route.abort())],
  ['hangs', (page: Page, url: RegExp) => page.route(url, () => undefined)],
] as const)
  test.describe(`while code ${end}`, () => {
    test('a claim is told in a plain dialog of its own page, and sent once', async ({ site, page }) => {
      await scripts(page, /\/(claims|dialog)\.[^/]*\.js/);
      await site.logInAs('demo-level2', '/transaction/create');
      await page.getByLabel('Receipt photo').setInputFiles(photo('photo.png'));
      await page.getByLabel('Credit card slip photo').setInputFiles(photo('photo.png'));
      await page.getByRole('button', { name: 'Choose a store' }).click();
      const stores = page.getByRole('dialog', { name: 'Choose a store' });
      await isPlain(stores);
      await stores.getByRole('list').getByRole('button').first().click();
      await page.getByLabel('Receipt number').fill('IN-HAND-1');
      await page.getByLabel('Issue date').fill('2026-01-02');
      await page.getByLabel('Amount').fill('45');
      await expect(page.getByText('Photo saved')).toHaveCount(2);
      await page.getByRole('button', { name: 'Submit' }).click();
      const told = page.getByRole('dialog', { name: 'Claim submitted' });
      await isPlain(told);
      await expect(told).toContainText('receipt IN-HAND-1');
      expect(site.calls(/^POST \/customers\/\d+\/transactions$/)).toHaveLength(1);
      if (end === 'hangs') return;
      await page.unrouteAll();
      await told.getByRole('button', { name: 'See my claims' }).click();
      await expect(page.getByRole('link', { name: 'See the claim for receipt IN-HAND-1' })).toBeVisible();
    });

    test('the end of an account is told in a plain dialog', async ({ site, page }) => {
      await scripts(page, /\/dialog\.[^/]*\.js/);
      await site.logInAs('demo-delete-me', '/user/myAccount');
      await page.getByRole('button', { name: 'Delete account' }).click();
      const dialog = page.getByRole('alertdialog');
      await isPlain(dialog);
      await dialog.getByLabel('Your password').fill('Demo1234');
      await dialog.getByRole('button', { name: 'Delete my account' }).click();
      await expect(dialog).toContainText('Your account has been deleted');
      await isPlain(dialog);
      await dialog.getByRole('button', { name: 'OK, log out' }).click();
      await expect.poll(() => site.path()).toBe('/home');
      await expect(page.getByRole('banner').getByText('Della')).toBeHidden();
    });
  });

/** From now on no script of the site comes. */
async function loseScripts(site: SiteDriver): Promise<void> {
  await site.untilQuiet();
  await site.page.route(/\.js(\?|$)/, (route) => route.abort());
}

test('a chosen store leads to its coupon, whose page was fetched before', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/coupon/1014/select_store');
  await page.getByRole('radio').first().check();
  await loseScripts(site);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Selected store')).toBeVisible();
  expect(site.path()).toMatch(/^\/coupon\/(?!1014)\d+$/);
});

test('the ticket of a guest leads to its code, whose page was fetched before', async ({
  site,
  page,
  stack,
}) => {
  await site.open('/campaign/202');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Get ticket' }).click();
  await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
  await confirmEmail(page, 'new-guest@example.test');
  await expect(page.getByText('new-guest@example.test')).toBeVisible();
  await loseScripts(site);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/on the list for Open Day/)).toBeVisible();
});
