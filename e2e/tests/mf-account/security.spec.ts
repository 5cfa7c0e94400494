import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

test.use(desktop);

test('Q-194 a member locks spending: a coupon that was shown is refused at the till, until the password unlocks', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2', '/user/myAccount');
  const security = page.getByRole('region', { name: 'Security' });
  const lock = security.getByRole('switch', { name: /^Lock spending/ });
  await lock.click();
  await expect(lock).toBeChecked();
  expect(await violations(page)).toEqual([]);

  await site.follow('/coupon/1001');
  await page.getByRole('button', { name: 'Show at till' }).click();
  const code = await page.getByRole('dialog').locator('button[translate=no]').textContent();
  const scan = () => sandbox.post('/sandbox/staff/coupon', { code });
  await expect(scan()).rejects.toThrow(/403/);
  await expect(
    page.getByText('Spending is locked. You can unlock it under Security in My account.'),
  ).toBeVisible();

  await site.open('/user/myAccount');
  await lock.click();
  const dialog = page.getByRole('alertdialog', { name: 'Unlock spending' });
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('Demo1234');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(lock).not.toBeChecked();
  await scan();
});

test('Q-194 a device that is logged out elsewhere is a visitor at its next call', async ({
  site,
  page,
  sandbox,
  browser,
}) => {
  await site.logInAs('demo-level2', '/user/myAccount');
  const phone = await browser.newContext();
  const elsewhere = await phone.newPage();
  const code = await sandbox.authorizationCode('demo-level2', '/inbox');
  await elsewhere.goto(`${site.origin}/login_callback?token=${code}&redirect_to=/inbox`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  const security = page.getByRole('region', { name: 'Security' });
  await security.getByRole('button', { name: 'Log out all other devices' }).click();
  await expect(security.getByRole('listitem')).toHaveCount(1);
  await expect(security.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  await elsewhere.reload();
  await expect(elsewhere).not.toHaveURL(/\/inbox$/);
  await phone.close();
});
