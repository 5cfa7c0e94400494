import type { Locator } from '@playwright/test';
import { phone } from '../../harness/devices';
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

test.describe('a task on a phone', () => {
  test.use(phone);

  /** What stands between the bars, measured where the page is after a member has come to it. */
  const whole = async (element: Locator) => {
    await expect(element).toBeInViewport({ ratio: 1 });
    const isFree = await element.evaluate((target) => {
      const { left, top, right, bottom } = target.getBoundingClientRect();
      const corners = [
        [left + 4, top + 4],
        [right - 4, bottom - 4],
        [(left + right) / 2, (top + bottom) / 2],
      ];
      return corners.every(([x = 0, y = 0]) => {
        const at = document.elementFromPoint(x, y);
        return at !== null && (target.contains(at) || at.contains(target));
      });
    });
    expect(isFree, await element.evaluate(({ outerHTML }) => outerHTML.slice(0, 120))).toBe(true);
  };

  test('neither the question nor the app banner covers a code or what it is used with', async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.logInAs('demo-level2', '/user/myCard');
    const main = page.getByRole('main');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Mobile app' })).toBeVisible();
    await whole(main.getByRole('img', { name: 'Member QR code' }));
    await whole(main.getByText(/^New code in/));
    await site.open('/coupon/1001');
    await whole(main.getByRole('img', { name: /code/ }));
    await whole(main.getByText(/^New code in/));
    const use = page.getByRole('button', { name: 'Use', exact: true });
    await whole(use);
    await use.click();
    await whole(page.getByLabel('6-digit staff code'));
    await site.open('/use_cash_dollar');
    await page.getByLabel('Cash dollars to use').fill('10');
    const pay = page.getByRole('button', { name: 'Pay now' });
    await whole(pay);
    await pay.click();
    const code = page.getByRole('dialog', { name: 'Pay with this code' });
    await whole(code.getByRole('img', { name: /code/ }));
    await whole(code.getByRole('button', { name: 'Close' }));
  });

  test('what has the focus is never below the question', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/user/myCard');
    for (const name of ['Show at till', 'Copy number'] as const) {
      const button = page.getByRole('main').getByRole('button', { name });
      await button.focus();
      await whole(button);
    }
  });
});
