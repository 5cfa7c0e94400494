import { goOffline, goOnline, sampleCustomer } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../testing/account-config';
import { mountAt } from '../testing/mount';

const reason = 'You are offline. Connect to go on.';

async function open() {
  const fake = await mountAt('/user/myAccount', {
    api: { ...accountConfigRoutes, 'PATCH /customers/12': { body: sampleCustomer() } },
  });
  const field = within(await screen.findByRole('group', { name: 'First name' }));
  return { fake, field, user: userEvent.setup() };
}

test('without a network a field keeps what was typed and says why it cannot be saved', async () => {
  const { fake, field, user } = await open();
  await user.click(field.getByRole('button', { name: /^Edit/ }));
  const input = field.getByRole('textbox');
  await user.clear(input);
  await user.type(input, 'Anna');
  goOffline();
  const save = field.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription(reason);
  await user.type(input, '{Enter}');
  expect(input).toHaveValue('Anna');
  expect(fake.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  goOnline();
  await user.click(save);
  expect(await field.findByText('Saved')).toBeVisible();
  expect(fake.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ first_name: 'Anna' });
});

test('without a network neither switches nor password nor the account can be sent', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Send me news and offers' }));
  await user.type(screen.getByLabelText('New password'), 'Other1234');
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account' }));
  await user.type(dialog.getByLabelText('Your password'), 'Demo1234');
  goOffline();
  for (const name of ['Update', 'Update password', 'Delete my account']) {
    const button = screen.getByRole('button', { name, hidden: true });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription(reason);
  }
  expect(dialog.getByLabelText('Your password')).toHaveValue('Demo1234');
});
