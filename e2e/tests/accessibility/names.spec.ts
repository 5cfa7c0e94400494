import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { nameFaults } from './name-faults';

test.use(phone);

const readMore = (page: Page) => page.getByRole('button', { name: /^Read more/ });

/** Screens that no route's address shows. */
const screens: readonly [path: string, then: (page: Page) => Promise<void>][] = [
  ['/campaign/119', (page) => expect(readMore(page)).toHaveCount(2)],
  ['/coupon/1025', (page) => expect(readMore(page)).toHaveCount(2)],
  [
    '/user/myCard',
    async (page) => {
      await page.getByRole('button', { name: 'Show at till' }).click();
      await expect(page.getByRole('dialog', { name: 'Show at till' })).toBeVisible();
    },
  ],
];

for (const [path, then] of screens)
  test(`on ${path} no two controls have one name and two goals, and what is seen begins the name`, async ({
    site,
    page,
  }) => {
    await site.logInAs('demo-level2', path);
    await then(page);
    expect(await nameFaults(page)).toEqual([]);
  });
