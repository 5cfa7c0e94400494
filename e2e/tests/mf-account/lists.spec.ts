import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.describe('phone', () => {
  test.use(phone);

  test('A-021 View all of the activity log leads to its page', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/user/myProfile');
    await page.getByRole('link', { name: /View all.*Activity log/ }).click();
    await expect.poll(() => site.path()).toBe('/activity_log');
    await expect(page.getByRole('heading', { level: 1, name: 'Activity log' })).toBeVisible();
  });

  test('A-125 the activity log goes on near the end of its table', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/activity_log');
    const rows = page.getByRole('table').getByRole('cell');
    await expect(rows.first()).toBeVisible();
    expect(site.calls(/activity_logs/)).toHaveLength(1);
    await rows.last().scrollIntoViewIfNeeded();
    await expect.poll(() => site.calls(/activity_logs/).length).toBeGreaterThan(1);
  });
});

test.describe('desktop', () => {
  test.use(desktop);

  test('A-020 View all of the activity log is a modal and the address stays', async ({ site, page }) => {
    await site.logInAs('demo-level2', '/user/myProfile');
    await page.getByRole('button', { name: /View all.*Activity log/ }).click();
    await expect(page.getByRole('dialog', { name: 'Activity log' }).getByRole('table')).toBeVisible();
    expect(site.path()).toBe('/user/myProfile');
  });

  test('A-003 the card code is new after five minutes', async ({ site, page, sandbox }) => {
    // The clock of the server does not run ahead with that of the page: no answer may come meanwhile.
    await sandbox.fault({ match: '/events', mode: 'status', value: 404 });
    await page.clock.install();
    await site.logInAs('demo-level2', '/user/myCard');
    const code = page.getByRole('img', { name: 'Member QR code' });
    const before = await code.innerHTML();
    await page.clock.runFor(290_000);
    expect(await code.innerHTML()).toBe(before);
    await page.clock.runFor(11_000);
    await expect.poll(() => code.innerHTML()).not.toBe(before);
  });

  test('A-011 the points of a rich member are abbreviated', async ({ site, page }) => {
    await site.logInAs('demo-level3', '/user/myProfile');
    await expect(page.getByRole('main').getByText('2.3M')).toBeVisible();
  });
});
