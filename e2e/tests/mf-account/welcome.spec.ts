import type { Page } from '@playwright/test';
import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

test.use(phone);

/** From the page of a visitor to a member, as a person does it. */
async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign up / Log in' }).click();
  await page.getByRole('link', { name: /Create|Sign up|Join/ }).click();
  await page.getByLabel('First name').fill('Lily');
  await page.getByLabel('E-mail').fill('lily@example.test');
  await page.getByLabel('Password', { exact: true }).fill('Fresh123');
  await page.getByRole('button', { name: 'Create my account' }).click();
}

test('who signs up is welcomed by name with points, offers to have and three steps, on home and in the inbox', async ({
  site,
  page,
}) => {
  await site.open('/home');
  await join(page);
  const welcome = page.getByRole('region', { name: 'Welcome, Lily' });
  await expect(welcome).toContainText('You got 100 points for joining.', { timeout: 20_000 });
  const offers = welcome.getByRole('region', { name: 'You can have these now' }).getByRole('link');
  await expect(offers).toHaveCount(3);
  for (const text of await offers.allInnerTexts()) expect(text).toMatch(/Free|\b([1-9]?\d|100) points/);
  await expect(welcome.locator('ol a')).toHaveCount(3);
  expect(await violations(page)).toEqual([]);

  // The first step is ticked once it was taken.
  await offers
    .filter({ hasText: /points/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Redeem' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('dialog', { name: 'Successfully redeemed' })).toBeVisible();
  await site.open('/home');
  await expect(welcome.locator('ol li').nth(2)).toContainText('Done');

  await site.open('/inbox');
  await page.getByRole('link', { name: /Welcome, Lily/ }).click();
  await expect(page.getByText('You got 100 points for joining.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/You can have these now: [^,]+, [^,]+, [^,]+\./);
});
