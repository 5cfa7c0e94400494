import * as z from 'zod/mini';
import { fillClaim } from '../../harness/acts';
import { expect } from '../../harness/test';
import { button, type Act } from './act';
import type { Truth } from './truth';

const customer = z.object({
  first_name: z.string(),
  email_address: z.nullable(z.string()),
  has_agreed_direct_marketing: z.boolean(),
});
const claims = z.array(z.object({ id: z.string(), invoice_id: z.string() }));
const messages = z.array(z.object({ id: z.string(), is_read: z.boolean() }));
const outbox = z.array(z.object({ code: z.optional(z.nullable(z.string())) }));

const ofCustomer = (has: (read: z.infer<typeof customer>) => boolean) => async (truth: Truth) =>
  Number(has(customer.parse(await truth.read(''))));
const ofClaims = async (truth: Truth) => claims.parse(await truth.read('transactions?page[size]=200'));
const ofMessages = async (truth: Truth) => messages.parse(await truth.read('inbox_messages?page[size]=200'));

const unknown =
  /could not reach|we got no answer|whether (?:it|this|your)|result unknown|no answer yet|not known/i;
const free = { points: 0, unknown } as const;

export const accountActs: readonly Act[] = [
  {
    ...free,
    name: 'send a receipt',
    again: 'press',
    login: 'demo-level2',
    path: '/transaction/create',
    calls: /^POST \/customers\/\d+\/transactions$/,
    prepare: ({ page }) => fillClaim(page, 'CHAOS-1'),
    press: button('Submit').press,
    done: /^\/transaction\n|Claim submitted/,
    notDone: /Something did not work|already been submitted/,
    effects: async (truth) =>
      (await ofClaims(truth)).filter(({ invoice_id }) => invoice_id === 'CHAOS-1').length,
  },
  {
    ...free,
    name: 'delete a claim',
    login: 'demo-level2',
    path: '/transactionDetail/3001',
    calls: /^DELETE .*\/transactions\/3001$/,
    prepare: button('Delete').press,
    press: button('Delete', 'alertdialog').press,
    done: /Delete successfully/,
    notDone: /could not be deleted|Only pending claims|Delete failed|Something did not work/i,
    effects: async (truth) => Number((await ofClaims(truth)).every(({ id }) => id !== '3001')),
  },
  {
    ...free,
    name: 'change the first name',
    again: 'press',
    login: 'demo-level1',
    path: '/user/myAccount',
    calls: /^PATCH \/customers\/\d+$/,
    prepare: async ({ page }) => {
      const field = page.getByRole('group', { name: 'First name' });
      await field.getByRole('button', { name: 'Edit' }).click();
      await field.getByRole('textbox').fill('Chaos');
    },
    press: ({ page }) =>
      page.getByRole('group', { name: 'First name' }).getByRole('button', { name: 'Save' }).click(),
    done: /Successfully updated/,
    notDone: /No Internet Connection|Update failed|could not be saved|refresh or try again later/,
    effects: ofCustomer(({ first_name }) => first_name === 'Chaos'),
  },
  {
    ...free,
    name: 'agree to marketing',
    login: 'demo-level1',
    path: '/user/myAccount',
    calls: /^PATCH \/customers\/\d+$/,
    prepare: ({ page }) => page.getByRole('switch', { name: 'Send me news and offers', exact: true }).click(),
    press: button('Update').press,
    done: /Successfully updated/,
    notDone: /No Internet Connection|Update failed/,
    effects: ofCustomer(({ has_agreed_direct_marketing: agreed }) => agreed),
  },
  {
    ...free,
    name: 'change the login e-mail',
    endsByItself: true,
    again: 'press',
    login: 'demo-contact',
    path: '/user/myAccount',
    calls: /^POST .*\/update-login-method$/,
    prepare: async ({ page, sandbox }) => {
      await page.getByRole('button', { name: 'Add – Email' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByLabel('New email').fill('chaos@example.test');
      await dialog.getByRole('button', { name: 'Send code' }).click();
      await expect(dialog.getByText(/has been sent/)).toBeVisible();
      const sent = outbox.parse(await sandbox.get('/sandbox/outbox'));
      await dialog.getByLabel('Verification code').fill(sent.find(({ code }) => code)?.code ?? '');
    },
    press: button('Confirm', 'alertdialog').press,
    done: /Successfully updated|News and offers\n/,
    notDone: /Update failed|Invalid verification code/,
    effects: ofCustomer(({ email_address }) => email_address === 'chaos@example.test'),
  },
  {
    ...free,
    name: 'delete a message',
    login: 'demo-level2',
    path: '/inbox',
    calls: /inbox_messages_deletion$/,
    prepare: async (scene) => {
      await button('Edit').press(scene);
      await scene.page.getByRole('main').getByRole('checkbox').first().check();
      await button('Delete').press(scene);
    },
    press: button('Delete', 'alertdialog').press,
    done: /1 message deleted/,
    notDone: /could not be deleted/,
    effects: async (truth) => 60 - (await ofMessages(truth)).length,
  },
  {
    ...free,
    name: 'read a message',
    quiet: true,
    login: 'demo-level2',
    path: '/inbox',
    calls: /^PATCH .*\/inbox_messages\/\d+$/,
    prepare: ({ page }) => expect(page.getByText('7 unread messages')).toBeVisible(),
    press: ({ page }) => page.getByRole('list', { name: 'Messages' }).getByRole('button').first().click(),
    done: /\n6 unread messages/,
    notDone: /^$/,
    effects: async (truth) => 7 - (await ofMessages(truth)).filter(({ is_read }) => !is_read).length,
  },
];
