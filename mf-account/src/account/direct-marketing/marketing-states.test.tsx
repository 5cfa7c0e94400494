import { goOffline, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditingProvider } from '../account-editing/editing';
import { lateAnswer } from '../../testing/late-answer';
import { sampleSession } from '../../testing/members';
import { renderForMember } from '../../testing/render-for-member';
import { MarketingContact } from './marketing-contact';
import { MarketingSection } from './marketing-section';

type Customer = NonNullable<Parameters<typeof sampleSession>[0]>['customer'];

const user = userEvent.setup();
const patch = 'PATCH /customers/12';
const show = (customer: Customer = {}, api: NonNullable<FakeHostOptions['api']> = {}) =>
  renderForMember(
    <EditingProvider>
      <MarketingContact />
      <MarketingSection />
    </EditingProvider>,
    { session: sampleSession({ customer }), api },
  ).fake;
const general = () => screen.getByRole('switch', { name: 'Send me news and offers' });
const email = () => screen.getByRole('switch', { name: /by email/ });
const update = () => screen.getByRole('button', { name: 'Update' });
const contact = () => screen.getByRole('group', { name: 'Contact for direct marketing' });
const sent = (fake: ReturnType<typeof show>) =>
  fake.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

test('nothing that differs is said at the button', async () => {
  show();
  expect(screen.getByRole('region', { name: 'Direct marketing' })).toBeVisible();
  expect(update()).toHaveAccessibleDescription('Change a switch to update.');
  await user.click(general());
  expect([general(), email()].map((box) => box.matches(':checked'))).toEqual([true, true]);
  await user.click(email());
  expect([general(), email()].map((box) => box.matches(':checked'))).toEqual([true, false]);
  expect(update()).toBeEnabled();
});

test('while a change is stored the switches wait; then the toast confirms it', async () => {
  const answer = lateAnswer();
  const fake = show({}, { [patch]: answer.route });
  await user.click(general());
  await user.click(email());
  await user.click(update());
  expect(general()).toBeDisabled();
  expect(email()).toBeDisabled();
  expect(screen.getByRole('button', { busy: true })).toBeInTheDocument();
  await answer.arrive({ body: {} });
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1));
  expect(fake.host.notify.messages$.value[0]).toMatchObject({ text: 'Successfully updated', tone: 'done' });
  expect(sent(fake)).toEqual([{ has_agreed_direct_marketing: true, direct_marketing_via_email: false }]);
  expect(general()).toBeEnabled();
});

test.each([
  ['the stored value is the old one', { body: { uid: '12' } }, 'Update failed'],
  ['the stored value cannot be read', { status: 500 }, /^We could not reach the server. Whether this/],
] as const)('after a failure, when %s, a toast says what is known', async (_, stored, text) => {
  const fake = show({}, { [patch]: { status: 500, body: {} }, 'GET /customers/12': stored });
  await user.click(general());
  await user.click(update());
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1), { timeout: 3_000 });
  const [message] = fake.host.notify.messages$.value;
  expect(message?.text).toMatch(text);
  expect(message?.tone).toBe('failed');
});

test('an empty answer is not taken for a stored change: it is read back', async () => {
  const fake = show({}, { [patch]: { status: 200, body: '' }, 'GET /customers/12': { body: { uid: '12' } } });
  await user.click(general());
  await user.click(update());
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1), { timeout: 3_000 });
  expect(fake.host.notify.messages$.value[0]).toMatchObject({ text: 'Update failed', tone: 'failed' });
});

test('without a network nothing is updated, and the button says why', async () => {
  show();
  await user.click(general());
  act(goOffline);
  expect(update()).toBeDisabled();
  expect(update()).toHaveAccessibleDescription(/You are offline/);
});

test.each<[string, Customer, string]>([
  ['has an e-mail', {}, 'amy@example.test'],
  ['has none', { email_address: null }, 'Not setEdit – Contact for direct marketing'],
  ['may not change it', { email_address: null, allowed_edit_fields: ['first_name'] }, 'Not set'],
  [
    'may change it',
    { email_address: null, allowed_edit_fields: ['email_address'] },
    'Not setEdit – Contact for direct marketing',
  ],
])('the contact of a member who %s', (_, customer, text) => {
  show(customer);
  expect(contact()).toHaveTextContent(new RegExp(`^Contact for direct marketing${text}$`));
});

test('an e-mail is entered, checked and sent without the spaces around it', async () => {
  const fake = show({ email_address: null }, { [patch]: { body: {} } });
  await user.click(screen.getByRole('button', { name: /^Edit/ }));
  const input = screen.getByRole('textbox', { name: 'Email address' });
  expect(input).toHaveAttribute('type', 'email');
  expect(input).toHaveAttribute('inputmode', 'email');
  expect(input).toHaveAttribute('autocomplete', 'email');
  expect(input).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(input, 'amy{Enter}');
  expect(input).toHaveAccessibleDescription(/format is incorrect/);
  expect(sent(fake)).toEqual([]);
  await user.type(input, '@example.test{Enter}');
  await waitFor(() => expect(sent(fake)).toEqual([{ email_address: 'amy@example.test' }]));
});
