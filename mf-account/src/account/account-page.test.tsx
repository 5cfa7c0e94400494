import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import type { Customer } from '@mrw/shared-contracts/api/customers';
import { sampleCustomer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../testing/account-config';
import { sampleSession } from '../testing/members';
import { mountAt } from '../testing/mount';
import { onPhone } from '../testing/screen-width';

const stored: FakeRoutes = { 'PATCH /customers/12': { body: sampleCustomer() } };

async function open(customer: Partial<Customer> = {}, api: FakeRoutes = {}) {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer }),
    api: { ...accountConfigRoutes, ...api },
  });
  await screen.findByRole('group', { name: 'First name' });
  await screen.findByRole('group', { name: 'Family name' });
  return { fake, user: userEvent.setup() };
}
// A choice has a group of its own inside the group of the field.
const field = (name: string) => within(screen.getAllByRole('group', { name })[0] ?? document.body);
const edit = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(field(name).getByRole('button', { name: /^Edit/ }));
};
type Opened = Awaited<ReturnType<typeof open>>;
const patches = (fake: Opened['fake']) =>
  fake.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const changeEmail = () => screen.getByRole('button', { name: 'Change – Email' });
const toasts = (fake: Opened['fake']) => fake.host.notify.messages$.value.map(({ text }) => text);

test('A-031 the account information has every field', async () => {
  await open();
  for (const name of ['First name', 'Last name', 'Login and contact', 'Contact for direct marketing'])
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
  for (const name of ['Gender', 'Birth month and year'])
    expect(screen.getByRole('group', { name })).toBeInTheDocument();
});

test('A-032 the page has the additional data of the configuration and every section', async () => {
  await open();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual([
    'Account information',
    'Family',
    'Interests',
    'Direct marketing',
    'Refer a friend',
    'Language preference',
    'Help',
    'Change password',
    'Delete account',
  ]);
});

test('A-033 a phone shows the same content', async () => {
  onPhone();
  await open();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
});

test('A-036 Edit makes the field editable and its button reads Cancel', async () => {
  const { user } = await open();
  await edit(user, 'First name');
  expect(field('First name').getByRole('textbox')).toHaveValue('Amy');
  expect(field('First name').getByRole('button', { name: /^Cancel/ })).toBeEnabled();
});

test('A-037 while one field is edited no other can be', async () => {
  const { user } = await open();
  await edit(user, 'First name');
  await user.click(field('Last name').getByRole('button', { name: /^Edit/ }));
  expect(field('Last name').queryByRole('textbox')).not.toBeInTheDocument();
  const others = screen.getAllByRole('button', { name: /^Edit/ });
  expect(others.length).toBeGreaterThan(5);
  const changes = screen.getAllByRole('button', { name: /^(Change|Add) – / });
  for (const other of [...others, ...changes]) {
    expect(other).toBeDisabled();
    expect(other).toHaveAccessibleDescription('Save or cancel before you edit another field.');
  }
});

test('A-038 Cancel brings the old value back and frees the other fields', async () => {
  const { user } = await open();
  await edit(user, 'First name');
  await user.type(field('First name').getByRole('textbox'), 'x');
  await user.click(field('First name').getByRole('button', { name: /^Cancel/ }));
  expect(field('First name').getByText('Amy')).toBeInTheDocument();
  const others = [field('Last name').getByRole('button', { name: /^Edit/ }), changeEmail()];
  for (const other of others) {
    expect(other).toBeEnabled();
    expect(other).not.toHaveAccessibleDescription(/Save or cancel/);
  }
});

test.each([
  ['A-039', 'First name'],
  ['A-183', 'Last name'],
])('%s an empty %s cannot be saved', async (_, name) => {
  const { user } = await open();
  await edit(user, name);
  await user.clear(field(name).getByRole('textbox'));
  const save = field(name).getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription('Complete this field to save.');
});

test('A-040 saves the first name, reloads the member and shows the mark for 1 second', async () => {
  const { fake, user } = await open({}, stored);
  await edit(user, 'First name');
  await user.clear(field('First name').getByRole('textbox'));
  await user.type(field('First name').getByRole('textbox'), 'Anna');
  await user.click(field('First name').getByRole('button', { name: 'Save' }));
  expect(await field('First name').findByText('Saved')).toBeInTheDocument();
  expect(patches(fake)).toEqual([{ first_name: 'Anna' }]);
  expect(toasts(fake)).toEqual(['Successfully updated']);
  expect(fake.memberReloads()).toBe(1);
  act(() => {
    fake.session$.next(sampleSession({ customer: { first_name: 'Anna' } }));
  });
  expect(field('First name').getByText('Anna')).toBeInTheDocument();
  await waitFor(
    () => {
      expect(field('First name').queryByText('Saved')).not.toBeInTheDocument();
    },
    { timeout: 2_000 },
  );
});

test('A-042 the first message of the server is under the field and there is no toast', async () => {
  const refused = { status: 400, body: { first_name: ['Bad', 'Worse'] } };
  const { fake, user } = await open({}, { 'PATCH /customers/12': refused });
  await edit(user, 'First name');
  await user.click(field('First name').getByRole('button', { name: 'Save' }));
  expect(await field('First name').findByText('Bad')).toBeInTheDocument();
  expect(field('First name').queryByText('Worse')).not.toBeInTheDocument();
  expect(toasts(fake)).toEqual([]);
});

test('A-043 any other failure is a no-internet toast and the input stays', async () => {
  const { fake, user } = await open(
    {},
    { 'PATCH /customers/12': { status: 500 }, 'GET /customers/12': { body: { uid: '12' } } },
  );
  await edit(user, 'First name');
  await user.click(field('First name').getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(toasts(fake)).toEqual(['No Internet Connection']);
  });
  expect(field('First name').getByRole('textbox')).toBeInTheDocument();
});

test('A-045 an e-mail of another account is said on the field', async () => {
  const refused = { status: 400, body: { email_address: ['This email already exists.'] } };
  const { user } = await open({ email_address: null }, { 'PATCH /customers/12': refused });
  const name = 'Contact for direct marketing';
  await edit(user, name);
  await user.type(field(name).getByRole('textbox'), 'taken@example.test');
  await user.click(field(name).getByRole('button', { name: 'Save' }));
  expect(await field(name).findByText(/has been bound to another account/)).toBeInTheDocument();
});

test('A-047 A-183 gender offers three choices and cannot be saved without one', async () => {
  const { fake, user } = await open({}, stored);
  await edit(user, 'Gender');
  const choices = field('Gender').getAllByRole('radio');
  expect(choices.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Male',
    'Female',
    'Not disclosed',
  ]);
  expect(field('Gender').getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(field('Gender').getByRole('radio', { name: 'Not disclosed' }));
  await user.click(field('Gender').getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(patches(fake)).toEqual([{ gender: 'NOT_DISCLOSED' }]);
  });
});

test('A-051 A-183 saves the birthday with day 01; without year and month it cannot be saved', async () => {
  const { fake, user } = await open({}, stored);
  const name = 'Birth month and year';
  await edit(user, name);
  expect(field(name).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.selectOptions(field(name).getByLabelText('Year'), '1990');
  expect(field(name).getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.selectOptions(field(name).getByLabelText('Month'), 'August');
  await user.click(field(name).getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(patches(fake)).toEqual([{ date_of_birth: '1990-08-01' }]);
  });
  act(() => {
    fake.session$.next(sampleSession({ customer: { date_of_birth: '1990-08-01' } }));
  });
  expect(field(name).queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('A-052 a birthday that is set cannot be edited', async () => {
  await open({ date_of_birth: '1988-05-01' });
  const name = 'Birth month and year';
  expect(field(name).getByText('May 1988')).toBeInTheDocument();
  expect(field(name).queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('A-053 a member with an empty list of fields has no Edit button', async () => {
  await open({ allowed_edit_fields: [] });
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('a member of another platform has no password to change (Q-169)', async () => {
  const { user } = await open({ login_type: 'GOOGLE' });
  expect(screen.queryByText('Change password')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  expect(await screen.findByRole('dialog', { name: 'Contact customer service' })).toBeInTheDocument();
});

test('requests the member again when the record could not be read', async () => {
  const session = sampleSession();
  if (session.kind !== 'member') throw new Error('the sample is a member');
  const fake = await mountAt('/user/myAccount', {
    session: { kind: 'member', member: { ...session.member, customer: null } },
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(fake.memberReloads()).toBe(1);
});
