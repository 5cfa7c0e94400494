import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Offer categories' });
const cards = (page: Page) => page.getByRole('list', { name: 'Latest' }).getByRole('link');

test('O-012 LATEST comes first, then the active categories by priority', async ({ site, page }) => {
  await site.open('/offer/LATEST');
  await expect(tabs(page).getByRole('link', { name: 'Dining' })).toBeVisible();
  const names = await tabs(page).getByRole('link').allTextContents();
  expect(names.slice(0, 5)).toEqual(['Latest', 'Dining', 'Travel', 'Family', 'Empty']);
  expect(names).not.toContain('Inactive');
});

test('O-013 an arrow scrolls the tabs by 600 px', async ({ site, page }) => {
  await site.open('/offer/LATEST');
  const strip = tabs(page).getByRole('link', { name: 'Latest' }).locator('..');
  await tabs(page).getByRole('button').last().click();
  const position = () =>
    strip.evaluate((element) => [element.scrollLeft, element.scrollWidth - element.clientWidth]);
  // The strip may end before 600 px: then it is at its end.
  await expect
    .poll(async () => position().then(([at = 0, end = 0]) => at === Math.min(600, end) && at > 0))
    .toBe(true);
});

test('O-016 the next page comes near the end, and nothing twice', async ({ site, page }) => {
  await site.open('/offer/LATEST');
  await expect(cards(page)).toHaveCount(20);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => cards(page).count()).toBeGreaterThan(20);
  const targets = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(targets).size).toBe(targets.length);
  // One page for one jump: the view is on its cards, with more to come below.
  await expect(page.getByRole('button', { name: 'Loading more' })).toBeHidden();
  const inView = await cards(page).evaluateAll((links) =>
    links.map(
      (link) => link.getBoundingClientRect().bottom > 80 && link.getBoundingClientRect().top < innerHeight,
    ),
  );
  expect(inView.lastIndexOf(true)).toBeGreaterThanOrEqual(20);
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  // The first page is read once more: a row could have moved over its end.
  await expect
    .poll(() => site.calls(/GET \/campaigns$/).map(({ query }) => query['page[number]']))
    .toEqual(['1', '2', '1']);
});

test('O-021 cards stand in 2 columns without holes, under 768 px in 1', async ({ site, page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await site.open('/offer/LATEST');
  const boxes = () =>
    cards(page).evaluateAll((links) =>
      links.map((link) => {
        const { left, top, bottom, height } = link.getBoundingClientRect();
        return { left: Math.round(left), top, bottom, height: Math.round(height) };
      }),
    );
  const columns = async () => new Set((await boxes()).map(({ left }) => left)).size;
  await expect(cards(page)).toHaveCount(20);
  expect(await columns()).toBe(2);
  const masonry = await boxes();
  // Cards of different heights, and the same gap beneath each: otherwise this would show rows.
  expect(new Set(masonry.map(({ height }) => height)).size).toBeGreaterThan(1);
  const gaps = masonry.slice(2).map(({ top }, index) => top - (masonry[index]?.bottom ?? 0));
  expect(Math.max(...gaps) - Math.min(...gaps), gaps.join(' ')).toBeLessThan(1);
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(columns).toBe(1);
});

test('O-136 the font of a card steps at 992 and 1200 px', async ({ site, page }) => {
  await site.open('/offer/LATEST');
  const title = cards(page).first().getByRole('heading');
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return title.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  await expect(title).toBeVisible();
  const wide = await sizeAt(1250);
  const desktop = await sizeAt(1100);
  const tablet = await sizeAt(950);
  expect(wide).toBeGreaterThan(desktop);
  expect(desktop).toBeGreaterThan(tablet);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('O-014 the tabs are a dropdown', async ({ site, page }) => {
    await site.open('/offer/LATEST');
    await tabs(page).getByRole('button', { name: 'Latest' }).click();
    await tabs(page).getByRole('link', { name: 'Travel' }).click();
    await expect.poll(() => site.path()).toBe('/offer/Travel?id=2');
    await expect(tabs(page).getByRole('button', { name: 'Travel' })).toBeVisible();
  });
});
