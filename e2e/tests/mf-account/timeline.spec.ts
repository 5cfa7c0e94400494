import fs from 'node:fs';
import { expect, test } from '../../harness/test';
import { tooWide } from '../../harness/too-wide';
import { violations } from '../../harness/violations';

test('the file of the log has every entry of it, with whole numbers', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/activity_log');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('activity-log.csv');
  const [head, newest, ...rest] = fs
    .readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('\uFEFF"Time","Activity","Details","Points","Balance (about)"');
  expect(newest).toMatch(/"Logged in","",0,125000$/);
  expect(rest).toHaveLength(120);
});

test('what was earned by friends who joined is below the link that they joined by', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-referrer', '/user/myAccount');
  await page.getByRole('button', { name: 'My referral rewards' }).click();
  const rewards = page.getByRole('table', { name: 'My referral rewards' });
  await expect(rewards.getByText('+500 pts')).toHaveCount(2);
});

for (const [name, use] of [
  ['320 px', { viewport: { width: 320, height: 640 } }],
  ['the dark', { colorScheme: 'dark' }],
] as const)
  test.describe(name, () => {
    test.use(use);

    test(`the months of the points fit in ${name}, and axe finds nothing`, async ({ site, page }) => {
      await site.logInAs('demo-level2', '/activity_log');
      await page.getByRole('button', { name: 'By month' }).click();
      await expect(page.getByRole('table', { name: 'Points by month' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await tooWide(page)).toEqual([]);
    });
  });
