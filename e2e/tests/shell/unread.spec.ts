import { desktop, phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';

declare global {
  interface Window {
    badges: (number | undefined)[];
  }
}

const reads = /GET \/customers\/unread_messages_count/;

test.describe('phone', () => {
  test.use(phone);

  test('the bell shows what is unread without a menu, leads to the inbox, and the icon follows until log-out', async ({
    site,
    page,
  }) => {
    // Each document of the visit tells what it puts on the icon of the installed app.
    await page.addInitScript(() => {
      window.badges = [];
      navigator.setAppBadge = (count?: number) => {
        window.badges.push(count);
        return Promise.resolve();
      };
    });
    await site.logInAs('demo-level2');
    const bell = page.getByRole('banner').getByRole('link', { name: 'Inbox 7 unread' });
    await expect(bell).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.badges.at(-1))).toBe(7);
    const before = site.calls(reads).length;
    await bell.click();
    await expect.poll(() => site.path()).toBe('/inbox');
    expect(site.calls(reads).length - before).toBeLessThanOrEqual(1);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    await expect(bell).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.badges.at(-1))).toBe(0);
  });

  test('with everything read the bell has no number', async ({ site, page }) => {
    await site.logInAs('demo-read');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Inbox', exact: true })).toBeVisible();
  });

  test('a deployment without the bell has none', async ({ site, page }) => {
    await site.useProfile('C');
    await site.logInAs('demo-level2');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Inbox/ })).toBeHidden();
  });
});

test.describe('desktop', () => {
  test.use(desktop);

  test('the menu that is open says it, and there is no bell beside it', async ({ site, page }) => {
    await site.logInAs('demo-level2');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Inbox/ })).toHaveCount(1);
  });
});
