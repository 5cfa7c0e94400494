import { type FakeAnswer, type FakeRoutes, sampleCustomer } from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';
import type { CustomerPatch } from '@mrw/shared-contracts/api/customers';
import { ApiError } from '@mrw/shared-contracts';
import { accountConfigRoutes } from '../../testing/account-config';
import { lateAnswer } from '../../testing/late-answer';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { fieldRights } from './field-rights';
import { isStored } from './is-stored';
import { updateFailure } from './update-failure';
import { type DraftFault, draftFaultText } from './draft-fault';

const patch = 'PATCH /customers/12';
const user = userEvent.setup();

async function open(name: string, api: FakeRoutes) {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer: { email_address: null } }),
    api: { ...accountConfigRoutes, ...api },
  });
  const [group] = await screen.findAllByRole('group', { name });
  const field = within(group ?? document.body);
  await user.click(field.getByRole('button', { name: /^Edit/ }));
  return { fake, field };
}

test.each<[string, FakeAnswer, string]>([
  ['saved', { body: {} }, 'Saved'],
  ['refused', { status: 400, body: { first_name: ['Bad'] } }, 'Bad'],
])('a change under way cannot be cancelled, and the field tells that it was %s', async (_, answer, text) => {
  const late = lateAnswer();
  const { field } = await open('First name', { [patch]: late.route });
  await user.type(field.getByRole('textbox'), 'x{Enter}');
  expect(await field.findByRole('button', { name: 'Saving…' })).toBeInTheDocument();
  const cancel = field.getByRole('button', { name: /^Cancel/ });
  expect(cancel).toBeDisabled();
  await user.click(cancel);
  await late.arrive(answer);
  expect(await field.findByText(text)).toBeInTheDocument();
  expect(field.getByRole('button', { name: /^(Edit|Cancel) / })).toBeEnabled();
});

test('the keyboard goes on at Edit after each change that was saved', async () => {
  const { field } = await open('First name', { [patch]: { body: {} } });
  await user.type(field.getByRole('textbox'), 'x{Enter}');
  await field.findByText('Saved');
  expect(field.getByRole('button', { name: /^Edit/ })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field.getByRole('textbox')).toHaveFocus();
  await user.keyboard('y{Enter}');
  await field.findByText('Saved');
  expect(field.getByRole('button', { name: /^Edit/ })).toHaveFocus();
});

test.each([
  ['amy@example', '格式不正確'],
  ['taken@example.test', '此電郵已綁定另一帳戶，請使用其他電郵。'],
])('what is wrong with %s is said in the language of the site', async (email, text) => {
  const refused = { status: 400, body: { email_address: ['This email already exists.'] } };
  const { fake, field } = await open('Contact for direct marketing', { [patch]: refused });
  const input = field.getByRole('textbox');
  await user.type(input, `${email}{Enter}`);
  await act(async () => {
    await new Promise((answered) => setTimeout(answered));
  });
  expect(input).toHaveAccessibleDescription(/format is incorrect|bound to another account/);
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  expect(input).toHaveAccessibleDescription(text);
});

test('gender and birthday still say that they are optional while they are edited', async () => {
  const { field } = await open('Gender', {});
  expect(field.getByRole('group', { name: 'Gender (optional)' })).toBeInTheDocument();
  await user.click(field.getByRole('button', { name: /^Cancel/ }));
  const birthday = within(screen.getByRole('group', { name: 'Birth month and year' }));
  await user.click(birthday.getByRole('button', { name: /^Edit/ }));
  expect(birthday.getByText('Birth month and year (optional)')).toBeInTheDocument();
});

test('A-049 the months that can be chosen follow the clock over midnight in Hong Kong', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-31T23:59:00+08:00'));
  const { field } = await open('Birth month and year', {});
  await user.selectOptions(field.getByLabelText('Year'), '2008');
  expect(field.getByRole('option', { name: 'November' })).toBeDisabled();
  now.mockReturnValue(Date.parse('2026-11-01T00:00:00+08:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(field.getByRole('option', { name: 'November' })).toBeEnabled();
});

const config = (changes: Partial<ProfileFieldConfig> = {}): ProfileFieldConfig[] => [
  { field_name: 'GENDER', show_field: true, is_mandatory: false, customer_editable: true, ...changes },
];

test.each([
  ['allowed to all', config(), null, { shown: true, editable: true }],
  ['in the list of the member', config(), ['gender'], { shown: true, editable: true }],
  ['not in the list of the member', config(), [], { shown: true, editable: false }],
  [
    'read-only by configuration',
    config({ customer_editable: false }),
    null,
    { shown: true, editable: false },
  ],
  ['hidden by configuration', config({ show_field: false }), null, { shown: false, editable: false }],
  ['not configured', [], null, { shown: false, editable: false }],
])('A-053 a field %s', (_, configuration, allowed, rights) => {
  expect(fieldRights('GENDER', configuration, allowed)).toMatchObject(rights);
});

const stored = sampleCustomer({
  first_name: 'Amy',
  last_name: null,
  has_agreed_direct_marketing: true,
  direct_marketing_via_email: false,
  user_custom_data: { pets: 'cat,dog' },
});

test.each<[CustomerPatch, boolean]>([
  [{ first_name: ' Amy\u200b ' }, true],
  [{ first_name: 'amy' }, false],
  [{ last_name: '' }, true],
  [{ last_name: 'Chan' }, false],
  [{ has_agreed_direct_marketing: true, direct_marketing_via_email: false }, true],
  [{ has_agreed_direct_marketing: true, direct_marketing_via_email: true }, false],
  [{ user_custom_data: { pets: 'cat,dog' } }, true],
  [{ user_custom_data: { pets: 'cat' } }, false],
  [{ user_custom_data: { hobby: '' } }, true],
  [{ user_custom_data: { hobby: 'chess' } }, false],
])('%j is stored: %s', (patch, expected) => {
  expect(isStored(patch, stored)).toBe(expected);
});

const refused = (status: number, fields: Record<string, string> = {}) =>
  new ApiError({ kind: 'refused', status, detail: null, fields });

test.each([
  ['A-042', refused(400, { first_name: 'Bad' }), ['first_name'], { kind: 'field', message: 'Bad' }],
  ['A-043', new ApiError({ kind: 'malformed', status: 500 }), ['first_name'], { kind: 'no-internet' }],
  ['a 429:', refused(429), ['first_name'], { kind: 'too-many-tries', minutes: null }],
  ['A-043', new ApiError({ kind: 'timeout' }), ['first_name'], { kind: 'no-internet' }],
  ['A-042', refused(400, { last_name: 'Bad' }), ['first_name'], { kind: 'no-internet' }],
  [
    'A-045',
    refused(400, { email_address: 'This email already exists.' }),
    ['email_address'],
    { kind: 'email-bound' },
  ],
  ['A-045', refused(400, { email_address: '此電郵已存在' }), ['email_address'], { kind: 'email-bound' }],
  ['A-045', refused(400, { email_address: 'Odd.' }), ['email_address'], { kind: 'field', message: 'Odd.' }],
])('%s a refused change becomes what the member sees (%#)', (_, error, names, shown) => {
  expect(updateFailure(error, names)).toEqual(shown);
});

const texts = {
  unusable: 'The format is incorrect',
  emailBound: 'The email is in use',
  spendingLocked: 'Spending is locked',
};

test.each<[DraftFault | null, string | undefined]>([
  [null, undefined],
  [{ kind: 'unusable' }, 'The format is incorrect'],
  [{ kind: 'field', message: 'Too long.' }, 'Too long.'],
  [{ kind: 'email-bound' }, 'The email is in use'],
  [{ kind: 'spending-locked' }, 'Spending is locked'],
])('the fault %j shows %j below the field', (fault, text) => {
  expect(draftFaultText(fault, texts)).toBe(text);
});
