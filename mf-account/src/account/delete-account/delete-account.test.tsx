import { failNextChange, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiFailure } from '@mrw/shared-contracts';
import { accountConfigRoutes } from '../../testing/account-config';
import { lateAnswer } from '../../testing/late-answer';
import { mountAt } from '../../testing/mount';
import { deletionFailure } from './deletion-failure';

async function open(answer: FakeAnswer | (() => Promise<FakeAnswer>)) {
  const fake = await mountAt('/user/myAccount', {
    api: {
      ...accountConfigRoutes,
      'DELETE /customers/12': answer,
      'GET /customers/12': { body: { uid: '12' } },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete account' });
  const confirm = async (password: string) => {
    await user.type(within(dialog).getByLabelText('Your password'), password);
    await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  };
  return { fake, user, dialog, confirm };
}

test('A-076 without a password nothing can be deleted', async () => {
  const { dialog } = await open({ status: 204 });
  const button = within(dialog).getByRole('button', { name: 'Delete my account' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Enter your password first.');
});

test('A-077 a wrong password is said in the dialog and the member stays logged in', async () => {
  const { fake, confirm } = await open({ status: 400, body: { detail: 'Password incorrect.' } });
  await confirm('wrong');
  expect(await screen.findByText('Password incorrect')).toBeInTheDocument();
  expect(fake.logouts).toEqual([]);
});

test('A-078 the button is disabled while the answer is awaited', async () => {
  const late = lateAnswer();
  const { confirm } = await open(late.route);
  await confirm('Demo1234');
  expect(await screen.findByRole('button', { name: 'Deleting…' })).toBeDisabled();
  await late.arrive({ status: 204 });
  expect(await screen.findByText(/Your account has been deleted/)).toBeInTheDocument();
});

test('A-079 deletes with the password, then OK logs out and goes to /home', async () => {
  // This test has no shell: leaving a page does not unmount the remote, and its router has no route for /home.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { fake, user, confirm } = await open({ status: 204 });
  await confirm('Demo1234');
  await user.click(await screen.findByRole('button', { name: 'OK, log out' }));
  expect(fake.requests.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'Demo1234' });
  expect(fake.logouts).toEqual(['deleted']);
  expect(fake.host.navigation.current()).toBe('/home');
});

test('the session is over with the 204 while the dialog stays until OK (Q-173)', async () => {
  const { fake, confirm } = await open({ status: 204 });
  await confirm('Demo1234');
  expect(await screen.findByText(/Your account has been deleted/)).toBeInTheDocument();
  expect(fake.endedSessions()).toBe(1);
  expect(fake.logouts).toEqual([]);
});

test('who leaves the page after the deletion without OK is logged out as well (Q-173)', async () => {
  const { fake, confirm } = await open({ status: 204 });
  await confirm('Demo1234');
  await screen.findByText(/Your account has been deleted/);
  act(() => {
    fake.host.navigation.navigate('/user/myCard');
  });
  await waitFor(() => {
    expect(fake.logouts).toEqual(['deleted']);
  });
  expect(fake.session$.value.kind).toBe('visitor');
});

test('MRW-120 a deletion outlives a remount of the page: the dialog says so until OK', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const late = lateAnswer();
  const { fake, user, confirm } = await open(late.route);
  await confirm('Demo1234');
  await screen.findByRole('button', { name: 'Deleting…' });
  const hasFailed = failNextChange();
  await late.arrive({ status: 204 });
  await screen.findByText(/Your account has been deleted/);
  expect(hasFailed()).toBe(true);
  expect(fake.logouts).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'OK, log out' }));
  expect(fake.logouts).toEqual(['deleted']);
});

test('who leaves the page without deleting stays logged in', async () => {
  const { fake } = await open({ status: 204 });
  act(() => {
    fake.host.navigation.navigate('/user/myCard');
  });
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(fake.logouts).toEqual([]);
});

test('Q-129 after too many tries the wait stands under the wrong password', async () => {
  const { dialog, confirm } = await open({ status: 429, headers: { 'retry-after': '840' } });
  await confirm('Demo1234');
  expect(await within(dialog).findByText('Password incorrect')).toBeInTheDocument();
  expect(within(dialog).getByLabelText('Your password')).toHaveAccessibleDescription(
    'Password incorrect Too many attempts. Please try again in 14 minutes.',
  );
});

test.each([500, 503])('after %d the dialog stays and says the generic failure (§8)', async (status) => {
  const { fake, dialog, confirm } = await open({ status });
  await confirm('Demo1234');
  expect(await within(dialog).findByText(/^Seems there is an error here/)).toBeVisible();
  expect(within(dialog).queryByText('Password incorrect')).toBeNull();
  expect(fake.host.notify.messages$.value).toEqual([]);
  expect(fake.logouts).toEqual([]);
});

const refused = (status: number, retryAfter?: number): ApiFailure => ({
  kind: 'refused',
  status,
  detail: null,
  fields: {},
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

test.each<[ApiFailure, ReturnType<typeof deletionFailure>]>([
  [refused(400), { kind: 'wrong', minutes: null }],
  [refused(403), { kind: 'wrong', minutes: null }],
  [refused(400, 60), { kind: 'wrong', minutes: null }],
  [refused(429), { kind: 'wrong', minutes: null }],
  [refused(429, 900), { kind: 'wrong', minutes: 15 }],
  [refused(429, 61), { kind: 'wrong', minutes: 2 }],
  [refused(429, 0), { kind: 'wrong', minutes: 1 }],
  [refused(500), { kind: 'failed' }],
  [{ kind: 'malformed', status: 503 }, { kind: 'failed' }],
  [{ kind: 'malformed', status: 200 }, { kind: 'unreachable' }],
  [{ kind: 'timeout' }, { kind: 'unreachable' }],
  [{ kind: 'network' }, { kind: 'unreachable' }],
])('Q-129 %j is %j', (failure, said) => {
  expect(deletionFailure(failure)).toEqual(said);
});
