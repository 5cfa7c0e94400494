import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import { sampleCustomer } from '@mrw/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';

async function open(customer: Partial<Customer>, answer: FakeAnswer = { body: sampleCustomer() }) {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer }),
    api: { ...accountConfigRoutes, 'PATCH /customers/12': answer },
  });
  const general = await screen.findByRole('switch', { name: 'Send me news and offers' });
  const email = screen.getByRole('switch', { name: /^Send me news and offers by email/ });
  return {
    fake,
    general,
    email,
    update: screen.getByRole('button', { name: 'Update' }),
    user: userEvent.setup(),
  };
}
const both = { has_agreed_direct_marketing: true, direct_marketing_via_email: true };

test('A-063 Update is disabled while nothing differs', async () => {
  const { update } = await open(both);
  expect(update).toBeDisabled();
});

test('A-064 e-mail on turns general on and enables Update', async () => {
  const { fake, general, email, update, user } = await open({});
  await user.click(email);
  expect(general).toBeChecked();
  await user.click(update);
  await waitFor(() => {
    expect(fake.requests.find(({ method }) => method === 'PATCH')?.body).toEqual(both);
  });
});

test('A-065 general off turns e-mail off', async () => {
  const { general, email, user } = await open(both);
  await user.click(general);
  expect(email).not.toBeChecked();
});

test('A-177 a failure is a toast, and the switches show what is stored', async () => {
  const { fake, general, update, user } = await open(both, { status: 400, body: { detail: 'No.' } });
  await user.click(general);
  await user.click(update);
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Update failed');
  });
  expect(general).toBeChecked();
  expect(update).toBeDisabled();
});

test('a member without an email address is told that nothing comes by email yet', async () => {
  const { email } = await open({ email_address: null });
  expect(email).toHaveAccessibleDescription(/^You have not given an email address yet/);
});

test('a member with an email address is not', async () => {
  const { email } = await open({ email_address: 'anna@example.test' });
  expect(email).not.toHaveAccessibleDescription();
});
