import * as z from 'zod/mini';
import { expect, test } from '../../harness/test';

const outbox = z.array(z.object({ code: z.optional(z.nullable(z.string())) }));

test('A-040 a new first name is in the header of the site', async ({ site, page }) => {
  await site.logInAs('demo-level1', '/user/myAccount');
  const field = page.getByRole('group', { name: 'First name' });
  await field.getByRole('button', { name: 'Edit' }).click();
  await field.getByRole('textbox').fill('Anna');
  await field.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Successfully updated').first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Anna')).toBeVisible();
  await expect(field.getByText('Anna')).toBeVisible();
  expect(site.calls(/^PATCH \/customers\/\d+$/).map(({ body }) => body)).toEqual([{ first_name: 'Anna' }]);
});

for (const [id, mode, told] of [
  ['Q-199 a name that was saved is told as saved', 'answer_after', 'Successfully updated'],
  ['A-043 a name that was not saved is a no-internet toast', 'answer', 'No Internet Connection'],
] as const) {
  test(`${id}, after a 500`, async ({ site, page, sandbox }) => {
    await site.logInAs('demo-level1', '/user/myAccount');
    const field = page.getByRole('group', { name: 'First name' });
    await field.getByRole('button', { name: 'Edit' }).click();
    await field.getByRole('textbox').fill('Anna');
    await sandbox.fault({ match: 'PATCH /customers', mode, value: { status: 500, body: {} } });
    await field.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(told).first()).toBeVisible();
    expect(site.calls(/^PATCH \/customers\/\d+$/)).toHaveLength(1);
  });
}

test('Q-199 an account that was deleted is not told as failed, after a 500', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-delete-me', '/user/myAccount');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('Demo1234');
  await sandbox.fault({ match: 'DELETE /customers', mode: 'answer_after', value: { status: 500, body: {} } });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/^(Account deleted|Your account has been deleted)/).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Della')).toBeHidden();
});

test('A-045 an e-mail of another member is said on the field', async ({ site, page }) => {
  await site.logInAs('demo-level1', '/user/myAccount');
  const field = page.getByRole('group', { name: 'Contact for direct marketing' });
  await field.getByRole('button', { name: 'Edit' }).click();
  await field.getByRole('textbox').fill('taken@example.test');
  await field.getByRole('button', { name: 'Save' }).click();
  await expect(field.getByText(/has been bound to another account/)).toBeVisible();
});

test('A-079 a deleted account is logged out, at /home, and cannot log in again', async ({
  site,
  page,
  sandbox,
}) => {
  await site.logInAs('demo-delete-me', '/user/myAccount');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Your password').fill('Demo1234');
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/Your account has been deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'OK, log out' }).click();
  await expect.poll(() => site.path()).toBe('/home');
  await expect(page.getByRole('banner').getByText('Della')).toBeHidden();
  await expect(sandbox.authorizationCode('demo-delete-me')).rejects.toThrow();
});

test('country code and number of a mobile stand in one line', async ({ site, page }) => {
  await site.logInAs('demo-contact', '/user/myAccount');
  await page.getByRole('button', { name: /– Mobile number$/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(async () => {
    const code = await dialog.getByLabel('Country code').boundingBox();
    const number = await dialog.getByLabel('New mobile number').boundingBox();
    expect(number?.y).toBe(code?.y);
  }).toPass();
});

test('A-100 a verified e-mail becomes the contact of the member', async ({ site, page, sandbox }) => {
  await site.logInAs('demo-contact', '/user/myAccount');
  await page.getByRole('button', { name: 'Add – Email' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('New email').fill('rita@example.test');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(/has been sent/)).toBeVisible();
  expect(site.calls(/^GET .*update-login-method/)).toHaveLength(1);
  const sent = outbox.parse(await sandbox.get('/sandbox/outbox'));
  await dialog.getByLabel('Verification code').fill(sent.find(({ code }) => code)?.code ?? '');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(
    page.getByRole('group', { name: 'Login and contact' }).getByText('rita@example.test'),
  ).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Send me news and offers by email' })).toBeChecked();
});

test('A-176 a member without an e-mail is reminded once in a session', async ({ site, page }) => {
  await site.useProfile('C');
  await site.logInAs('demo-level1', '/user/myAccount');
  const reminder = page.getByRole('dialog', { name: 'Add your email' });
  await reminder.getByRole('button', { name: 'Later' }).click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole('group', { name: 'First name' })).toBeVisible();
  await expect(reminder).toBeHidden();
});

test('A-186 the language preference changes the page and the header', async ({ site, page }) => {
  await site.logInAs('demo-level2', '/user/myAccount');
  await page.getByRole('main').getByRole('radio', { name: '繁體中文' }).check();
  await expect(page.getByRole('heading', { name: '我的帳戶' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: '優惠' })).toBeVisible();
});
