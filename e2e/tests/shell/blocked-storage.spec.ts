import { expect, test } from '../../harness/test';

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

test('a frame with `sandbox` and no origin of its own shows the site as to a visitor', async ({
  site,
  page,
  consoleWatch,
}) => {
  // The API answers no page without an origin.
  consoleWatch.allow(/blocked by CORS policy/);
  const holder = `${site.origin}/holder`;
  await page.route(holder, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe sandbox="allow-scripts" src="/home" width="900" height="700"></iframe>',
    }),
  );
  await page.goto(holder);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('banner')).toBeVisible();
  await expect(frame.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
