import zlib from 'node:zlib';
import { depthsOf, type AskedFor } from '@mrw/tooling/longest-chain';
import { phone } from '../../harness/devices';
import { expectFirst, watchPictures } from '../../harness/first-picture';
import { expect, test } from '../../harness/test';

test.use(phone);

/**
 * Scripts without which the content is not there, and in how many steps they are named: two for what the page
 * itself names.
 */
const pages = [
  { path: '/home', content: 'main a[href*="/campaign/"]', scripts: 4, depth: 2 },
  { path: '/about/store', content: 'main a[href*="/storeDetail/"]', scripts: 4, depth: 2 },
  { path: '/user/myCard', content: 'main svg[role="img"]', scripts: 6, depth: 2 },
  { path: '/campaign/101', content: 'main h1', scripts: 5, depth: 2 },
  { path: '/user/myCoupon', content: 'main a[href*="/coupon/"]', scripts: 4, depth: 2 },
] as const;

for (const { path, content, scripts, depth } of pages)
  test(`the content of ${path} needs no more than ${scripts} scripts, named in ${depth} steps`, async ({
    site,
    page,
  }) => {
    if (path.startsWith('/user/')) await site.logInAs('demo-level2');
    // The page before loads nothing more.
    await page.goto('about:blank');
    const asked: AskedFor[] = [];
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    client.on('Network.requestWillBeSent', ({ request, initiator, type }) => {
      if (type !== 'Document' && type !== 'Script') return;
      // What the page before was still loading is not of this one.
      if (type === 'Document') asked.length = 0;
      asked.push({ url: request.url, by: initiator.url ?? initiator.stack?.callFrames[0]?.url ?? null });
    });
    await site.open(path);
    await expect(page.locator(content).first()).toBeVisible();
    await client.detach();

    // Once more, with nothing of what is named later.
    const depths = depthsOf(asked);
    const needed = [...depths]
      .filter(([url, steps]) => url.endsWith('.js') && steps <= depth)
      .map(([url]) => url);
    await page.route('**/*.js', (route) =>
      needed.includes(route.request().url()) ? route.continue() : route.abort('blockedbyclient'),
    );
    await site.open(path);
    await expect(page.locator(content).first()).toBeVisible();
    expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(scripts);
  });

for (const [path, reads, who] of [
  ['/home', 3, 'a visitor'],
  ['/offer/LATEST', 2, 'a visitor'],
  ['/campaign/101', 1, 'a visitor'],
  ['/about/store', 4, 'a visitor'],
  ['/storeDetail/1', 1, 'a visitor'],
  ['/home', 3, 'a member'],
  ['/user/myCard', 3, 'a member'],
] as const)
  test(`what ${who} reads first on ${path} is requested before the shell is there, and once`, async ({
    site,
    page,
    stack,
  }) => {
    if (who === 'a member') await site.logInAs('demo-level2');
    await page.goto('about:blank');
    let isThere = false;
    const calls: { url: string; early: boolean }[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(stack.addresses.api.origin) && /xhr|fetch/.test(request.resourceType()))
        calls.push({ url: request.url(), early: !isThere });
    });
    await page.route(/\/assets\/main\.[^/]+\.js$/, async (route) => {
      await expect.poll(() => calls.length).toBe(reads);
      isThere = true;
      await route.continue();
    });
    await site.open(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await site.untilQuiet();
    const early = calls.filter((call) => call.early).map(({ url }) => url);
    expect(early).toHaveLength(reads);
    // The page uses them: it would request an unusable response again.
    for (const url of early) expect(calls.filter((call) => call.url === url)).toHaveLength(1);
    // What expires is read as a whole list: pages are read once more to see that no row moved between two of them.
    const once = calls.filter(({ url }) => !/\/(?:coupons|tickets|point_statuses)\?/.test(url));
    const needed = once.map(({ url }) => (who === 'a visitor' ? new URL(url).pathname : url));
    expect(new Set(needed).size).toBe(needed.length);
  });

for (const path of ['/home', '/offer/LATEST', '/campaign/101', '/about/store', '/storeDetail/1'])
  test(`the picture that ${path} shows first is requested before the shell is there, once, and has the connection for itself`, async ({
    site,
    page,
  }) => {
    const pictures = watchPictures(page);
    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/media/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.route(/\/assets\/main\.[^/]+\.js$/, async (route) => {
      await expect.poll(() => pictures.length).toBe(1);
      await route.continue();
    });
    await page.goto(site.origin + path, { waitUntil: 'commit' });
    await expect(page.locator('main img[fetchpriority="high"]').first()).toBeAttached();
    // Without this wait the other requests could follow now: nothing else signals that they do not.
    await page.waitForTimeout(500);
    expect(pictures).toHaveLength(1);
    arrive();
    await expectFirst(page, pictures);
    // The others come after it.
    await expect.poll(() => pictures.length).toBeGreaterThan(1);
  });

test('the first script of a page is compiled as a whole while it loads', async ({ site, page }) => {
  const first = page.waitForResponse(/\/assets\/main\.[^/]+\.js$/);
  await site.open('/home');
  expect(await (await first).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('all styles of a first page are no more than 20 kB', async ({ site, page }) => {
  await site.open('/home');
  await expect(page.locator('main a[href*="/campaign/"]').first()).toBeVisible();
  const styles = await page.locator('style').allTextContents();
  const bytes = zlib.brotliCompressSync(styles.join('\n')).length;
  expect(bytes).toBeGreaterThan(5_000);
  expect(bytes).toBeLessThan(20_480);
});
