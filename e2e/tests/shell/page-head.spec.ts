import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

const languages = ['en', 'zh-Hant', 'zh-Hans'] as const;

/** Everything in the head that belongs to one page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      title: document.title,
      description: all('meta[name="description"]', 'content'),
      robots: all('meta[name="robots"]', 'content'),
      ogTitle: all('meta[property="og:title"]', 'content'),
      ogType: all('meta[property="og:type"]', 'content'),
      picture: all('meta[property="og:image"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      alternates: all('link[rel="alternate"]', 'hreflang'),
      data: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => JSON.parse(textContent) as { '@type': string; name: string },
      ),
    };
  });

const canonical = (page: Page) => expect.poll(async () => (await headOf(page)).canonical);

const pages = [
  { path: '/home', heading: /./, type: null },
  { path: '/offer/LATEST', heading: /^(Offers|優惠|优惠)$/, type: null },
  { path: '/campaign/101', heading: /./, type: 'Offer' },
  { path: '/about/store', heading: /./, type: null },
  { path: '/storeDetail/1', heading: /./, type: 'LocalBusiness' },
];

for (const { path, heading, type } of pages)
  test(`Q-046 ${path} presents itself in each language, with one address in each`, async ({ site, page }) => {
    const descriptions = new Set<string | null>();
    for (const language of languages) {
      await site.open(`${path}?locale=${language}&utm_source=x#top`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await canonical(page).toEqual([`${site.origin}${path}?locale=${language}`]);
      if (type)
        await expect.poll(async () => (await headOf(page)).data.map((one) => one['@type'])).toEqual([type]);
      const head = await headOf(page);
      expect(head.alternates).toEqual([...languages, 'x-default']);
      expect(head.robots).toEqual([]);
      expect(head.description).toHaveLength(1);
      expect(head.ogTitle).toHaveLength(1);
      expect(new URL(head.picture[0] ?? '').protocol).toMatch(/^https?:$/);
      descriptions.add(head.description[0] ?? null);
    }
    expect(descriptions.size).toBeGreaterThan(
      path.startsWith('/campaign') || path.startsWith('/storeDetail') ? 0 : 2,
    );
  });

test('a visitor who saves data shares the address of the page that is shown, not of the one before', async ({
  site,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '2g' } });
  });
  await site.open('/campaign/101');
  await canonical(page).toEqual([`${site.origin}/campaign/101?locale=en`]);
  await site.follow('/storeDetail/1');
  await canonical(page).toEqual([`${site.origin}/storeDetail/1?locale=en`]);
});

test('a navigation replaces the head, also a quick one there and back', async ({ site, page }) => {
  await site.open('/campaign/101');
  await expect.poll(async () => (await headOf(page)).data).toHaveLength(1);
  const offer = await headOf(page);
  await site.follow('/about/store');
  await canonical(page).toEqual([`${site.origin}/about/store?locale=en`]);
  await expect(page).toHaveTitle('Store directory - Harbour Rewards');
  const directory = await headOf(page);
  expect(directory.data).toEqual([]);
  expect(directory.ogType).toEqual(['website']);
  for (const path of ['/campaign/102', '/storeDetail/1', '/campaign/101', '/about/store', '/campaign/101'])
    await site.follow(path);
  await expect.poll(() => headOf(page)).toEqual(offer);
});

test('pages of members and unknown ones are not listed, and the next page is', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/inbox');
  const robots = () => expect.poll(async () => (await headOf(page)).robots);
  await robots().toEqual(['noindex']);
  expect((await headOf(page)).canonical).toEqual([]);
  await site.follow('/home');
  await robots().toEqual([]);
  for (const path of ['/no/such/page', '/storeDetail/99999', '/campaign/99999']) {
    await site.follow(path);
    await robots().toEqual(['noindex']);
  }
});

test('a remote that fails leaves nothing of its page in the head', async ({ site, page, consoleWatch }) => {
  consoleWatch.allow(/./);
  await page.route(/\/mf-stores\/.*\.js/, (route) => route.abort());
  await site.open('/campaign/101');
  await expect.poll(async () => (await headOf(page)).data).toHaveLength(1);
  await site.follow('/about/store');
  await expect(page.getByRole('alert').getByText(/MRW-1/)).toBeVisible({ timeout: 20_000 });
  const head = await headOf(page);
  expect(head.data).toEqual([]);
  expect(head.ogType).toEqual(['website']);
  expect(head.canonical).toEqual([`${site.origin}/about/store?locale=en`]);
  expect(head.description).toEqual(['Points, coupons, tickets and your member card']);
});

test('markup in the name of an offer stays text in the head', async ({ site, page }) => {
  const name = '</script><script>window.__xss=1</script>"><img src=x onerror="window.__xss=1">';
  await page.route(/\/campaigns\/101$/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as object;
    const translations = [{ language: 'en', name, photos: ['javascript:window.__xss=1'] }];
    await route.fulfill({ response: answer, json: { ...body, name, translations, short_description: name } });
  });
  await site.open('/campaign/101');
  await expect.poll(async () => (await headOf(page)).data.map((one) => one.name)).toEqual([name]);
  const head = await headOf(page);
  expect(head.title).toBe(`${name} - Harbour Rewards`);
  expect(head.picture).toEqual([`${site.origin}/assets/icon-512.png`]);
  expect(await page.evaluate(() => '__xss' in window)).toBe(false);
  expect(await page.locator('head img, head script:not([type]):not([nonce]):not([src])').count()).toBe(0);
});

test('a standalone page keeps the head of the document', async ({ site, page }) => {
  await site.open('/redeem-gift-card?code=GIFT-FRESH-50');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await headOf(page)).toMatchObject({ robots: ['noindex'], canonical: [], data: [] });
});

test('the sitemap is XML, and its pages answer in each language', async ({ site, page }) => {
  test.slow();
  await site.open('/home');
  const answer = await page.request.get(`${site.origin}/sitemap.xml`);
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const { addresses, links } = await page.evaluate(
    (text) => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      if (read.querySelector('parsererror')) throw new Error('not well-formed');
      return {
        addresses: [...read.querySelectorAll('url > loc')].map(({ textContent }) => textContent),
        links: read.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link').length,
      };
    },
    await answer.text(),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(links).toBe(4 * addresses.length);
  expect(addresses).toEqual(
    expect.arrayContaining([
      `${site.origin}/home?locale=en`,
      `${site.origin}/campaign/101?locale=zh-Hant`,
      `${site.origin}/storeDetail/1?locale=zh-Hans`,
    ]),
  );
  const statuses = await Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
  // Of each kind of page one is opened: it is a page, and names exactly this address.
  const kinds = new Map(
    addresses.filter((one) => one.endsWith('locale=zh-Hant')).map((one) => [one.split('/')[3], one]),
  );
  for (const address of kinds.values()) {
    await page.goto(address);
    await canonical(page).toEqual([address]);
  }
});

test('search engines are sent away from a site that is not that of production', async ({ site, page }) => {
  await site.open('/home');
  expect(await (await page.request.get(`${site.origin}/robots.txt`)).text()).toBe(
    'User-agent: *\nDisallow: /\n',
  );
});
