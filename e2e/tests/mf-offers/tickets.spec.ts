import * as z from 'zod/mini';
import { confirmEmail } from '../../harness/acts';
import { expect, test } from '../../harness/test';

/** The newest message first. */
const outbox = z.array(z.object({ code: z.nullish(z.string()) }));

test('O-083 a guest fills in the form without a login', async ({ site, page }) => {
  await site.open('/campaign/202');
  await page.getByRole('radio').first().check();
  await expect(page.getByRole('button', { name: 'Get ticket' })).toBeEnabled();
  expect(site.path()).toBe('/campaign/202');
});

test('O-071 the quantity stops at what the time has left, below the limit per head', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/campaign/205');
  await page.getByRole('radio').first().check();
  const quantity = page.getByRole('group', { name: 'Quantity' });
  const more = quantity.getByRole('button').last();
  await more.click();
  await expect(quantity.getByRole('status')).toHaveText('2');
  await expect(more).toBeDisabled();
});

test('O-085 a guest of an event with OTP is sent to confirm the contact', async ({ site, page, stack }) => {
  await site.open('/campaign/203');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Get ticket' }).click();
  await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
  const query = new URL(page.url()).searchParams;
  expect([query.get('is_event_register'), query.get('enable_otp')]).toEqual(['true', 'true']);
});

test('O-084 a guest with a confirmed contact gets the ticket and the entry code', async ({
  site,
  page,
  stack,
}) => {
  await site.open('/campaign/202');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Get ticket' }).click();
  await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
  await confirmEmail(page, 'new-guest@example.test');
  await expect(page.getByText('new-guest@example.test')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => site.path()).toBe('/campaign/202/register_success');
  await expect(page.getByText(/on the list for Open Day/)).toBeVisible();
  const [post] = site.calls(/POST \/customers\/ticket_campaign_participation_records/);
  expect(post?.body).toMatchObject({
    email: 'new-guest@example.test',
    campaign: '202',
    desired_ticket_quantity: 1,
  });
});

test('S-027 the ticket flow goes on after the confirmation of a mobile number, with what was typed', async ({
  site,
  page,
  stack,
  sandbox,
}) => {
  await site.open('/campaign/203');
  await page.getByRole('radio', { name: /Morning/ }).check();
  await page.getByRole('textbox', { name: /What would you like to make/ }).fill('A blue bowl');
  await page.getByRole('button', { name: 'Get ticket' }).click();
  await page.waitForURL(`${stack.addresses.signOn.origin}/**`);
  await page.getByRole('radio', { name: 'Mobile' }).check({ force: true });
  await page.getByLabel('Mobile number').fill('60000077');
  await page.getByRole('button', { name: 'Send the code' }).click();
  const code = page.getByLabel('Verification code');
  await expect(code).toBeVisible();
  const [sent] = outbox.parse(await sandbox.get('/sandbox/outbox'));
  await code.fill(sent?.code ?? '');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your ticket' })).toBeVisible();
  expect(site.path()).toBe('/campaign/203');
  for (const text of ['A blue bowl', '+85260000077']) await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => site.path()).toBe('/campaign/203/register_success');
  const [post] = site.calls(/POST \/customers\/ticket_campaign_participation_records/);
  expect(post?.body).toMatchObject({
    verify_credential: expect.stringMatching(/./),
    mobile: '+85260000077',
    email: null,
    campaign: '203',
    ticket_other_information: [{ answer: 'A blue bowl' }],
  });
});

test('O-081 a member gets the ticket and lands on my tickets, with the points and what ends next', async ({
  site,
  page,
}) => {
  await site.logInAs('demo-level2', '/campaign/205');
  await page.getByRole('radio', { name: /.*/, disabled: false }).first().check();
  await page.getByRole('button', { name: 'Get ticket' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => site.path()).toBe('/user/myTicket');
  const main = page.getByRole('main');
  await expect(main).toContainText('Slot Talk');
  await expect(main.getByText('−60 points, 124,940 now')).toBeVisible();
  const next = main.getByText('Ends next').locator('xpath=..').getByRole('link');
  await expect(next).toHaveAttribute('href', /^\/campaign\/(?!205$)\d+$/);
});
