import type { Session, SpendLock } from '@mrw/shared-contracts/api/security';
import type { FakeRoutes } from '@mrw/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForMember } from '../testing/render-for-member';
import { Security } from './security';

const lockPath = '/customers/12/spend_lock';
const open: SpendLock = {
  locked: false,
  alerts: false,
  has_password: true,
  contacts: [
    { method: 'email', contact: 'a…@example.com' },
    { method: 'mobile', contact: '…1234' },
  ],
};
const devices: Session[] = [
  ['1', 'Chrome', 'Windows', null, true] as const,
  ['2', 'Safari', 'iOS', null, false] as const,
  ['3', null, null, 'Harbour Mall', false] as const,
].map(([id, browser, system, partner, is_current]) => ({
  id,
  browser,
  system,
  partner,
  is_current,
  created_at: '2026-01-01T10:00:00+08:00',
  used_at: '2026-01-02T10:00:00+08:00',
}));

/** The API with a state of its own. */
function show(given: Partial<SpendLock> = {}, more: FakeRoutes = {}, online = true) {
  let now: SpendLock = { ...open, ...given };
  let rows = devices;
  const { fake } = renderForMember(<Security />, {
    api: {
      [`GET ${lockPath}`]: () => ({ body: now }),
      [`PUT ${lockPath}`]: ({ body }) => {
        const { password, verify_code, verify_challenge, ...change } = body as Partial<SpendLock> &
          Record<string, string>;
        const isProof = password === 'Right1234' || (verify_code === '123456' && verify_challenge === 'c1');
        if (change.locked === false && !isProof)
          return {
            status: 400,
            body: password ? { detail: 'Password incorrect.' } : { result: 'invalid_verify_code' },
          };
        now = { ...now, ...change };
        return { body: now };
      },
      [`POST ${lockPath}/code`]: { status: 201, body: { result: { verify_challenge: 'c1' } } },
      'GET /customers/12/sessions': () => ({ body: rows }),
      'DELETE /customers/12/sessions/2': () => {
        rows = rows.filter(({ id }) => id !== '2');
        return { status: 204 };
      },
      'DELETE /customers/12/sessions': () => {
        rows = rows.filter(({ is_current }) => is_current);
        return { status: 204 };
      },
      ...more,
    },
    online,
  } as Parameters<typeof renderForMember>[1]);
  return fake;
}
const lockSwitch = () => screen.findByRole('switch', { name: /^Lock spending/ });
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const toasts = (fake: ReturnType<typeof show>) => fake.host.notify.messages$.value.map(({ text }) => text);

test('Q-194 one press locks; the messages about each spend are a switch of their own', async () => {
  const fake = show();
  await userEvent.click(await lockSwitch());
  await waitFor(async () => expect(await lockSwitch()).toBeChecked());
  await userEvent.click(screen.getByRole('switch', { name: /^Tell me about each spend/ }));
  await waitFor(() => expect(toasts(fake)).toEqual(expect.arrayContaining(['Spending is locked.', 'Saved'])));
  expect(fake.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { locked: true },
    { alerts: true },
  ]);
});

test('Q-194 the password unlocks; a wrong one is said at the field', async () => {
  const fake = show({ locked: true });
  await userEvent.click(await lockSwitch());
  const dialog = await screen.findByRole('alertdialog', { name: 'Unlock spending' });
  const field = await within(dialog).findByLabelText('Your password');
  expect(within(dialog).getByRole('button', { name: 'Unlock' })).toHaveAccessibleDescription(
    'Enter your password to unlock.',
  );
  await userEvent.type(field, 'wrong{Enter}');
  expect(await within(dialog).findByText('The password is wrong.')).toBeVisible();
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Right1234{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await lockSwitch()).not.toBeChecked();
  expect(toasts(fake)).toContain('Spending is unlocked.');
});

test('Q-194 a member without a password gets a code to a contact', async () => {
  show({ locked: true, has_password: false });
  await userEvent.click(await lockSwitch());
  await screen.findByRole('alertdialog', { name: 'Unlock spending' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Code to …1234' }));
  await press('Send code');
  expect(await screen.findByText('The code was sent. It is valid for 10 minutes.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Verification code'), '000000{Enter}');
  expect(await screen.findByText('The code is wrong or no longer valid.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Verification code'));
  await userEvent.type(screen.getByLabelText('Verification code'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('Q-194 after too many passwords the field tells the wait', async () => {
  show(
    { locked: true, contacts: [] },
    { [`PUT ${lockPath}`]: { status: 429, headers: { 'retry-after': '540' } } },
  );
  await userEvent.click(await lockSwitch());
  await userEvent.type(await screen.findByLabelText('Your password'), 'wrong{Enter}');
  expect(await screen.findByText(/9 minutes/)).toBeVisible();
});

test('Q-194 the only contact that a code goes to is named', async () => {
  show({ locked: true, has_password: false, contacts: open.contacts.slice(0, 1) });
  await userEvent.click(await lockSwitch());
  expect(await screen.findByText('Code to a…@example.com')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('Q-194 too many codes are refused with the wait', async () => {
  show(
    { locked: true, has_password: false },
    { [`POST ${lockPath}/code`]: { status: 400, body: { result: 'over_send_limit_error' } } },
  );
  await userEvent.click(await lockSwitch());
  await screen.findByRole('alertdialog');
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(await screen.findByText('Too many codes were sent. Please try again an hour later.')).toBeVisible();
});

test('Q-194 what could not be unlocked again is not locked', async () => {
  show({ has_password: false, contacts: [] });
  expect(await lockSwitch()).toBeDisabled();
  expect(screen.getByText(/^Add an email or mobile number first/)).toBeVisible();
});

test('Q-194 one device and all others are logged out', async () => {
  show();
  expect(await screen.findByText('Chrome · Windows')).toBeVisible();
  expect(screen.getByText('This device')).toBeVisible();
  expect(screen.getByText('Your wallet at Harbour Mall')).toBeVisible();
  await press(/^Log out Safari/);
  await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
  await press('Log out all other devices');
  await waitFor(() => expect(screen.queryByText('Unknown device')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Log out/ })).toBeNull();
});

test('Q-194 what could not be read or changed is said, and the switch shows what holds', async () => {
  let fails = true;
  const fake = show(
    {},
    {
      [`GET ${lockPath}`]: () => (fails ? { status: 500 } : { body: open }),
      [`PUT ${lockPath}`]: { status: 400, body: {} },
      'GET /customers/12/sessions': () => (fails ? { status: 500 } : { body: devices }),
      'DELETE /customers/12/sessions/2': { status: 400, body: {} },
    },
  );
  expect(await screen.findByText('We could not read whether spending is locked.')).toBeVisible();
  expect(await screen.findByText('We could not read where you are logged in.')).toBeVisible();
  fails = false;
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
  await userEvent.click(await lockSwitch());
  await waitFor(() => expect(toasts(fake)).toEqual(['It could not be saved. Please try again.']));
  expect(await lockSwitch()).not.toBeChecked();
  await press(/^Log out Safari/);
  await waitFor(() => expect(toasts(fake)).toContain('It could not be logged out. Please try again.'));
  expect(screen.getByText('Safari · iOS')).toBeVisible();
});

test('Q-194 a device that has been logged out meanwhile is logged out', async () => {
  let isThere = true;
  const fake = show(
    {},
    {
      'GET /customers/12/sessions': () => ({ body: isThere ? devices : devices.slice(0, 1) }),
      'DELETE /customers/12/sessions/2': () => {
        isThere = false;
        return { status: 404, body: {} };
      },
    },
  );
  await screen.findByText('Safari · iOS');
  await press(/^Log out Safari/);
  await waitFor(() => expect(toasts(fake)).toEqual(['Logged out.']));
  await waitFor(() => expect(screen.queryByText('Safari · iOS')).toBeNull());
});

test('Q-194 where the API has no lock there is no section', async () => {
  show({}, { [`GET ${lockPath}`]: { status: 404 }, 'GET /customers/12/sessions': { status: 404 } });
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  expect(screen.queryByText('Security')).toBeNull();
});
