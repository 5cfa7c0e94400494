import { expect, test } from '../../harness/test';

test.use({ consent: null });
test('S-055 the first visit is asked with both answers', async ({ site, page }) => {
  await site.open('/home');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner.getByRole('button', { name: 'Accept all' })).toBeVisible();
  await expect(banner.getByRole('button', { name: 'Reject non-essential' })).toBeVisible();
});

test('S-056 after accept all the banner does not return', async ({ site, page, context }) => {
  await site.open('/home');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner).toBeHidden();
  const stored = (await context.cookies()).find(({ name }) => name === 'cookie_consent');
  expect(stored?.value).toBe('all');
  expect(Math.round(((stored?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('S-057 after reject non-essential the banner is gone and log in still works', async ({ site, page }) => {
  await site.open('/home');
  await page.getByRole('button', { name: 'Reject non-essential' }).click();
  await site.logInAs('demo-level2');
  await page.reload();
  await expect(page.getByRole('banner').locator('[aria-haspopup="dialog"]')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
});

test('accepting while cookies are disabled shows the cookie settings alert', async ({ site, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  });
  await site.open('/home');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Cookies are turned off' })).toBeVisible();
});
