import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

const minute = 60;

/** Opens the side menu, presses Log out and returns the confirmation dialog. */
async function askToLogOut(page: Page): Promise<Locator> {
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Log out?' });
  await expect(question).toBeVisible();
  return question;
}

test('S-008 log out asks first, and nothing has changed by then', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/user/myCard');
  await askToLogOut(page);
  expect(site.calls(/auth\/revoke/)).toHaveLength(0);
  expect(site.path()).toBe('/user/myCard');
});

test('S-009 cancelled, the member is still logged in on the same page', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/user/myCard');
  const question = await askToLogOut(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(site.path()).toBe('/user/myCard');
  await expect(page.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();
});

test('S-010 confirmed, it revokes the refresh token, goes home and leaves no session behind', async ({
  site,
  page,
  context,
}) => {
  await site.logInAs('demo-level2', '/user/myCard');
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  const revoked = page.waitForRequest(/\/auth\/revoke/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  expect((await revoked).headers()['authorization']).toMatch(/^Bearer .+/);
  await expect.poll(() => site.path()).toBe('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ name }) => name.startsWith('mrw_session'))).toEqual([]);
});

test('S-028 51 minutes after login a call waits for a refresh and uses the new token', async ({
  site,
  page,
}) => {
  await page.clock.install();
  await site.logInAs('demo-level2');
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  // No campaign of the page itself comes after this.
  await site.untilQuiet();
  site.clearCalls();
  await page.clock.fastForward(51 * minute * 1_000);
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect.poll(() => site.calls(/^POST \/auth\/token/).length).toBe(1);
  await expect.poll(() => site.calls(/campaign/).length).toBeGreaterThan(0);
  const names = site.calls().map(({ method, path }) => `${method} ${path}`);
  expect(names.indexOf('POST /auth/token')).toBeLessThan(
    names.findIndex((name) => name.includes('campaign')),
  );
});

test('S-029 49 minutes after login there is no refresh', async ({ site, page }) => {
  await page.clock.install();
  await site.logInAs('demo-level2');
  await expect(page.getByRole('heading', { name: 'Featured offers' })).toBeVisible();
  await page.clock.fastForward(49 * minute * 1_000);
  site.clearCalls();
  await page.getByRole('banner').getByRole('link', { name: 'Offers' }).click();
  await expect.poll(() => site.calls(/campaign/).length).toBeGreaterThan(0);
  expect(site.calls(/auth\/token/)).toHaveLength(0);
});

test('S-031 a 403 of the user info is refreshed and asked again', async ({ site, page, sandbox }) => {
  await site.logInAs('demo-level2');
  await site.leave();
  await sandbox.fault({ match: 'GET /customers/', mode: 'status', value: 403 });
  site.clearCalls();
  await site.open('/user/myCard');
  await expect.poll(() => site.calls(/^POST \/auth\/token/).length).toBe(1);
  await expect.poll(() => site.calls(/^GET \/customers\/\d+$/).length).toBe(2);
  await expect(page.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();
});

test('S-033 a refused refresh logs out', async ({ site, page, sandbox }) => {
  await page.clock.install();
  await site.logInAs('demo-level2', '/user/myCard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await sandbox.fault({ match: 'POST /auth/token', mode: 'status', value: 401 });
  // The card asks for its next code by itself.
  await page.clock.fastForward(51 * minute * 1_000);
  await expect.poll(() => site.path()).toBe('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
});

test('S-034 a reload keeps the member logged in', async ({ site, page }) => {
  await site.logInAs('demo-level2');
  await page.reload();
  await expect(page.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();
});

test('S-091 log in and log out turn the page around without a reload', async ({ site, page }) => {
  await site.logInAs('demo-level2');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /sign up/i })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('log out and log in reach the other tabs', async ({ site, page, context, sandbox }) => {
  await site.logInAs('demo-level2');
  const other = await context.newPage();
  await other.goto(`${site.origin}/user/myCard`);
  await expect(other.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();

  await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  const logIn = other.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' });
  await expect(logIn).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/home');

  const code = await sandbox.authorizationCode('demo-level1');
  await site.open(`/login_callback?token=${code}`);
  await expect(page.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();
  await expect(logIn).toBeHidden();
  await other.close();
});

test('a page from the back/forward cache shows nothing of a member who logged out meanwhile', async ({
  site,
  page,
  context,
}) => {
  await site.logInAs('demo-level2', '/user/myCard');
  const name = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  // A frozen page gets no messages of other tabs.
  await context.clearCookies({ name: /^mrw_session/ });
  const away = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const { visibility } = document.documentElement.style;
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return visibility;
  });
  expect(away).toBe('hidden');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  await expect.poll(() => site.path()).toBe('/home');
});

test('Q-041 a member who was disabled meanwhile is logged out at home, and told to ask the staff', async ({
  site,
  page,
  context,
  sandbox,
}) => {
  await site.logInAs('demo-disable-soon', '/user/myCard');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await sandbox.post('/sandbox/admin/disable-member', { member: 'demo-disable-soon' });
  await page.reload();
  const dialog = page.getByRole('alertdialog', { name: 'This account is disabled' });
  await expect(dialog).toContainText('contact our staff');
  await expect.poll(() => site.path()).toBe('/home');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.startsWith('mrw_session'))).toEqual([]);
});

test('S-101 a language change is told to the installation, also after a reload', async ({ site, page }) => {
  await site.logInAs('demo-level2');
  await expect.poll(() => site.calls(/^POST \/app_installations/).length).toBe(1);
  expect(site.calls(/^POST \/app_installations/)[0]?.body).toMatchObject({ platform: 'WEB', language: 'en' });
  await page.reload();
  await expect(page.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();
  await site.switchLanguage('zh-Hant');
  await expect.poll(() => site.calls(/^PATCH \/app_installations\//).length).toBe(1);
  expect(site.calls(/^PATCH \/app_installations\//)[0]?.body).toEqual({ language: 'zh-Hant' });
  expect(site.calls(/^POST \/app_installations/)).toHaveLength(1);
});

/** Sets the timeout of the sign-on client to a hundredth of its 10 s, and records every timeout. */
const shortSignOnLimit = () => {
  const limits: number[] = [];
  Object.assign(window, { limits });
  const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
  Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
    set(limit: number) {
      limits.push(limit);
      own?.set?.call(this, limit === 10_000 ? 100 : limit);
    },
  });
};

test('S-099 without an answer of the sign-on site in 10 s the visitor is at home, and told so', async ({
  site,
  page,
}) => {
  await page.addInitScript(shortSignOnLimit);
  await page.route(/\/auth\/access_token/, () => undefined);
  await site.open('/login_callback?token=CODE&redirect_to=/about/store');
  await expect.poll(() => site.path()).toBe('/home');
  await expect(page.getByText('Log in did not work. Please try again.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  expect(await page.evaluate('window.limits[0]')).toBe(10_000);
});
