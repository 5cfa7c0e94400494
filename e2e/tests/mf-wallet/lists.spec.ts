import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

const pageOf = (call: { query: Record<string, string> }) => call.query['page[number]'];

test.describe('desktop', () => {
  test.use(desktop);

  for (const [width, columns] of [
    [1440, 4],
    [900, 2],
    [390, 2],
  ] as const) {
    test(`W-005 the coupons stand in ${columns} columns at ${width} px`, async ({ site, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await site.logInAs('demo-level2', '/user/myCoupon');
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    });
  }

  for (const [list, path] of [
    ['coupons', '/user/myCoupon'],
    ['tickets', '/user/myTicket'],
  ] as const) {
    test(`W-005 the list of ${list} is masonry: the same gap beneath each card`, async ({ site, page }) => {
      await site.logInAs('demo-level2', path);
      const cards = page.getByRole('article');
      await expect(cards.first()).toBeVisible();
      const boxes = await cards.evaluateAll((all) =>
        all.map((card) => {
          const { left, top, bottom } = card.getBoundingClientRect();
          return { left: Math.round(left), top, bottom };
        }),
      );
      const columns = new Set(boxes.map(({ left }) => left)).size;
      expect(columns).toBe(4);
      const gaps = boxes.slice(columns).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0));
      expect(gaps).not.toEqual([]);
      expect(Math.max(...gaps) - Math.min(...gaps), gaps.join(' ')).toBeLessThan(1);
    });
  }

  test('W-002 the unavailable tab shows 1010 with its start date', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/user/myCoupon');
    await page.getByRole('tab', { name: 'Unavailable' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Start date' }).first()).toBeVisible();
  });

  test('W-006 the list goes on near its end, page by page, and ends', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/user/myCoupon');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(40);
    await footer.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(45);
    await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
    // The page before each new one is read once more: a row could have moved over its end.
    await expect.poll(() => site.calls(/GET .*\/coupons$/).map(pageOf)).toEqual(['1', '2', '1', '3', '2']);
  });

  test('coupons are found by their brand and come by their end, which a reload keeps', async ({
    site,
    page,
  }) => {
    await site.logInAs('demo-level2', '/user/myCoupon');
    const cards = page.getByRole('article');
    await page.getByLabel('Find by name or brand').fill('harbour coffee');
    await expect(page).toHaveURL(/search=harbour/);
    await page.getByLabel('Sort by').selectOption('Expiring first');
    await expect(page.getByRole('status').filter({ hasText: /^\d found$/ })).toBeVisible();
    const ends = () =>
      cards.locator('time').evaluateAll((all) => all.map((end) => String(end.getAttribute('datetime'))));
    const sorted = await ends();
    expect(sorted.length).toBeGreaterThan(1);
    expect(sorted).toEqual([...sorted].sort());
    await page.reload();
    await expect(page.getByLabel('Find by name or brand')).toHaveValue('harbour coffee');
    await expect.poll(ends).toEqual(sorted);
  });

  test('a coupon that is used at the till meanwhile hides no other one, and the list stays where it is', async ({
    site,
    page,
    sandbox,
    browser,
  }) => {
    await site.logInAs('demo-level2', '/user/myCoupon');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(20);
    const till = await browser.newContext();
    const atTill = new SiteDriver(await till.newPage(), site.stack, sandbox);
    await atTill.logInAs('demo-level2', '/coupon/1001');
    await atTill.page.getByRole('button', { name: 'Use', exact: true }).click();
    await atTill.page.getByLabel('6-digit staff code').fill('111111');
    await atTill.page.getByRole('button', { name: 'Confirm' }).click();
    await expect(atTill.page.getByRole('dialog', { name: 'Coupon used' })).toBeVisible();
    await till.close();

    const end = page.getByRole('contentinfo');
    await end.scrollIntoViewIfNeeded();
    await expect(cards.nth(39)).toBeAttached();
    const places = () =>
      cards.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const isThere = (id: number) => async () => (await places()).includes(`/coupon/${id}`);
    await expect.poll(isThere(1001)).toBe(false);
    const top = await page.evaluate(() => window.scrollY);
    expect(top).toBeGreaterThan(0);
    await end.scrollIntoViewIfNeeded();
    await expect(cards).toHaveCount(44);
    const all = await places();
    expect(new Set(all).size).toBe(44);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(top);
  });

  test('W-115 a list that does not answer is given up after 3 s', async ({ site, page, sandbox }) => {
    // Home requests coupons too.
    await site.logInAs('demo-level2', '/about/store');
    await sandbox.fault({ match: '/coupons', mode: 'hang' });
    const waiting = await waitingFor(page, '/coupons?');
    await site.open('/user/myCoupon');
    const seconds = await waiting.seconds;
    expect(seconds).toBeGreaterThan(2.9);
    expect(seconds).toBeLessThan(4);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('W-018 a language switch asks again and shows the names in the new language', async ({
    site,
    page,
  }) => {
    await site.logInAs('demo-level2', '/user/myCoupon');
    const first = page.getByRole('article').first().getByRole('heading');
    const english = await first.textContent();
    await site.switchLanguage('zh-Hant');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的優惠券');
    await expect(first).not.toHaveText(english ?? '');
    const languages = site.calls(/GET .*\/coupons$/).map((call) => call.headers['accept-language']);
    expect(languages).toEqual(['en', 'zh-Hant']);
  });
});

test.describe('phone', () => {
  test.use(phone);

  test('W-109 inside another site the login, logout and app banner are hidden', async ({ site, page }) => {
    await site.open('/user/myCoupon?isOpenInOtherSite=true');
    await expect(page.getByRole('main')).not.toBeEmpty();
    await expect(page.getByText(/log in/i).filter({ has: page.locator('a,button') })).toHaveCount(0);
    await site.logInAs('demo-level2', '/user/myCoupon');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /log out|open app/i })).toHaveCount(0);
  });
});

/** How many seconds the browser waited for the first call of an address that got no answer: by its own clock. */
async function waitingFor(page: Page, address: string): Promise<{ seconds: Promise<number> }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const sent = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.method === 'GET' && request.url.includes(address)) sent.set(requestId, timestamp);
  });
  const seconds = new Promise<number>((resolve) => {
    client.on('Network.loadingFailed', ({ requestId, timestamp }) => {
      const start = sent.get(requestId);
      if (start !== undefined) resolve(timestamp - start);
    });
  });
  return { seconds };
}
