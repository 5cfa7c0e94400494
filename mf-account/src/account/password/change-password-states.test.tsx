import { goOffline, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateAnswer } from '../../testing/late-answer';
import { sampleSession } from '../../testing/members';
import { renderForMember } from '../../testing/render-for-member';
import { ChangePassword } from './change-password';

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
