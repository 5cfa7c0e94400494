import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import {
  buttonWays,
  linkedPaths,
  mostSteps,
  onPhonesOnly,
  routeOfPath,
  routesToFind,
} from '../../harness/ways';

type Found = { steps: number; path: string };

/** Milliseconds for some twenty pages. */
const walkTimeout = 240_000;

/** Drawn, and its first lists read. */
async function open(site: SiteDriver, page: Page, path: string) {
  await site.open(path);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await site.untilQuiet();
}

/** The links of the home page with every menu of the header open. */
async function linksOfMenus(page: Page): Promise<string[]> {
  const links: string[] = [];
  const header = page.getByRole('banner');
  const closed = await linkedPaths(page);
  for (const menu of await header.locator('[aria-expanded], [aria-haspopup]').all()) {
    await menu.click();
    await expect.poll(() => linkedPaths(page)).not.toEqual(closed);
    links.push(...(await linkedPaths(page)));
    await page.keyboard.press('Escape');
    await expect.poll(() => linkedPaths(page)).toEqual(closed);
  }
  const menu = header.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    links.push(...(await linkedPaths(page)));
    await page.keyboard.press('Escape');
  }
  return links;
}

/** Every route that links lead to, with the fewest steps. */
async function followLinks(site: SiteDriver, page: Page): Promise<Map<string, Found>> {
  const found = new Map<string, Found>([['/home', { steps: 0, path: '/home' }]]);
  const waiting: Found[] = [{ steps: 0, path: '/home' }];
  for (let now = waiting.shift(); now; now = waiting.shift()) {
    if (now.steps === mostSteps) continue;
    await open(site, page, now.path);
    const paths = await linkedPaths(page);
    if (now.path === '/home') paths.push(...(await linksOfMenus(page)));
    for (const path of paths) {
      const route = routeOfPath(new URL(path, site.origin).pathname);
      if (!route || found.has(route)) continue;
      const next = { steps: now.steps + 1, path };
      found.set(route, next);
      // The booking site opens in a window of its own.
      if (route !== '/family_booking') waiting.push(next);
    }
  }
  return found;
}

for (const [width, device] of Object.entries({ desktop, phone } as const)) {
  test.describe(width, () => {
    test.use(device);

    test('a member gets to every page in three steps from home', async ({ site, page }) => {
      test.setTimeout(walkTimeout);
      await site.logInAs('demo-level2');
      const found = await followLinks(site, page);
      const ways = buttonWays[width === 'phone' ? 'phone' : 'desktop'];
      for (const [route, { from, at, button, shows }] of Object.entries(ways)) {
        expect(found.has(route), `${route} needs no button: a link leads there`).toBe(false);
        const start = found.get(from);
        if (!start) continue;
        await open(site, page, at ?? start.path);
        const before = await page.getByRole('main').textContent();
        await page.getByRole('main').getByRole('button', { name: button }).last().click();
        if (shows === 'dialog') await expect(page.getByRole('dialog')).toBeVisible();
        if (shows === 'panel') await expect(page.getByRole('main')).not.toHaveText(before ?? '');
        if (shows === 'page') await expect.poll(() => routeOfPath(site.path())).toBe(route);
        found.set(route, { steps: start.steps + 1, path: site.path() });
      }
      const expected = routesToFind.filter((route) => width === 'phone' || !onPhonesOnly.includes(route));
      const tooFar = expected.filter((route) => (found.get(route)?.steps ?? Infinity) > mostSteps);
      expect(tooFar, 'routes without a way, or too far').toEqual([]);
    });
  });
}
