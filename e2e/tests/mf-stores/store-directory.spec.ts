import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

/** Pages of the directory; the filter modal, the search and near me read all stores, 200 at a time. */
const pagesOf = (site: SiteDriver) =>
  site.calls(/^GET \/stores$/).filter(({ query }) => query['page[size]'] !== '200');

test('D-002 stores stand in 3, 2 and 1 columns', async ({ site, page }) => {
  await site.open('/about/store');
  const cards = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  for (const [width, columns] of [
    [1440, 3],
    [1023, 3],
    [900, 2],
    [768, 2],
    [700, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const boxes = await Promise.all([0, 1, 2, 3].map((index) => cards.nth(index).boundingBox()));
        const top = boxes[0]?.y;
        return boxes.filter((box) => box?.y === top).length;
      })
      .toBe(columns);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('D-003 scrolling shows 18, 36, 54 and 60 stores, then asks no more', async ({ site, page }) => {
  await site.open('/about/store');
  const cards = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  for (const count of [18, 36, 54, 60]) {
    await expect(cards).toHaveCount(count);
    // A reading that the next one interrupts is made again.
    await site.untilQuiet();
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
  }
  await expect(page.getByText('All shown: 60 items')).toBeAttached();
  await page.mouse.wheel(0, 500);
  // Each page but the last is read once more: a row could have moved over its end.
  await expect.poll(() => pagesOf(site)).toHaveLength(7);
});

test('D-007 brands and a district limit the list', async ({ site, page }) => {
  await site.open('/about/store');
  await page.getByRole('button', { name: 'Filters' }).click();
  const modal = page.getByRole('dialog', { name: 'Filters' });
  await modal.getByRole('checkbox', { name: 'Harbour Coffee' }).check();
  await modal.getByRole('checkbox', { name: 'Pier Books' }).check();
  await modal.getByRole('checkbox', { name: 'North Pier' }).check();
  const total = await modal.getByRole('button', { name: /^Show \d+ stores?$/ }).textContent();
  await modal.getByRole('button', { name: /^Show/ }).click();
  await expect.poll(() => site.path()).toBe('/about/store?sf_brand=1&sf_brand=2&sf_district=3');
  const cards = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  await expect.poll(() => pagesOf(site).length).toBe(2);
  await expect(cards.first()).toContainText('North Pier');
  expect(total).toContain(` ${await cards.count()} `);
  for (const text of await cards.allTextContents())
    expect(text).toMatch(/^(Harbour Coffee|Pier Books).*North Pier$/);
  expect(pagesOf(site)[1]?.query).toMatchObject({ 'filter[brand]': '1,2', 'filter[district]': '3' });
});

test('filters outlive a reload, and Back finds the list where it was', async ({ site, page }) => {
  await site.open('/about/store?sf_brand[]=1&sf_brand=2,3');
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Pier Books' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  const cards = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
  await expect(cards).toHaveCount(18);
  await cards.nth(17).scrollIntoViewIfNeeded();
  await expect(cards).toHaveCount(36);
  const store = cards.nth(25).getByRole('link');
  await store.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await store.click();
  await expect(page.getByRole('navigation', { name: 'You are here' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await expect(store).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
});

test.describe('with a place', () => {
  test.use({ geolocation: { latitude: 22.2089, longitude: 114.0287 }, permissions: ['geolocation'] });

  test('near me sorts by distance and sends the place nowhere', async ({ site, page }) => {
    await site.open('/about/store');
    const cards = page.getByRole('list', { name: 'Stores' }).getByRole('listitem');
    await expect(cards.first()).toContainText('North Pier');
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(cards.first()).toContainText('Cove');
    await expect(cards.first()).toContainText(/\d0 m/);
    const nearest = page.getByRole('status').filter({ hasText: 'Nearest store:' });
    await expect(nearest).toBeFocused();
    await expect(nearest).toContainText('Cove');
    expect(JSON.stringify(site.calls())).not.toContain('22.2089');
  });
});
