import type { ProfileFieldConfig } from '@mrw/shared-contracts/api/config';
import type { FakeHostOptions } from '@mrw/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes, sampleProfileFields } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';
import { birthday, birthMonths, birthYears } from './birthday';
import { genderOf } from './gender';

const user = userEvent.setup();
const configuration = 'GET /config/customer_profile_field';
const patch = 'PATCH /customers/12';

type Customer = NonNullable<Parameters<typeof sampleSession>[0]>['customer'];

async function open(customer: Customer = {}, options: FakeHostOptions = {}) {
  const fake = await mountAt('/user/myAccount', {
    session: sampleSession({ customer }),
    ...options,
    api: { ...accountConfigRoutes, ...options.api },
  });
  await screen.findAllByRole('group');
  return fake;
}
const section = () => screen.getByRole('region', { name: 'Account information' });
/** Every field of the section: its name and its text. */
const fields = () =>
  within(section())
    .queryAllByRole('group')
    .map((group) => [group.getAttribute('aria-label'), group.textContent]);
const field = (name: string) => within(screen.getByRole('group', { name }));
/** The fields that are configured, with a change to each of them. */
const configured = (change: Partial<ProfileFieldConfig>) => ({
  [configuration]: { body: sampleProfileFields.map((given) => ({ ...given, ...change })) },
});

test('a member who has everything', async () => {
  await open({ gender: 'female', date_of_birth: '1990-08-01' });
  expect(fields().filter(([name]) => !String(name).startsWith('Contact'))).toEqual([
    ['First name', 'First nameAmyEdit – First name'],
    ['Last name', 'Last name (optional)LeeEdit – Last name'],
    ['Login and contact', 'Mobile number+852 60000012ChangeEmailamy@example.testChange'],
    ['Gender', 'Gender (optional)FemaleEdit – Gender'],
    [
      'Birth month and year',
      'Birth month and year (optional)August 1990Your birth month and year cannot be changed any more.',
    ],
  ]);
});

test('a member who has set nothing', async () => {
  await open({
    first_name: null,
    last_name: null,
    email_address: null,
    mobile_phone_number_subscriber_number: null,
    gender: 'other',
  });
  expect(fields().filter(([name]) => !String(name).startsWith('Contact'))).toEqual([
    ['First name', 'First nameNot setEdit – First name'],
    ['Last name', 'Last name (optional)Not setEdit – Last name'],
    ['Login and contact', 'Mobile numberNot setAddEmailNot setAdd'],
    ['Gender', 'Gender (optional)Not setEdit – Gender'],
    ['Birth month and year', 'Birth month and year (optional)Not setEdit – Birth month and year'],
  ]);
});

test('a number without its country code still has the plus sign', async () => {
  await open({ mobile_phone_number_country_code: null });
  expect(screen.getByText('+ 60000012')).toBeVisible();
});

test.each<[string, Partial<ProfileFieldConfig>, number, number]>([
  ['is not shown has no field', { show_field: false }, 0, 0],
  ['cannot be edited has no button', { customer_editable: false }, 4, 0],
  ['is mandatory has no mark', { is_mandatory: true }, 4, 4],
])('what %s', async (_, change, shown, editable) => {
  await open({}, { api: configured(change) });
  const names = ['First name', 'Last name', 'Gender', 'Birth month and year'];
  await within(section()).findByRole('group', { name: 'Login and contact' });
  const found = fields().filter(([name]) => names.includes(String(name)));
  expect(found).toHaveLength(shown);
  expect(found.filter(([, text]) => text?.includes('Edit'))).toHaveLength(editable);
  expect(found.filter(([, text]) => text?.includes('(optional)'))).toHaveLength(
    shown > 0 && !change.is_mandatory ? 3 : 0,
  );
});

test('a configuration that failed says so, and is read again', async () => {
  let answers = 0;
  await open(
    {},
    {
      api: {
        [configuration]: () =>
          (answers += 1) === 1 ? { status: 500, body: {} } : { body: sampleProfileFields },
      },
    },
  );
  expect(await screen.findByText('The fields of your profile could not be read.')).toBeVisible();
  const failure = within(section());
  await user.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await failure.findByRole('group', { name: 'First name' })).toBeVisible();
  expect(screen.queryByText('The fields of your profile could not be read.')).not.toBeInTheDocument();
});

test.each([
  ['First name', 'given-name', { first_name: 'Ann' }],
  ['Last name', 'family-name', { last_name: 'Ann' }],
])('%s is completed by the browser as %s, and sent without spaces around', async (name, hint, body) => {
  const fake = await open({}, { api: { [patch]: { body: {} } } });
  await user.click(field(name).getByRole('button', { name: /^Edit/ }));
  const input = field(name).getByRole('textbox');
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('autocomplete', hint);
  await user.clear(input);
  await user.type(input, '  ');
  const save = field(name).getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await user.type(input, 'Ann ');
  await user.click(save);
  await field(name).findByText('Saved');
  expect(fake.requests.find(({ method }) => method === 'PATCH')?.body).toEqual(body);
});

test('gender starts at the stored one', async () => {
  await open({ gender: 'not disclosed' });
  expect(field('Gender').getByText('Not disclosed')).toBeVisible();
  await user.click(field('Gender').getByRole('button', { name: /^Edit/ }));
  expect(field('Gender').getByRole('radio', { name: 'Not disclosed' })).toBeChecked();
  expect(
    field('Gender')
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual(['Male', 'Female', 'Not disclosed']);
});

test('a birthday is chosen by year and month, and can be undone', async () => {
  await open();
  const birthday = field('Birth month and year');
  await user.click(birthday.getByRole('button', { name: /^Edit/ }));
  const year = birthday.getByLabelText('Year');
  const month = birthday.getByLabelText('Month');
  const save = birthday.getByRole('button', { name: 'Save' });
  expect([year, month].map((select) => select.getAttribute('autocomplete'))).toEqual([
    'bday-year',
    'bday-month',
  ]);
  expect([year, month].map((select) => within(select).getAllByRole('option')[0]?.textContent)).toEqual([
    'Choose',
    'Choose',
  ]);
  expect(month).toHaveAccessibleDescription('It cannot be changed once it is saved.');
  expect(within(month).getAllByRole('option').at(-1)).toHaveTextContent('December');
  await user.selectOptions(month, 'March');
  expect(save).toBeDisabled();
  await user.selectOptions(year, '1990');
  expect(save).toBeEnabled();
  await user.selectOptions(month, '');
  expect(save).toBeDisabled();
  await user.selectOptions(month, 'May');
  await user.selectOptions(year, '');
  expect(save).toBeDisabled();
});

test.each([
  ['zh-Hant', '編輯', '3月'],
  ['zh-Hans', '编辑', '三月'],
] as const)('the months have their names in %s', async (language, edit, name) => {
  await open({}, { language });
  const birthday = within(await screen.findByRole('group', { name: '出生年月' }));
  await user.click(birthday.getByRole('button', { name: `${edit} – 出生年月` }));
  expect(birthday.getByRole('option', { name })).toHaveValue('3');
});

test.each([
  ['login_method', 'alertdialog', 'Change mobile number'],
  ['first_name', 'dialog', 'Contact customer service'],
])('a member who may change %s gets the %s "%s"', async (allowed, role, name) => {
  await open({ allowed_edit_fields: [allowed] });
  const change = screen.getByRole('button', { name: 'Change – Mobile number' });
  // The focus is back on it after a change: the new number is heard.
  expect(change).toHaveAccessibleDescription(/^\+852 \d{8}$/);
  await user.click(change);
  expect(await screen.findByRole(role, { name })).toBeVisible();
  expect(screen.queryAllByText(/^To change your login contact/)).toHaveLength(role === 'dialog' ? 1 : 0);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole(role)).not.toBeInTheDocument();
});

const today = '2026-11-21';

test('A-049 years go from 18 to 150 years ago, both included', () => {
  const years = birthYears(today);
  expect([years[0], years.at(-1), years.length]).toEqual([2008, 1876, 133]);
});

test.each([
  [2008, [12]],
  [2007, []],
  [null, []],
])('A-049 in %s the months %j cannot be chosen', (year, disabled) => {
  const found = birthMonths(year, today).filter((option) => option.disabled);
  expect(found.map(({ month }) => month)).toEqual(disabled);
});

test.each([
  [1990, 8, '1990-08-01'],
  [2008, 12, ''],
  [1990, null, ''],
  [null, 8, ''],
])('A-051 %s and month %s are sent as "%s"', (year, month, text) => {
  expect(birthday(year, month, today)).toBe(text);
});

test.each([
  ['FEMALE', 'FEMALE'],
  ['male', 'MALE'],
  ['not disclosed', 'NOT_DISCLOSED'],
  ['', null],
  [null, null],
])('A-047 %s is read as %s', (text, gender) => {
  expect(genderOf(text)).toBe(gender);
});
