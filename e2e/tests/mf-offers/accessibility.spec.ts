import { phone } from '../../harness/devices';
import { expect, test } from '../../harness/test';
import { violations } from '../../harness/violations';

test('axe finds nothing on the pages of a member', async ({ site, page }) => {
  await site.logInAs('demo-level2');
  await expect(page.getByRole('link', { name: /Harbour Coffee Voucher/ })).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);
  await site.follow('/campaign/101');
  await page.getByRole('button', { name: 'Redeem' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await violations(page, '[role=alertdialog]')).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await violations(page, 'main')).toEqual([]);
});

for (const [path, sign] of [
  ['/home', 'Featured offers'],
  ['/offer/LATEST', 'Latest'],
  ['/campaign/201', 'Which bands do you come for?'],
  ['/campaign/301', 'How to earn'],
  ['/campaign/401', 'Earn more stamps'],
  ['/campaign/202/register_success?uid=9001&memberShipID=G-9001', 'Thank you for registering'],
] as const)
  test.describe('on a phone', () => {
    test.use(phone);

    test(`axe finds nothing on ${path}`, async ({ site, page }) => {
      await site.open(path);
      await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
      expect(await violations(page, 'main')).toEqual([]);
    });
  });
