import type { Locator, Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(phone);

/** Of the height of the screen, with the app banner of a first visit. */
const mostOfScreen = 0.22;
/** Pixels of header and tabs while a page is read. */
const mostOfBars = 118;
const target = 48;

const bars = (page: Page) => ({
  appBanner: page.getByRole('region', { name: 'Mobile app' }),
  header: page.getByRole('banner'),
  tabs: page.getByRole('navigation', { name: 'Quick navigation' }),
});

const heightOf = async (element: Locator) => (await element.boundingBox())?.height ?? 0;

/** How many of the links stand whole between what covers the upper and the lower edge. */
async function wholeOn(page: Page, links: Locator): Promise<number> {
  await expect(links.first()).toBeVisible();
  const { header, tabs } = bars(page);
  const [above, below] = await Promise.all([header.boundingBox(), tabs.boundingBox()]);
  const top = above ? above.y + above.height : 0;
  const bottom = Math.min(below?.y ?? Infinity, phone.viewport.height);
  const boxes = await links.evaluateAll((all) =>
    all.map((one) => {
      const { y, height } = one.getBoundingClientRect();
      return { y, height };
    }),
  );
  return boxes.filter(({ y, height }) => y >= top && y + height <= bottom).length;
}

const closeAppBanner = (page: Page) => bars(page).appBanner.getByRole('button', { name: 'Close' }).click();

test('on a first visit the bars take at most 22 % of a phone, and 118 px while a page is read', async ({
  site,
  page,
}) => {
  await site.open('/home');
  const { appBanner, header, tabs } = bars(page);
  await expect(appBanner).toBeVisible();
  await expect(tabs).toBeVisible();
  const [banner, top, bottom] = await Promise.all([appBanner, header, tabs].map(heightOf));
  expect((banner ?? 0) + (top ?? 0) + (bottom ?? 0)).toBeLessThanOrEqual(
    phone.viewport.height * mostOfScreen,
  );
  expect((top ?? 0) + (bottom ?? 0)).toBeLessThanOrEqual(mostOfBars);
  for (const bar of [appBanner, header, tabs])
    for (const control of await bar.locator('a:visible, button:visible, select:visible').all()) {
      // It is outside until it has the focus.
      if ((await control.getAttribute('href')) === '#content') continue;
      const name = await control.evaluate((element) => element.outerHTML.slice(0, 120));
      const box = await control.boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(target);
      expect(box?.width, name).toBeGreaterThanOrEqual(target);
    }
  await page.mouse.wheel(0, 600);
  await expect(appBanner).not.toBeInViewport();
});

test('a phone shows six stores on the first screen, and eight while the list is scrolled', async ({
  site,
  page,
}) => {
  await site.open('/about/store');
  await closeAppBanner(page);
  const stores = page.getByRole('main').locator('a[href^="/storeDetail/"]');
  await expect.poll(() => wholeOn(page, stores)).toBeGreaterThanOrEqual(6);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => wholeOn(page, stores)).toBeGreaterThanOrEqual(8);
});

for (const member of [null, 'demo-level2'])
  test(`a phone shows four offers on the first screen: ${member ?? 'a visitor'}`, async ({ site, page }) => {
    if (member) await site.logInAs(member);
    await site.open('/offer/LATEST');
    await closeAppBanner(page);
    const offers = page.getByRole('main').locator('a[href^="/campaign/"]');
    await expect.poll(() => wholeOn(page, offers)).toBeGreaterThanOrEqual(4);
  });

test('what a filter finds is in view below its open panel, also with the app banner', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/offer/LATEST');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sort and filter' }).click();
  await main.getByRole('button', { name: 'New', exact: true }).click();
  await expect(main.getByText(/^\d+ offers$/)).toBeInViewport({ ratio: 1 });
  await expect(bars(page).appBanner).toBeInViewport();
  await expect.poll(() => wholeOn(page, main.locator('a[href^="/campaign/"]'))).toBeGreaterThanOrEqual(1);
});
