import {
  failNextChange,
  goOffline,
  translatePage,
  type FakeAnswer,
  type FakeRoutes,
} from '@mrw/shared-contracts/testing';
import { TextField } from '@mrw/shared-ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { accountConfigRoutes } from '../../testing/account-config';
import { mountAt } from '../../testing/mount';
import { renderForMember } from '../../testing/render-for-member';
import { EditableField } from './editable-field';
import { EditingProvider } from './editing';

type Field = Partial<ComponentProps<typeof EditableField>>;

const patch = 'PATCH /customers/12';
const fieldOf = ({ name = 'first_name', label = 'First', ...more }: Field) => (
  <EditableField
    key={name}
    name={name}
    label={label}
    value="Amy"
    shown="Amy"
    editable
    canSave={(draft) => draft !== ''}
    patch={(draft) => ({ first_name: draft })}
    {...more}
  >
    {({ inputLabel, draft, setDraft, error }) => (
      <TextField
        label={inputLabel}
        value={draft}
        error={error}
        onChange={({ target }) => setDraft(target.value)}
      />
    )}
  </EditableField>
);

const show = (fields: readonly Field[], api: FakeRoutes = {}) =>
  renderForMember(<EditingProvider>{fields.map(fieldOf)}</EditingProvider>, { api }).fake;
const group = (name = 'First') => screen.getByRole('group', { name });
const press = (name: string, of = 'First') =>
  userEvent.click(within(group(of)).getByRole('button', { name: new RegExp(`^${name}`) }));
const input = () => screen.getByRole('textbox');

test.each<[string, Field, string]>([
  ['a value', {}, 'FirstAmyEdit – First'],
  ['nothing', { shown: null }, 'FirstNot setEdit – First'],
  ['the mark of an optional one', { optional: true }, 'First (optional)AmyEdit – First'],
  ['tips', { tips: 'Your given name.' }, 'FirstAmyEdit – FirstYour given name.'],
  ['no button', { editable: false, tips: null }, 'FirstAmy'],
])('a field has %s', (_, field, text) => {
  show([field]);
  expect(group()).toHaveTextContent(new RegExp(`^${text.replace(/[()]/g, '\\$&')}$`));
});

test('while it is edited the input takes the place of the value, the label and the tips', async () => {
  show([{ optional: true, tips: 'Your given name.' }]);
  await press('Edit');
  expect(group()).toHaveTextContent(
    /^Cancel – FirstFirst \(optional\)Save.*Save or cancel before you edit another field\.$/,
  );
  expect(screen.getByRole('textbox', { name: 'First (optional)' })).toHaveFocus();
  await press('Cancel');
  expect(group()).toHaveTextContent(/^First \(optional\)AmyEdit – FirstYour given name\.$/);
});

test('a change that is saved is told to the site, and marked for a second', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const fake = show([{}], { [patch]: { body: {} } });
  const changed = jest.fn();
  fake.host.bus.on('profile-changed', changed);
  expect(within(group()).queryByRole('status')).not.toBeInTheDocument();
  await user.click(within(group()).getByRole('button', { name: /^Edit/ }));
  await user.type(input(), 'x{Enter}');
  expect(await within(group()).findByRole('status')).toHaveTextContent('Saved');
  expect(changed).toHaveBeenCalledWith(expect.objectContaining({ version: 1 }));
  expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual(['Successfully updated']);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(within(group()).queryByRole('status')).not.toBeInTheDocument();
});

test('MRW-120 a change under way outlives a remount of the page', async () => {
  let hasFailed = () => false;
  // The page that is mounted anew stands under the root of a remote.
  const fake = await mountAt('/user/myAccount', {
    api: {
      ...accountConfigRoutes,
      [patch]: () => {
        hasFailed = failNextChange();
        return { body: { uid: '12' } };
      },
    },
  });
  const field = await screen.findByRole('group', { name: 'First name' });
  await userEvent.click(within(field).getByRole('button', { name: /^Edit/ }));
  await userEvent.type(input(), 'x{Enter}');
  await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1));
  expect(hasFailed()).toBe(true);
  await waitFor(() => expect(group('First name')).not.toHaveTextContent('Save or cancel'));
});

test.each<[string, FakeAnswer, string | null]>([
  ['a refusal is told at the field', { status: 400, body: { first_name: ['Too long.'] } }, 'Too long.'],
  ['no network is a toast', { failure: 'network' }, null],
])('%s', async (_, answer, text) => {
  const fake = show([{}], { [patch]: answer, 'GET /customers/12': { body: { uid: '12' } } });
  await press('Edit');
  await userEvent.type(input(), 'x{Enter}');
  if (text === null) {
    await waitFor(() => expect(fake.host.notify.messages$.value).toHaveLength(1));
    expect(fake.host.notify.messages$.value[0]).toMatchObject({
      text: 'No Internet Connection',
      tone: 'failed',
    });
    expect(input()).not.toHaveAccessibleDescription();
  } else {
    await waitFor(() => expect(input()).toHaveAccessibleDescription(text));
    expect(fake.host.notify.messages$.value).toEqual([]);
    await userEvent.type(input(), 'y');
    expect(input()).not.toHaveAccessibleDescription();
  }
});

test('what cannot be saved is not sent by the keyboard either, and the button says why', async () => {
  const fake = show([{}], { [patch]: { body: {} } });
  await press('Edit');
  await userEvent.clear(input());
  const save = () => screen.getByRole('button', { name: 'Save' });
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription('Complete this field to save.');
  await userEvent.type(input(), '{Enter}');
  await userEvent.type(input(), 'Ann');
  act(goOffline);
  expect(save()).toBeDisabled();
  expect(save()).toHaveAccessibleDescription(/You are offline/);
  await userEvent.type(input(), '{Enter}');
  expect(fake.requests).toEqual([]);
});

test('a field outside of its page is a fault of the program', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderForMember(fieldOf({}))).toThrow('useFieldMode needs an EditingProvider above it.');
});

test('under page translation a field is opened, filled in and left', async () => {
  show([{ optional: true, tips: 'Your given name.' }]);
  const end = translatePage();
  await press('Edit');
  await userEvent.type(input(), '!');
  expect(input()).toHaveValue('Amy!');
  await press('Cancel');
  expect(group()).toHaveTextContent(/^First \(optional\)Amy ?Edit/);
  end();
});
