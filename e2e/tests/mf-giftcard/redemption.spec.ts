import type { Page } from '@playwright/test';
import { pressTwice } from '../../harness/press-twice';
import { expect, test } from '../../harness/test';

const fresh = '/redeem-gift-card?code=GIFT-FRESH-50';
const frameOf = (page: Page) => page.frameLocator('iframe');
const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Redeem this gift card?' });

async function logIn(page: Page, login: string): Promise<void> {
  const frame = frameOf(page);
  await frame.getByRole('textbox').first().fill(login);
  await frame.locator('input[type=password]').fill('Demo1234');
  await frame.getByRole('button', { name: 'Log in' }).click();
}

test('G-001 the page stands alone with title, tips, frame and three steps', async ({ site, page }) => {
  await site.open(fresh);
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem gift card' })).toBeVisible();
  await expect(frameOf(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  for (const width of [1440, 1023, 768, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('opened directly the page runs on the host kernel alone', async ({ site, page }) => {
  const scripts: string[] = [];
  const weightOf = (entry: string) =>
    page.evaluate((start) => {
      const timing = performance.getEntriesByType('resource').find(({ name }) => name.includes(start));
      return timing instanceof PerformanceResourceTiming ? timing.decodedBodySize : 0;
    }, entry);
  page.on('response', (response) => {
    if (response.url().includes('/assets/') && response.request().resourceType() === 'script')
      scripts.push(new URL(response.url()).pathname.replace(/\.\w+\.js$/, ''));
  });
  await site.open(fresh);
  await expect(frameOf(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(scripts).toContain('/assets/standalone');
  expect(scripts).not.toContain('/assets/main');
  const alone = await weightOf('/assets/standalone.');
  // From there the rest of the site is one step away, as another document; and back.
  await page.evaluate(() => {
    history.pushState({}, '', '/about/store');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(scripts).toContain('/assets/main');
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(await weightOf('/assets/main.'));
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, fresh);
  await expect(page.getByRole('heading', { level: 1, name: 'Redeem gift card' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  expect(scripts.filter((name) => name === '/assets/standalone')).toHaveLength(1);
});

test('G-006 a card is redeemed without touching the session of the site', async ({ site, page }) => {
  await site.logInAs('demo-level1');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'mrw_session')?.value;
  await site.open(fresh);
  await logIn(page, 'demo-giftowner');
  await expect(dialogOf(page)).toContainText('50,000 points');
  await expect(dialogOf(page)).toContainText('HK$50.00');
  await dialogOf(page).getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the app' })).toBeVisible();
  expect(site.calls(/redeem_gift_card/)).toHaveLength(1);
  const after = (await page.context().cookies()).find(({ name }) => name === 'mrw_session')?.value;
  expect(after).toBe(cookie);
});

test('G-007 after Cancel the frame shows its form again and nothing is redeemed', async ({ site, page }) => {
  await site.open(fresh);
  await logIn(page, 'demo-giftowner');
  await expect(frameOf(page).getByRole('button', { name: 'Log in' })).toBeHidden();
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(frameOf(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(site.calls(/redeem_gift_card/)).toHaveLength(0);
});

for (const [id, login, code, result] of [
  ['G-010', 'demo-level1', 'GIFT-USED', /already been redeemed/],
  ['G-011', 'demo-level1', 'GIFT-TARGET', /for a specific customer/],
  ['G-012', 'demo-giftowner', 'GIFT-TARGET', /Redemption successful/],
] as const) {
  test(`${id} ${login} redeems ${code}`, async ({ site, page }) => {
    await site.open(`/redeem-gift-card?code=${code}`);
    await logIn(page, login);
    await dialogOf(page).getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByText(result)).toBeVisible();
  });
}

test('G-014 for an unknown card the detail of the server is shown', async ({ site, page }) => {
  await site.open('/redeem-gift-card?code=GIFT-NONE');
  await logIn(page, 'demo-level1');
  await expect(page.getByRole('alert').filter({ hasText: 'Gift card not found.' })).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
});

for (const [answered, fault] of [
  ['no answer', { mode: 'drop_after' }],
  [
    'a 500 with a reason',
    { mode: 'answer_after', value: { status: 500, body: { detail: 'not gift card owner' } } },
  ],
  ['a 503 in HTML', { mode: 'answer_after', value: { status: 503, body: '<html></html>' } }],
  [
    'a response that is cut',
    { mode: 'answer_after', value: { status: 200, body: { points: 5 }, cut: true } },
  ],
] as const) {
  test(`Q-199 a redemption that took place is told as done, after ${answered}`, async ({
    site,
    page,
    sandbox,
  }) => {
    await site.open(fresh);
    await logIn(page, 'demo-giftowner');
    await sandbox.fault({ match: 'redeem_gift_card', ...fault });
    await dialogOf(page).getByRole('button', { name: 'Redeem' }).click();
    await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeVisible();
    await expect(page.getByText('50,000 points')).toBeVisible();
  });
}

test('G-023 a redemption that did not take place after a 500 says so after the points were read, and can follow', async ({
  site,
  page,
  sandbox,
}) => {
  await site.open(fresh);
  await logIn(page, 'demo-giftowner');
  await expect(dialogOf(page)).toBeVisible();
  await sandbox.fault({ match: 'redeem_gift_card', mode: 'answer', value: { status: 500, body: {} } });
  await sandbox.fault({ match: 'GET /point-accounts', mode: 'delay', value: 1_500, times: 2 });
  await pressTwice(dialogOf(page).getByRole('button', { name: 'Redeem' }));
  await expect(page.getByText(/Nothing was added to your account/)).toBeVisible();
  expect(site.calls(/redeem_gift_card/)).toHaveLength(1);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await logIn(page, 'demo-giftowner');
  await dialogOf(page).getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('heading', { name: 'Redemption successful' })).toBeVisible();
});
