import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountConfigRoutes } from '../../testing/account-config';
import { mountAt } from '../../testing/mount';

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
