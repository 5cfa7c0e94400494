import { desktop } from '../../harness/devices';
import { expect, test } from '../../harness/test';

test.use(desktop);

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });

test('A-158 a claim with two photos is created and stands on top of the list', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/transaction/create');
  await page.getByLabel('Receipt photo').setInputFiles(photo('receipt.png'));
  await page.getByLabel('Credit card slip photo').setInputFiles(photo('slip.png'));
  await page.getByRole('button', { name: 'Choose a store' }).click();
  const stores = page.getByRole('dialog');
  await stores.getByLabel('Search by name').fill('Harb');
  await stores.getByRole('list').getByRole('button', { name: /Harb/ }).first().click();
  await page.getByLabel('Receipt number').fill('NEW-1');
  await page.getByLabel('Issue date').fill('2026-01-02');
  await page.getByLabel('Amount').fill('12.30');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => site.path()).toBe('/transaction');
  await expect(page.getByRole('list', { name: 'Reward claims' }).getByRole('listitem').first()).toContainText(
    'NEW-1',
  );
  expect(site.calls(/^POST \/customers\/\d+\/transactions$/)[0]?.body).toMatchObject({
    date: '2026-01-02T00:00:00+08:00',
    total_value: 12.3,
    receipt_image: expect.stringMatching(/^claims\//),
  });
});

test('A-141 a waiting claim can be deleted on its page', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/transactionDetail/3001');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => site.path()).toBe('/transaction');
  await expect(page.getByText('Delete successfully').first()).toBeVisible();
});
