import { expect, test } from '../../harness/test';

const link = '/unsubscribe_email?token=UNSUB-ON';

for (const [id, path] of [
  ['S-081', '/unsubscribe_email'],
  ['S-082', '/unsubscribe_email?token=UNSUB-BAD'],
] as const)
  test(`${id} ${path} is not found`, async ({ site, page }) => {
    await site.open(path);
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', '/home');
    await expect(page.getByRole('switch')).toHaveCount(0);
  });

test('S-083 a good link shows the email with the switch on, without a login and with a simple header', async ({
  site,
  page,
}) => {
  await site.open(link);
  await expect(page.getByRole('main')).toContainText('demo-level2@example.test');
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Harbour Rewards' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});

test('the page of a link stays when the session of this browser has ended meanwhile (§6)', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-level2');
  await site.leave();
  await sandbox.fault({ match: 'GET /customers/', mode: 'status', value: 401 });
  site.clearCalls();
  await sandbox.fault({ match: 'POST /auth/token', mode: 'status', value: 401 });
  await site.open(link);
  await expect(page.getByRole('main')).toContainText('demo-level2@example.test');
  await expect.poll(() => site.calls(/^POST \/auth\/token/).length).toBe(1);
  await expect(page.getByRole('switch')).toBeChecked();
  expect(site.path()).toBe(link);
});

test('S-084 Update is enabled as soon as the switch differs', async ({ site, page }) => {
  await site.open(link);
  const update = page.getByRole('button', { name: 'Update' });
  await page.getByRole('switch').click();
  await expect(update).toBeEnabled();
  await page.getByRole('switch').click();
  await expect(update).toBeDisabled();
});

test('S-086 Update saves: a dialog loads, then says saved, and Update is disabled again', async ({
  site,
  page,
  sandbox,
}) => {
  await site.open(link);
  await page.getByRole('switch').click();
  await sandbox.fault({ match: 'POST /customers/subscribe', mode: 'delay', value: 600 });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('dialog', { name: 'Saving…' })).toBeVisible();
  const saved = page.getByRole('dialog', { name: 'Saved' });
  await saved.getByRole('button', { name: 'Done' }).click();
  await expect(saved).toBeHidden();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  expect(site.calls(/^POST \/customers\/subscribe/).map(({ body }) => body)).toEqual([
    { direct_marketing_via_email: false, token: 'UNSUB-ON' },
  ]);
});

test('S-088 the locale of the link switches the language', async ({ site, page }) => {
  await site.open(`${link}&locale=zh-Hant`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('電郵偏好設定');
});
