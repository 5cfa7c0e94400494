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

test('an unknown code is no invitation', async ({ site, page }) => {
  await site.open('/?referCode=M-000-0000');
  await expect(page.getByRole('region', { name: 'Earn points on every visit' })).toBeVisible();
  await expect(page.getByText(/invites you/)).toHaveCount(0);
});
