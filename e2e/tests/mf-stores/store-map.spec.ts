import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { tooWide } from '../../harness/too-wide';
import { violations } from '../../harness/violations';

const mapOf = (page: Page) => page.getByRole('group', { name: 'Map of stores' });
const markersOf = (page: Page) => mapOf(page).locator('[data-marker]');

/** Where the map is: a place inside it, on the page. */
async function placeOn(page: Page, x: number, y: number) {
  const box = await mapOf(page).boundingBox();
  if (!box) throw new Error('The map is not drawn.');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

test('from the list to the map, by clusters to a store, and Back to the same map', async ({ site, page }) => {
  await site.open('/about/store?sf_brand=1');
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect.poll(() => site.path()).toBe('/about/store?sf_brand=1&sf_view=map');
  const clusters = mapOf(page).getByRole('button', { name: /^\d+ stores: show them/ });
  const stores = mapOf(page).getByRole('link');
  await expect(markersOf(page).first()).toBeVisible();
  for (let presses = 0; presses < 6 && (await stores.count()) === 0; presses += 1)
    await clusters.first().click();
  const name = (await stores.first().textContent()) ?? '';
  const place = await stores.first().evaluate((element) => element.style.transform);
  await stores.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(stores.filter({ hasText: name })).toHaveAttribute('style', new RegExp(place.slice(10, 16)));
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Stores' })).toBeVisible();
});

test('the map and the list have the same stores, and nothing comes from other sites', async ({
  site,
  page,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.includes('localhost')) others.push(request.url());
  });
  await site.open('/about/store?sf_view=map');
  const inView = page.getByRole('heading', { name: /^\d+ stores in this part of the map$/ });
  const unplaced = page.getByRole('heading', { name: /^\d+ stores are not on the map$/ });
  await expect(page.getByText('60 stores', { exact: true })).toBeVisible();
  const counts = [await inView.textContent(), await unplaced.textContent()].map((text) =>
    parseInt(text ?? '', 10),
  );
  expect(counts).toEqual([58, 2]);
  expect(others).toEqual([]);
});

test('the pointer moves the map and presses nothing, the wheel zooms with Ctrl only', async ({
  site,
  page,
}) => {
  await site.open('/about/store?sf_view=map');
  const marker = markersOf(page).first();
  await expect(marker).toBeVisible();
  const transform = () => marker.evaluate((element) => element.style.transform);
  const before = await transform();
  const box = await marker.boundingBox();
  if (!box) throw new Error('no marker');
  await page.mouse.move(box.x + 24, box.y + 24);
  await page.mouse.down();
  await page.mouse.move(box.x + 64, box.y + 24, { steps: 4 });
  await page.mouse.up();
  await expect.poll(transform).not.toBe(before);
  await expect(page.getByRole('heading', { name: '58 stores in this part of the map' })).toBeVisible();
  const count = await markersOf(page).count();
  const middle = await placeOn(page, 0.5, 0.5);
  await page.mouse.move(middle.x, middle.y);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, 400);
  await page.keyboard.up('Control');
  await expect.poll(() => markersOf(page).count()).toBeLessThan(count);
});

test('by keyboard: into the map, to a cluster, to a store', async ({ site, page }) => {
  await site.open('/about/store?sf_view=map');
  await expect(markersOf(page).first()).toBeVisible();
  await mapOf(page).focus();
  await page.keyboard.press('Tab');
  const focused = page.locator('[data-marker]:focus');
  await expect(focused).toHaveCount(1);
  const first = await focused.getAttribute('data-marker');
  await page.keyboard.press('ArrowRight');
  if ((await focused.getAttribute('data-marker')) === first) await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Enter');
  // The cluster has parted and one of its stores has the focus, or its stores are listed and their title has it.
  await expect(page.locator('[data-marker]:focus, h2:focus')).toHaveCount(1);
  await mapOf(page).focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(mapOf(page)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ ...phone, hasTouch: true });

  test('two fingers zoom, and the page does not pull to refresh', async ({ site, page }) => {
    await site.open('/about/store?sf_view=map');
    await expect(markersOf(page).first()).toBeVisible();
    const count = await markersOf(page).count();
    const [left, right] = [await placeOn(page, 0.45, 0.5), await placeOn(page, 0.55, 0.5)];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: left.x - by, y: left.y, id: 1 },
                { x: right.x + by, y: right.y, id: 2 },
              ],
      });
    await touch('touchStart');
    for (const by of [20, 40, 60, 80, 100]) await touch('touchMove', by);
    await touch('touchEnd');
    await expect.poll(() => markersOf(page).count()).not.toBe(count);
  });
});

for (const [name, use] of [
  ['320 px', { viewport: { width: 320, height: 640 } }],
  ['the dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const)
  test.describe(name, () => {
    test.use(use);

    test(`axe finds nothing on the map in ${name}, and it fits`, async ({ site, page }) => {
      await site.open('/about/store?sf_view=map');
      await expect(markersOf(page).first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    });
  });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

test('a deployment with tiles shows them with their attribution; a missing one leaves the drawing', async ({
  site,
  page,
}) => {
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Example Maps' };
  await page.route(
    (url) => url.pathname === '/about/store',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"services":{',
        `"services":{"mapTiles":${JSON.stringify(mapTiles)},`,
      );
      const policy = response.headers()['content-security-policy'] ?? '';
      const headers = {
        ...response.headers(),
        'content-security-policy': policy.replace('img-src', 'img-src https://tiles.example'),
      };
      await route.fulfill({ response, body, headers });
    },
  );
  let calls = 0;
  await page.route('https://tiles.example/**', (route) => {
    calls += 1;
    return calls === 1
      ? route.fulfill({ status: 200, body: '' })
      : route.fulfill({ contentType: 'image/png', body: pixel });
  });
  await site.open('/about/store?sf_view=map');
  await expect(page.getByText('© Example Maps')).toBeVisible();
  const tiles = mapOf(page).locator('img[src^="https://tiles.example/"]');
  await expect(tiles.first()).toBeAttached();
  const shown = () => tiles.evaluateAll((all) => all.filter((tile) => tile.style.opacity === '1').length);
  await expect.poll(shown).toBe((await tiles.count()) - 1);
  await expect(mapOf(page).locator('svg path').first()).toBeAttached();
  await expect(markersOf(page).first()).toBeVisible();
});
