import { goOffline, type FakeAnswer, type FakeHostOptions } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateAnswer } from '../../testing/late-answer';
import { renderForMember } from '../../testing/render-for-member';
import { DeleteAccount } from './delete-account';

const user = userEvent.setup();
const remove = 'DELETE /customers/12';
async function open(api: NonNullable<FakeHostOptions['api']> = {}, hasPassword = true) {
  const { fake } = renderForMember(<DeleteAccount hasPassword={hasPassword} />, {
    api: { 'GET /customers/12': { body: { uid: '12' } }, ...api },
  });
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  return fake;
}
const dialog = () => screen.findByRole('alertdialog', { name: 'Delete account' });
const password = () => screen.getByLabelText('Your password');
const confirm = () => screen.getByRole('button', { name: 'Delete my account' });

test('the section says what it is about, and the dialog what it does', async () => {
  await open();
  expect(screen.getByText('Deleting your account cannot be undone.')).toBeInTheDocument();
  expect(
    within(await dialog())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'You are logged out at once and cannot log in again.',
    'Your data are erased within 3 days.',
    'All points, coupons, tickets and stamps are lost.',
  ]);
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).not.toHaveAccessibleDescription();
});

test('a member without a password is led to customer service', async () => {
  await open({}, false);
  expect(await screen.findByRole('dialog', { name: 'Contact customer service' })).toHaveTextContent(
    'You log in without a password. Customer service will delete the account for you.',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each(['Keep my account', 'Escape'])(
  '%s closes the dialog, which is empty when it opens again',
  async (way) => {
    await open({ [remove]: { status: 400, body: { detail: 'Password incorrect.' } } });
    await dialog();
    await user.type(password(), 'wrong{Enter}');
    expect(await screen.findByText('Password incorrect')).toBeVisible();
    expect(password()).toHaveFocus();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    await dialog();
    expect(password()).toHaveValue('');
    expect(screen.queryByText('Password incorrect')).not.toBeInTheDocument();
  },
);

test('what was wrong goes with the next letter', async () => {
  await open({ [remove]: { status: 500, body: {} } });
  await dialog();
  await user.type(password(), 'Demo1234{Enter}');
  const failed = /^Seems there is an error here/;
  // The member is read before that is said.
  expect(await screen.findByText(failed, {}, { timeout: 3_000 })).toBeVisible();
  await user.type(password(), '5');
  expect(screen.queryByText(failed)).not.toBeInTheDocument();
});

test('Q-199 an account that was deleted is told as deleted, whatever the answer was', async () => {
  const fake = await open({
    [remove]: { status: 503, body: '<html></html>' },
    'GET /customers/12': { status: 401 },
  });
  await dialog();
  await user.type(password(), 'Demo1234{Enter}');
  expect(await screen.findByText(/^Your account has been deleted/)).toBeVisible();
  expect(fake.endedSessions()).toBe(1);
});

test('while the account is deleted the dialog cannot be left, and nothing is sent twice', async () => {
  const answer = lateAnswer();
  const fake = await open({ [remove]: answer.route });
  await dialog();
  await user.type(password(), 'Demo1234{Enter}');
  const busy = await screen.findByRole('button', { name: 'Deleting…' });
  expect(busy).not.toHaveAccessibleDescription();
  expect(screen.getByRole('button', { name: 'Keep my account' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.type(password(), '{Enter}');
  expect(screen.getByRole('alertdialog')).toBeVisible();
  expect(fake.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await answer.arrive({ status: 204 });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Your account has been deleted. Your data will be erased within 3 days.',
  );
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'OK, log out' })).toBeVisible();
});

test.each<[string, FakeAnswer]>([
  ['no network', { failure: 'network' }],
  ['no answer in time', { failure: 'timeout' }],
  ['the page of a captive portal', { body: '<!doctype html>' }],
  ['another success than 204', { status: 200, body: {} }],
])('with %s nothing was deleted, and the toast is that of a failure', async (_, answer) => {
  const fake = await open({ [remove]: answer });
  await dialog();
  await user.type(password(), 'Demo1234{Enter}');
  await waitFor(() =>
    expect(fake.host.notify.messages$.value.map(({ text, tone }) => [text, tone])).toEqual([
      ['No Internet Connection', 'failed'],
    ]),
  );
  expect(fake.endedSessions()).toBe(0);
});

test('without a network nothing can be deleted, and the button says why', async () => {
  const fake = await open();
  await dialog();
  await user.type(password(), 'Demo1234');
  expect(confirm()).toBeEnabled();
  act(goOffline);
  expect(confirm()).toBeDisabled();
  expect(confirm()).toHaveAccessibleDescription(/You are offline/);
  await user.type(password(), '{Enter}');
  expect(fake.requests).toEqual([]);
});
