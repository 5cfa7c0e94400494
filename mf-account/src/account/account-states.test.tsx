import { goOffline, goOnline, sampleCustomer } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { accountConfigRoutes, sampleProfileFields, sampleSections } from '../testing/account-config';
import { mountAt } from '../testing/mount';
import { sampleSession } from '../testing/members';
import { profileRoutes } from '../testing/profile-routes';

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

test('an e-mail in the wrong form is said on the field and not sent', async () => {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer: { email_address: null } }),
    api: accountConfigRoutes,
  });
  const user = userEvent.setup();
  const field = within(await screen.findByRole('group', { name: 'Contact for direct marketing' }));
  await user.click(field.getByRole('button', { name: /^Edit/ }));
  const input = field.getByRole('textbox');
  await user.type(input, 'amy@example');
  await user.click(field.getByRole('button', { name: 'Save' }));
  expect(input).toHaveAccessibleDescription('The format is incorrect');
  expect(input).toHaveFocus();
  expect(fake.requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await user.type(input, '.test');
  expect(input).not.toHaveAccessibleDescription();
});

test('a login contact that the server sends as an empty text is not set', async () => {
  await mountAt('/user/myAccount', {
    session: sampleSession({ customer: { email_address: '', mobile_phone_number_subscriber_number: '' } }),
    api: accountConfigRoutes,
  });
  const contacts = within(await screen.findByRole('group', { name: 'Login and contact' }));
  expect(contacts.getAllByText('Not set')).toHaveLength(2);
});

test('a configuration with fields and types of a later version is read as far as it is known', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const later = { show_field: true, is_mandatory: false, customer_editable: true };
  const slider = { field_name: 'mood', field_type: 'SLIDER', display_title: 'Mood' };
  await mountAt('/user/myAccount', {
    api: {
      'GET /config/customer_profile_field': {
        body: [{ field_name: 'STAR_SIGN', ...later }, ...sampleProfileFields],
      },
      'GET /config/customer_additional_data': {
        body: [...sampleSections, { name: 'More', fields: [slider] }],
      },
    },
  });
  expect(await screen.findByRole('group', { name: 'Mood' })).toBeInTheDocument();
  expect(await screen.findByRole('group', { name: 'Gender' })).toBeInTheDocument();
});

const api = { ...accountConfigRoutes, ...profileRoutes };

test.each([
  ['/user/myCard', 'My card'],
  ['/user/myProfile', 'My profile'],
  ['/user/myAccount', 'My account'],
  ['/activity_log', 'Activity log'],
  ['/level_benefit', 'Level benefits'],
  ['/transaction/create', 'Create rewards claim'],
])('%s has no fault that axe can find', async (path, title) => {
  await mountAt(path, { api });
  await screen.findByRole('heading', { level: 1, name: title });
  // The indicator of a first load stays for a minimum time.
  await waitFor(() => {
    expect(document.querySelector('[role=progressbar]:not([aria-valuenow])')).toBeNull();
  });
  expect(await axe(document.body, { rules: { region: { enabled: false } } })).toHaveNoViolations();
});
