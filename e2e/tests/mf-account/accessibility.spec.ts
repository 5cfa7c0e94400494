import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

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
async function violationsOf(page: Page): Promise<readonly string[]> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(main.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
  return violations(page, 'main');
}

test.describe('phone in the dark', () => {
  test.use({ ...phone, colorScheme: 'dark' });

  test('axe finds nothing on the pages that a phone draws in its own way', async ({ site, page }) => {
    test.setTimeout(walkTimeout);
    await site.logInAs('demo-level2', phonePages[0]);
    const found: string[] = [];
    for (const path of phonePages) {
      if (site.path() !== path) await site.follow(path);
      found.push(...(await violationsOf(page)).map((text) => `${path} ${text}`));
    }
    expect(found).toEqual([]);
  });
});
