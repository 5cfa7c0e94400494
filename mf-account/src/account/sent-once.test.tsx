import type { FakeAnswer, FakeHost, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../testing/account-config';
import { path as loginMethod, member } from '../testing/login-contact';
import { sampleSession } from '../testing/members';
import { sampleMessage } from '../testing/messages';
import { mountAt } from '../testing/mount';

const user = userEvent.setup();
const inDialog = async () => within(await screen.findByRole('alertdialog'));
const never = () => new Promise<FakeAnswer>(() => undefined);

type Case = {
  what: string;
  path: string;
  call: `${string} ${string}`;
  api?: FakeRoutes;
  /** Performs all steps before the last press. */
  prepare(): Promise<HTMLElement>;
};

const account = { path: '/user/myAccount', api: accountConfigRoutes };

const cases: readonly Case[] = [
  {
    ...account,
    what: 'a field of the profile',
    call: 'PATCH /customers/12',
    prepare: async () => {
      const field = within(await screen.findByRole('group', { name: 'First name' }));
      await user.click(field.getByRole('button', { name: /^Edit/ }));
      await user.type(field.getByRole('textbox'), 'X');
      return field.getByRole('button', { name: 'Save' });
    },
  },
  {
    ...account,
    what: 'the consent to news',
    call: 'PATCH /customers/12',
    prepare: async () => {
      await user.click(await screen.findByRole('switch', { name: 'Send me news and offers' }));
      return screen.getByRole('button', { name: 'Update' });
    },
  },
  {
    ...account,
    what: 'a password',
    call: 'PUT /users/12/password',
    prepare: async () => {
      await user.type(await screen.findByLabelText('New password'), 'Other1234');
      return screen.getByRole('button', { name: 'Update password' });
    },
  },
  {
    ...account,
    what: 'the deletion of the account',
    call: 'DELETE /customers/12',
    prepare: async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete account' }));
      const dialog = await inDialog();
      await user.type(dialog.getByLabelText('Your password'), 'Demo1234');
      return dialog.getByRole('button', { name: 'Delete my account' });
    },
  },
  {
    ...account,
    what: 'the request of a verification code',
    call: `GET ${loginMethod}`,
    prepare: async () => {
      await user.click(await screen.findByRole('button', { name: /^(Change|Add) – Email$/ }));
      const dialog = await inDialog();
      await user.type(dialog.getByLabelText('New email'), 'new@example.test');
      return dialog.getByRole('button', { name: /Send code/ });
    },
  },
  {
    ...account,
    what: 'a new login contact',
    call: `POST ${loginMethod}`,
    api: {
      ...accountConfigRoutes,
      [`GET ${loginMethod}`]: { status: 201, body: { result: { verify_challenge: 'c1' } } },
    },
    prepare: async () => {
      await user.click(await screen.findByRole('button', { name: /^(Change|Add) – Email$/ }));
      const dialog = await inDialog();
      await user.type(dialog.getByLabelText('New email'), 'new@example.test');
      await user.click(dialog.getByRole('button', { name: /Send code/ }));
      await dialog.findByText(/has been sent/);
      await user.type(dialog.getByLabelText('Verification code'), '123456');
      return dialog.getByRole('button', { name: 'Confirm' });
    },
  },
  {
    what: 'the deletion of messages',
    path: '/inbox',
    api: { 'GET /customers/12/inbox_messages': { body: [sampleMessage('1')] } },
    call: 'POST /customers/12/inbox_messages_deletion',
    prepare: async () => {
      await screen.findByRole('list', { name: 'Messages' });
      await user.click(screen.getByRole('button', { name: /^Edit/ }));
      await user.click(await screen.findByRole('checkbox', { name: /Message 1/ }));
      await user.click(screen.getByRole('button', { name: 'Delete' }));
      return (await inDialog()).getByRole('button', { name: 'Delete' });
    },
  },
];

const sent = (fake: FakeHost, call: string) =>
  fake.requests.filter(({ method, path }) => `${method} ${path}` === call);

test.each(cases)(
  'pressed three times at once, and again while it waits, $what is sent once',
  async ({ path, call, api, prepare }) => {
    const fake = await mountAt(path, {
      session: sampleSession({
        customer: { ...member, allowed_edit_fields: ['login_method', 'first_name'] },
      }),
      api: { ...api, [call]: never },
    });
    const button = await prepare();
    expect(sent(fake, call)).toHaveLength(0);
    act(() => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(sent(fake, call)).toHaveLength(1);
  },
);
