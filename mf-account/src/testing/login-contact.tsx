import type { Customer } from '@mrw/shared-contracts/api/customers';
import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from './account-config';
import { sampleSession } from './members';
import { mountAt } from './mount';

export const path = '/customers/12/update-login-method';
const sentCode: FakeAnswer = { status: 201, body: { result: { verify_challenge: 'c1' } } };
export const refusal = (result: string): FakeAnswer => ({ status: 400, body: { result } });
/** May change the login contact, and has a mobile number only. */
export const member: Partial<Customer> = {
  allowed_edit_fields: ['login_method'],
  mobile_phone_number_country_code: '853',
  mobile_phone_number_subscriber_number: '62001010',
  email_address: null,
};

/** Opens the account page and the dialog of one contact. */
export async function open(method: 'Mobile number' | 'Email', api: FakeRoutes = {}) {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer: member }),
    api: { ...accountConfigRoutes, [`GET ${path}`]: sentCode, ...api },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^(Change|Add) – ${method}$`) }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^(Change|Add) / }));
  const verify = () => dialog.getByRole('button', { name: /^Send/ });
  const confirm = () => dialog.getByRole('button', { name: 'Confirm' });
  const codes = () => fake.requests.filter((request) => request.method === 'GET' && request.path === path);
  return { fake, user, dialog, verify, confirm, codes };
}
export const openEmail = async (api: FakeRoutes = {}, address = 'new@example.test') => {
  const opened = await open('Email', api);
  await opened.user.type(opened.dialog.getByLabelText('New email'), address);
  return opened;
};

/** Requests a code, enters it and presses Confirm. */
export const confirmed = async (api: FakeRoutes = {}) => {
  const opened = await openEmail({ [`POST ${path}`]: { body: { result: 'success' } }, ...api });
  await opened.user.click(opened.verify());
  await opened.dialog.findByText(/has been sent/);
  await opened.user.type(opened.dialog.getByLabelText('Verification code'), '123456');
  await opened.user.click(opened.confirm());
  return opened;
};
