import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { desktop, phone } from '../../harness/devices';
import type { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';

const pages = [
  '/user/myProfile',
  '/user/myCard',
  '/user/myAccount',
  '/activity_log',
  '/reward_status',
  '/expiry_centre',
  '/level_benefit',
  '/level_rule',
  '/inbox',
  '/transaction',
  '/transaction/create',
  '/transactionDetail/3002',
  '/transaction_history',
  '/transaction_history_detail/4001',
];

const phonePages = [
  '/user/myProfile',
  '/user/myCard',
  '/user/myAccount',
  '/expiry_centre',
  '/inbox',
  '/transaction',
  '/transaction/create',
];

/** Milliseconds for a walk over all of them, each read by axe. */
const walkTimeout = 150_000;

/** What axe finds in the page of this remote, once everything on it has been read. */
async function violations(page: Page): Promise<readonly string[]> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  const { violations: found } = await new AxeBuilder({ page }).include('main').analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

async function walk(site: SiteDriver, page: Page, which: readonly string[]): Promise<void> {
  await site.logInAs('demo-level2', which[0]);
  const found: string[] = [];
  for (const path of which) {
    if (site.path() !== path) await site.follow(path);
    found.push(...(await violations(page)).map((text) => `${path} ${text}`));
  }
  expect(found).toEqual([]);
}

test.describe('desktop', () => {
  test.use(desktop);

  test('axe finds nothing on any page', async ({ site, page }) => {
    test.setTimeout(walkTimeout);
    await walk(site, page, pages);
  });
});

test.describe('phone in the dark', () => {
  test.use({ ...phone, colorScheme: 'dark' });

  test('axe finds nothing on the pages that a phone draws in its own way', async ({ site, page }) => {
    test.setTimeout(walkTimeout);
    await walk(site, page, phonePages);
  });
});
