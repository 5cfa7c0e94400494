import { type Page } from '@playwright/test';
import { expect } from '../../harness/expect';
import type { SiteDriver } from '../../harness/site';
import { elsewhere, pages } from './pages';

export const panelOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part is unavailable' });

export const stagedPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Staged page' });

/** Records of this visit, as support sees them. */
export const recordsOf = (page: Page) =>
  page.evaluate(() => {
    const shown: unknown = Reflect.get(window, '__mrw');
    const records: unknown = typeof shown === 'object' && shown ? Reflect.get(shown, 'records') : [];
    return JSON.stringify(records);
  });

/**
 * After every fault: the header works, and the other remotes are reachable. Uncaught errors fail the test
 * automatically. Ends on another page.
 *
 * @param all whether every other remote is visited, or one
 */
export async function expectAlive(
  page: Page,
  site: SiteDriver,
  failing: string,
  all: boolean,
): Promise<void> {
  const others = pages.filter(({ remote }) => remote !== failing);
  for (const { remote, path } of all ? others : others.filter((other) => other.path === elsewhere(failing))) {
    await site.follow(path);
    await expect(page.locator(`[data-remote="${remote}"]`).getByRole('heading').first()).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
  }
  await site.follow(elsewhere(failing));
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  await home.click();
  await expect.poll(() => site.path()).toBe('/home');
}
