import { SiteDriver } from '../../harness/site';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

const link = '/?referCode=M-100-1027';

test('a friend sees who invites and what both get; the member sees who opened the link and who joined', async ({
  site,
  page,
}) => {
  await site.open(link);
  const invitation = page.getByRole('region', { name: 'A friend invites you to Harbour Rewards' });
  await expect(invitation).toContainText('For you: 100 points');
  await expect(invitation).toContainText('For your friend: 500 points');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(invitation).toBeVisible();

  await site.logInAs('demo-referrer', '/user/myAccount');
  const refer = page.getByRole('region', { name: 'Refer a friend' });
  const count = (name: string) =>
    refer.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(count('Friends who joined')).toHaveText('2');
  await expect(count('Opened your link, not joined yet')).toHaveText('1');
  expect(await violations(page)).toEqual([]);
  const shows = refer.getByRole('switch', { name: /^Show my first name/ });
  await expect(shows).not.toBeChecked();
  await shows.click();
  await expect(shows).toBeChecked();
});

test('by consent the first name is shown; the sign-up form has the code', async ({ site, page, sandbox }) => {
  await sandbox.post('/sandbox/reset');
  await site.logInAs('demo-referrer', '/user/myAccount');
  await page.getByRole('switch', { name: /^Show my first name/ }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeAttached();
  await page.context().clearCookies();
  await site.open(link);
  await expect(page.getByRole('region', { name: 'Peter invites you to Harbour Rewards' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign up / Log in' }).click();
  await page.waitForURL(/refer_code=M-100-1027/);
});

test('the member sees at once that a friend joined, and what it gave (Q-190)', async ({
  site,
  page,
  sandbox,
  browser,
  stack,
}) => {
  await sandbox.post('/sandbox/reset');
  await site.logInAs('demo-referrer', '/user/myAccount');
  await expect(page.getByText('Friends who joined')).toBeVisible();
  const other = await browser.newContext();
  const friend = new SiteDriver(await other.newPage(), stack, sandbox);
  await friend.open(link);
  await friend.page.getByRole('main').getByRole('button', { name: 'Sign up / Log in' }).click();
  await friend.page.getByRole('navigation').getByRole('link', { name: 'Sign up' }).click();
  const form = friend.page.locator('#sign-up');
  const answers = { first_name: 'Fay', email: 'fay@example.test', password: 'Demo1234' };
  for (const [name, answer] of Object.entries(answers)) await form.locator(`[name="${name}"]`).fill(answer);
  await form.getByRole('button').last().click();
  const sheet = page.getByRole('region', { name: 'A friend joined by your link' });
  await expect(sheet).toContainText('+500 points');
  await expect(sheet).toBeInViewport();
  await expect(sheet).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'OK' }).click();
  await expect(sheet).toHaveCount(0);
  await other.close();
});

test('an unknown code is no invitation', async ({ site, page }) => {
  await site.open('/?referCode=M-000-0000');
  await expect(page.getByRole('region', { name: 'Earn points on every visit' })).toBeVisible();
  await expect(page.getByText(/invites you/)).toHaveCount(0);
});
