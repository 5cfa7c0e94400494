import { expect, test } from '../../harness/test';

const protectedPaths = [
  '/activity_log',
  '/coupon/1001',
  '/coupon/1001/select_store',
  '/ticket/2001',
  '/inbox',
  '/inboxDetail/1',
  '/level_benefit',
  '/level_rule',
  '/reward_status',
  '/transaction/create',
  '/transaction',
  '/transactionDetail/3001',
  '/transaction_history',
  '/transaction_history_detail/4001',
  '/use_cash_dollar',
  '/use_coupon',
  '/user/myProfile',
  '/select_store',
];

test('S-013 log in leaves for the sign-on page with redirect_url, locale and the channel', async ({
  site,
  page,
}) => {
  await site.open('/home');
  await page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' }).click();
  await page.waitForURL(/\/auth\/login\?/);
  const query = new URL(page.url()).searchParams;
  expect(page.url()).toContain(site.stack.addresses.signOn.origin);
  expect(query.get('redirect_url')).toBe(`${site.origin}/login_callback?redirect_to=%2Fhome`);
  expect(query.get('locale')).toBe('en');
  expect(query.get('sign_up_channel')).toBe('WEBSITE');
});

test('S-014 in Simplified Chinese the locale is zh-Hans', async ({ site, page }) => {
  await site.open('/home');
  await site.switchLanguage('zh-Hans');
  await page.getByRole('banner').getByRole('button', { name: '注册／登录' }).click();
  await page.waitForURL(/\/auth\/login\?/);
  expect(new URL(page.url()).searchParams.get('locale')).toBe('zh-Hans');
});

test('S-015 a visitor on a protected page is sent to log in, without a call or a flash of the page', async ({
  site,
  page,
}) => {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') seen.push(message.text());
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const main = document.querySelector('main');
      if (main) console.debug(`drawn ${main.textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(/\/auth\/login/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Sign-on</title>' }),
  );
  await site.open('/user/myCard');
  await page.waitForURL(/\/auth\/login/);
  expect(seen).not.toHaveLength(0);
  expect(new Set(seen.map((text) => text.trim()))).toEqual(new Set(['drawn']));
  expect(site.calls(/customers|point-accounts/)).toHaveLength(0);
});

test('S-016 every protected route sends a visitor to log in and remembers where to come back to', async ({
  site,
  page,
}) => {
  // As many pages as there are protected routes.
  test.slow();
  const asked: string[] = [];
  await page.route(/\/auth\/login/, async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('redirect_url') ?? '');
    await route.fulfill({ contentType: 'text/html', body: '<title>Sign-on</title>' });
  });
  for (const path of protectedPaths) {
    await site.open(path);
    await page.waitForURL(/\/auth\/login/);
    expect(asked.at(-1)).toBe(`${site.origin}/login_callback?redirect_to=${encodeURIComponent(path)}`);
  }
});

test('S-018 the landing page exchanges the code, reads the member and registers the installation', async ({
  site,
  sandbox,
}) => {
  const code = await sandbox.authorizationCode('demo-level2');
  await site.open(`/login_callback?token=${code}`);
  await expect.poll(() => site.path()).toBe('/home');
  await expect.poll(() => site.calls(/^POST \/app_installations/).length).toBe(1);
  const names = site.calls().map(({ method, path }) => `${method} ${path}`);
  const uid = site
    .calls(/^GET \/point-accounts/)[0]
    ?.path.split('/')
    .at(-1);
  expect(names.slice(0, 2)).toEqual(['POST /auth/access_token', `GET /customers/${uid}`]);
  expect(names).toContain(`GET /point-accounts/${uid}`);
  expect(names).toContain('GET /levels');
  expect(site.calls(/^POST \/app_installations/)[0]?.body).toMatchObject({ platform: 'WEB' });
});

test('S-019 the landing page goes on to redirect_to', async ({ site, sandbox }) => {
  const code = await sandbox.authorizationCode('demo-level2');
  await site.open(`/login_callback?token=${code}&redirect_to=/user/myCoupon`);
  await expect.poll(() => site.path()).toBe('/user/myCoupon');
});

test('S-020 the bare address with a code is the same landing page', async ({ site, sandbox }) => {
  const code = await sandbox.authorizationCode('demo-level2');
  await site.open(`/?token=${code}&redirect_to=/inbox`);
  await expect.poll(() => site.path()).toBe('/inbox');
});

test('S-021 without a code the landing page goes on as a visitor', async ({ site }) => {
  await site.open('/login_callback?redirect_to=/about/store');
  await expect.poll(() => site.path()).toBe('/about/store');
  expect(site.calls(/auth/)).toHaveLength(0);
});

test('S-022 the bare address leads home', async ({ site }) => {
  await site.open('/');
  await expect.poll(() => site.path()).toBe('/home');
});

test('going back from the sign-on page leads past the protected page to the one before', async ({
  site,
  page,
}) => {
  await site.open('/about/store');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The guard leaves at once: the path is in the address for a moment only.
  await page.evaluate(() => {
    window.history.pushState({ key: 'test', idx: 1, usr: null }, '', '/user/myCard?from=menu#code');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  await page.waitForURL(/\/auth\/login/);
  expect(new URL(page.url()).searchParams.get('redirect_url')).toBe(
    `${site.origin}/login_callback?redirect_to=%2Fuser%2FmyCard%3Ffrom%3Dmenu%23code`,
  );
  await page.goBack();
  await expect.poll(() => site.path()).toBe('/about/store');
});

for (const [query, place] of [
  ['redirect_to=/', '/home'],
  ['redirect_to=/login_callback%3Fredirect_to%3D%252Fabout', '/about/store'],
  ['redirect_to=//evil.example', '/home'],
  [`token=${'t'.repeat(4_000)}&redirect_to=/inbox`, '/home'],
] as const)
  test(`the landing page with ${query.slice(0, 70)} leads to ${place}`, async ({ site, page }) => {
    await site.open(`/login_callback?${query}`);
    await expect.poll(() => site.path()).toBe(place);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  });

test('a used code lands at home as a visitor with a message, and the code is in no address', async ({
  site,
  page,
  sandbox,
}) => {
  const code = await sandbox.authorizationCode('demo-level2');
  await site.open(`/login_callback?token=${code}`);
  await expect.poll(() => site.path()).toBe('/home');
  await page.context().clearCookies();
  await site.open(`/login_callback?token=${code}&redirect_to=/inbox`);
  await expect.poll(() => site.path()).toBe('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
});

test('S-104 an exchange that answers without tokens lands at home as a visitor', async ({ site, page }) => {
  await page.route(/\/auth\/access_token/, (route) =>
    route.fulfill({ json: {}, headers: { 'Access-Control-Allow-Origin': site.origin } }),
  );
  await site.open('/login_callback?token=CODE&redirect_to=/inbox');
  await expect.poll(() => site.path()).toBe('/home');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up / Log in' })).toBeVisible();
});

test('a person logs in through the form of the sign-on site and comes back to the requested page', async ({
  site,
  page,
}) => {
  await site.open('/user/myCoupon');
  await page.waitForURL(/\/auth\/login/);
  await page.locator('#log-in input[name="login"]').fill('demo-level2');
  await page.locator('#log-in input[name="password"]').fill('Demo1234');
  await page.locator('#log-in button[type="submit"], #log-in button:not([type])').first().click();
  await page.waitForURL(`${site.origin}/user/myCoupon`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
