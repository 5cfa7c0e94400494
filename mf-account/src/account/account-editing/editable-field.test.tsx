import type { FakeAnswer, FakeRoutes } from '@mrw/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { sampleSession } from '../../testing/members';
import { mountAt } from '../../testing/mount';

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
  let arrive: (answer: FakeAnswer) => void = () => undefined;
  const { field } = await open('First name', {
    [patch]: () => new Promise<FakeAnswer>((resolve) => (arrive = resolve)),
  });
  await user.type(field.getByRole('textbox'), 'x{Enter}');
  expect(await field.findByRole('button', { name: 'Saving…' })).toBeInTheDocument();
  const cancel = field.getByRole('button', { name: /^Cancel/ });
  expect(cancel).toBeDisabled();
  await user.click(cancel);
  act(() => {
    arrive(answer);
  });
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
