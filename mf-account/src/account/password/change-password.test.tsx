import { type FakeAnswer, type FakeHostOptions, goOffline } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { mountAt } from '../../testing/mount';
import { lateAnswer } from '../../testing/late-answer';
import { sampleSession } from '../../testing/members';
import { renderForMember } from '../../testing/render-for-member';
import { ChangePassword } from './change-password';

async function open(answer: FakeAnswer = { body: {} }) {
  const fake = await mountAt('/user/myAccount', {
    api: { ...accountConfigRoutes, 'PUT /users/12/password': answer },
  });
  const field = await screen.findByLabelText('New password');
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Update password' });
  const sent = () => fake.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  const press = async (password: string) => {
    await user.clear(field);
    await user.type(field, password);
    await user.click(button);
  };
  return { button, press, sent };
}
const rule = 'Password must contain at least 8 characters, 1 uppercase, 1 lowercase and 1 number';

test('A-069 the button is disabled while nothing is typed', async () => {
  const { button } = await open();
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Enter a new password to update it.');
});

test.each([
  ['A-070', 'abcdefgh'],
  ['A-071', 'Abcdef1'],
  ['A-071', 'abcdefg1'],
  ['A-071', 'ABCDEFG1'],
  ['A-071', 'Abcdefgh'],
])('%s the weak password %s shows the rule and is not sent', async (_, password) => {
  const { press, sent } = await open();
  await press(password);
  expect(screen.getByText(rule)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test.each([
  'New password is same with origin.',
  'New password is same with origin',
  ' New password is same with origin. ',
])('A-072 the same password, answered with "%s", is refused in words (Q-098)', async (detail) => {
  const { press } = await open({ status: 400, body: { detail } });
  await press('Demo1234');
  expect(await screen.findByText('New password cannot be the same as your old password')).toBeInTheDocument();
});

test('A-073 a strong password is sent and the success is said', async () => {
  const { press, sent } = await open();
  await press('Other1234');
  expect(await screen.findByText('Your password has been changed.')).toBeInTheDocument();
  expect(sent()).toEqual([{ new_password: 'Other1234' }]);
});

test.each<FakeAnswer>([
  { status: 500 },
  // A captive portal: every request gets a response.
  { body: '<!doctype html>' },
])('A-074 any other answer, like %j, asks to try again later', async (answer) => {
  const { press } = await open(answer);
  await press('Other1234');
  expect(await screen.findByText('Failed to change password, try again later')).toBeInTheDocument();
});

describe('change password states', () => {
  const user = userEvent.setup();
  const put = 'PUT /users/12/password';
  const show = (
    api: NonNullable<FakeHostOptions['api']> = {},
    customer: { email_address?: string | null } = {},
  ) => renderForMember(<ChangePassword />, { session: sampleSession({ customer }), api });
  const field = () => screen.getByLabelText('New password');
  const button = () => screen.getByRole('button', { name: /Update password|…/ });
  const rule = 'At least 8 characters, with an uppercase letter, a lowercase letter and a number.';

  test('Q-199 a change without a clear answer may have taken place; the next one tells', async () => {
    const answers = [{ status: 500 }, { status: 400, body: { detail: 'New password is same with origin.' } }];
    show({ [put]: () => answers.shift() ?? {} });
    await user.type(field(), 'Other1234{Enter}');
    expect(await screen.findByText(/If your new password already works, it has been changed/)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/Failed to change password, try again later/);
    await user.click(button());
    expect(await screen.findByText('Your password has been changed.')).toBeVisible();
    expect(screen.queryByText(/already works/)).not.toBeInTheDocument();
  });

  test.each([
    ['the e-mail', 'amy@example.test', 'amy@example.test'],
    ['the uid without an e-mail', null, '12'],
  ])('password managers know whose password it is by %s', (_, email_address, name) => {
    const { container } = show({}, { email_address });
    const username = container.querySelector('input[autocomplete="username"]');
    expect(username).toHaveValue(name);
    expect(username).not.toBeVisible();
    expect(field()).toHaveAttribute('autocomplete', 'new-password');
    expect(field()).toHaveAccessibleDescription(rule);
  });

  test('a weak password is told at the field, which has the focus, until the next letter', async () => {
    show();
    await user.type(field(), 'abc');
    await user.click(button());
    const weak = /^Password must contain at least 8 characters/;
    expect(screen.getByText(weak)).toBeVisible();
    expect(field()).toHaveFocus();
    await user.type(field(), 'd');
    expect(screen.queryByText(weak)).not.toBeInTheDocument();
  });

  test('a refusal has the focus as well, and goes while the next password is sent', async () => {
    const answer = lateAnswer();
    show({ [put]: answer.route });
    await user.type(field(), 'Other1234');
    await user.click(button());
    await answer.arrive({ status: 400, body: { detail: 'No.' } });
    const failed = 'Failed to change password, try again later';
    expect(screen.getByText(failed)).toBeVisible();
    expect(field()).toHaveFocus();
    await user.click(button());
    expect(screen.queryByText(failed)).not.toBeInTheDocument();
    await answer.arrive({ body: {} });
    expect(screen.getByText('Your password has been changed.')).toBeVisible();
    expect(field()).toHaveValue('');
    expect(field()).not.toHaveFocus();
  });

  test('a password is sent once while the answer is awaited', async () => {
    const answer = lateAnswer();
    const { fake } = show({ [put]: answer.route });
    await user.type(field(), 'Other1234{Enter}');
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await user.type(field(), '{Enter}');
    expect(fake.requests).toHaveLength(1);
    await answer.arrive({ body: {} });
    expect(screen.queryByRole('button', { busy: true })).not.toBeInTheDocument();
  });

  test('without a network no password is sent, and the button says why', async () => {
    const { fake } = show();
    await user.type(field(), 'Other1234');
    expect(button()).toBeEnabled();
    act(goOffline);
    expect(button()).toBeDisabled();
    expect(button()).toHaveAccessibleDescription(/You are offline/);
    await user.type(field(), '{Enter}');
    expect(fake.requests).toEqual([]);
  });

  test('an empty password is not sent', async () => {
    const { fake } = show();
    await user.type(field(), '{Enter}');
    expect(fake.requests).toEqual([]);
    expect(screen.queryByText(/^Password must/)).not.toBeInTheDocument();
  });
});
