import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(desktop);

/** Run in the page before its first script. */
const browsers: readonly (readonly [name: string, block: () => void])[] = [
  [
    'cookies are blocked, and to name a storage throws',
    () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
  ],
  [
    'every storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
];

for (const [name, block] of browsers)
  test(`where ${name}, visitors see the site, members log in, go round and log out`, async ({
    site,
    page,
  }) => {
    await page.addInitScript(block);
    await site.open('/home');
    await expect(page.locator('[data-remote="mf-offers"]').getByRole('heading').first()).toBeVisible();
    await site.logInAs('demo-level2');
    for (const [path, heading] of [
      ['/use_cash_dollar', 'Cash dollars'],
      ['/transaction/create', 'Create rewards claim'],
      ['/campaign/101', ''],
    ] as const) {
      await site.follow(path);
      await expect(
        page.locator('[data-remote]').getByRole('heading', { level: 1, name: heading }),
      ).toBeVisible();
    }
    await site.switchLanguage('zh-Hant');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
    await site.switchLanguage('en');
    await page.getByRole('banner').locator('[aria-haspopup="dialog"]').click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
  });
