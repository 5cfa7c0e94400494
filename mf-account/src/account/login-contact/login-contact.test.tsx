import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { sampleCustomer } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { lateAnswer } from '../../testing/late-answer';
import { confirmed, member, open, openEmail, path, refusal } from '../../testing/login-contact';
import { sampleSession } from '../../testing/members';

test('A-082 the form begins with the first country code', async () => {
  const { dialog } = await open('Mobile number');
  expect(dialog.getByLabelText('Country code')).toHaveDisplayValue('+852');
});

test('A-083 a number that is too short is said under the field and no code is sent', async () => {
  const { user, dialog, verify, codes } = await open('Mobile number');
  await user.type(dialog.getByLabelText('New mobile number'), '6000123');
  await user.click(verify());
  expect(dialog.getByText('The format is incorrect')).toBeInTheDocument();
  expect(codes()).toHaveLength(0);
});

test('A-086 an e-mail without a full domain is refused', async () => {
  const { user, dialog, verify, codes } = await openEmail({}, 'a@b');
  await user.click(verify());
  expect(dialog.getByText('The format is incorrect')).toBeInTheDocument();
  expect(codes()).toHaveLength(0);
});

test('a pasted number with its country code chooses the country', async () => {
  const { user, dialog, verify } = await open('Mobile number');
  await user.click(dialog.getByLabelText('New mobile number'));
  await user.paste('+86 138 0013 8000');
  expect(dialog.getByLabelText('New mobile number')).toHaveValue('13800138000');
  expect(dialog.getByLabelText('Country code')).toHaveDisplayValue('+86');
  expect(verify()).toBeEnabled();
});

test('A-088 nothing can be verified while the number is empty', async () => {
  const { verify } = await open('Mobile number');
  expect(verify()).toBeDisabled();
  expect(verify()).toHaveAccessibleDescription('Enter the new mobile number to get a code.');
});

test('A-087 nothing can be verified while the number is unchanged', async () => {
  const { user, dialog, verify } = await open('Mobile number');
  await user.selectOptions(dialog.getByLabelText('Country code'), '853');
  await user.type(dialog.getByLabelText('New mobile number'), '62001010');
  expect(verify()).toBeDisabled();
  expect(verify()).toHaveAccessibleDescription('This is your mobile number already. Enter another one.');
});

test.each([
  [
    'A-089',
    'user_already_exist',
    'Account exists already. Please provide another contact or login directly.',
  ],
  ['A-090', 'over_send_limit_error', /Too many codes were sent/],
  ['A-092', 'send_failed', /could not be sent/],
])('%s the refusal %s is said under the contact and starts no lock', async (_, result, text) => {
  const { user, dialog, verify } = await openEmail({ [`GET ${path}`]: refusal(result) });
  await user.click(verify());
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(verify()).toBeEnabled();
});

test.each([
  [200, 'user_already_exist', /Account exists already/],
  [202, 'over_send_limit_error', /Too many codes were sent/],
  [201, 'invalid_format', 'The format is incorrect'],
  [200, { verify_challenge: 'c1' }, /could not be sent/],
])('an answer of %d with the result %j sent no code', async (status, result, text) => {
  const { dialog, verify, user } = await openEmail({ [`GET ${path}`]: { status, body: { result } } });
  await user.click(verify());
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(verify()).toBeEnabled();
});

test('A-093 one code is requested and the label counts down from 599 s', async () => {
  const { user, verify, codes } = await openEmail();
  await user.click(verify());
  await waitFor(() => {
    expect(verify()).toHaveTextContent(/Send again in 59[89] s/);
  });
  expect(verify()).toBeDisabled();
  expect(codes().map(({ query }) => Object.fromEntries(query))).toEqual([
    { method: 'email', email: 'new@example.test' },
  ]);
  expect(screen.getByRole('heading', { name: /has been sent/ })).toHaveFocus();
});

test('A-095 the lock survives a reload and ends after 599 s', async () => {
  sessionStorage.setItem('mrw_kept_login_contact_lock_12', String(Date.now() + 1_200));
  const { verify } = await openEmail();
  await waitFor(
    () => {
      expect(verify()).toBeEnabled();
    },
    { timeout: 3_000 },
  );
  expect(verify()).toHaveTextContent('Send code');
});

test('a code that was sent before a reload can still be entered', async () => {
  sessionStorage.setItem('mrw_kept_login_contact_lock_12', String(Date.now() + 300_000));
  const contact = { method: 'email', email: 'new@example.test' };
  sessionStorage.setItem('mrw_member_login_contact_12', JSON.stringify({ contact, challenge: 'c1' }));
  const { fake, user, dialog, verify, confirm } = await open('Email', {
    [`POST ${path}`]: { body: { result: 'success' } },
  });
  expect(verify()).toBeDisabled();
  expect(verify()).toHaveAccessibleDescription('You can ask for another code when the time is up.');
  expect(dialog.getByLabelText('New email')).toHaveValue('new@example.test');
  await user.type(dialog.getByLabelText('Verification code'), '123456');
  await user.click(confirm());
  await screen.findByRole('alertdialog', { name: 'News and offers' });
  expect(fake.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    email: 'new@example.test',
    verify_challenge: 'c1',
  });
  expect(sessionStorage.getItem('mrw_member_login_contact_12')).toBeNull();
});

test.each([
  ['lock has ended', Date.now() - 1_000],
  ['lock is gone', null],
])('a code whose %s is not taken up: another one can be requested', async (_, lock) => {
  if (lock !== null) sessionStorage.setItem('mrw_kept_login_contact_lock_12', String(lock));
  const contact = { method: 'email', email: 'new@example.test' };
  sessionStorage.setItem('mrw_member_login_contact_12', JSON.stringify({ contact, challenge: 'c1' }));
  const { user, dialog, verify } = await open('Email');
  const email = dialog.getByLabelText('New email');
  expect(email).toHaveValue('');
  await user.type(email, 'other@example.test');
  expect(verify()).toBeEnabled();
});

test('A-096 nothing can be verified while a request runs', async () => {
  const late = lateAnswer();
  const { user, dialog, verify, codes } = await openEmail({ [`GET ${path}`]: late.route });
  await user.click(verify());
  await waitFor(() => {
    expect(verify()).toBeDisabled();
  });
  await user.type(dialog.getByLabelText('New email'), '.hk');
  await user.type(dialog.getByLabelText('Verification code'), '123456');
  await user.keyboard('{Escape}');
  expect(dialog.getByLabelText('New email')).toHaveValue('new@example.test');
  expect(dialog.getByLabelText('Verification code')).toHaveValue('');
  expect(verify()).toBeDisabled();
  expect(codes()).toHaveLength(1);
  await late.arrive(refusal('send_failed'));
  await waitFor(() => {
    expect(verify()).toBeEnabled();
  });
});

test.each([
  ['A-097', 'Email', 'New email', 'new@example.test', 'the email'],
  ['A-098', 'Mobile number', 'New mobile number', '60001234', 'the SMS'],
] as const)('%s a wrong code for %s is said in the field', async (_, method, label, value, where) => {
  const wrong = { [`POST ${path}`]: refusal('invalid_verify_code') };
  const { user, dialog, verify, confirm } = await open(method, wrong);
  await user.type(dialog.getByLabelText(label), value);
  await user.click(verify());
  await dialog.findByText(/has been sent/);
  await user.type(dialog.getByLabelText('Verification code'), '000000');
  await user.click(confirm());
  expect(
    await dialog.findByText(`Invalid verification code. Please check ${where} and try again.`),
  ).toBeInTheDocument();
});

test('A-099 Confirm needs a value, or a challenge and a code', async () => {
  const { user, dialog, verify, confirm } = await open('Email');
  expect(confirm()).toBeDisabled();
  expect(confirm()).toHaveAccessibleDescription('Press Send code and enter the code that you receive.');
  await user.type(dialog.getByLabelText('New email'), 'new@example.test');
  await user.click(verify());
  await dialog.findByText(/has been sent/);
  await user.type(dialog.getByLabelText('Verification code'), '123456');
  expect(confirm()).toBeEnabled();
});

test('A-100 the right code stores the contact and the member is read again', async () => {
  const { fake } = await confirmed();
  await screen.findByRole('alertdialog', { name: 'News and offers' });
  expect(fake.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    method: 'email',
    email: 'new@example.test',
    verify_code: '123456',
    verify_challenge: 'c1',
  });
  expect(fake.memberReloads()).toBe(1);
});

test('A-101 a second contact requests consent, and Agree sets both flags', async () => {
  const { fake, user } = await confirmed({ 'PATCH /customers/12': { body: sampleCustomer() } });
  await user.click(await screen.findByRole('button', { name: 'Agree' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(fake.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    has_agreed_direct_marketing: true,
    direct_marketing_via_email: true,
  });
});

test.each<[FakeAnswer, string]>([
  [
    { status: 500, body: { result: 'invalid_verify_code' } },
    'We could not reach the server. Try the same code again.',
  ],
  [{ body: '<html></html>' }, 'We could not reach the server. Try the same code again.'],
  [{ failure: 'network' }, 'We could not reach the server. Try the same code again.'],
])('after %j the code stays and may be tried again', async (answer, text) => {
  const { dialog, confirm } = await confirmed({ [`POST ${path}`]: answer });
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText('Verification code')).toHaveValue('123456');
  expect(confirm()).toBeEnabled();
});

test.each([
  [200, 'invalid_verify_code'],
  [202, 'success'],
])('an answer of %d with the result %s to a code is no change of the contact', async (status, result) => {
  const { fake, dialog } = await confirmed({ [`POST ${path}`]: { status, body: { result } } });
  expect(await dialog.findByText(/^Invalid verification code/)).toBeVisible();
  expect(fake.memberReloads()).toBe(0);
});

test('a contact that was stored with an unknown outcome counts as stored', async () => {
  let arrive = () => undefined;
  const { fake, confirm, dialog, user } = await confirmed({
    [`POST ${path}`]: () => {
      arrive();
      return { failure: 'network' };
    },
  });
  await dialog.findByText(/could not reach/);
  arrive = () => {
    fake.session$.next(sampleSession({ customer: { ...member, email_address: 'new@example.test' } }));
    return undefined;
  };
  await user.click(confirm());
  expect(await screen.findByRole('alertdialog', { name: 'News and offers' })).toBeVisible();
});

test('an answer about the member without the permission does not take the open dialog away', async () => {
  const { fake, dialog } = await openEmail();
  act(() => {
    fake.session$.next(sampleSession({ customer: { ...member, allowed_edit_fields: [] } }));
  });
  expect(dialog.getByLabelText('New email')).toHaveValue('new@example.test');
  expect(screen.queryByRole('dialog', { name: 'Contact customer service' })).not.toBeInTheDocument();
});
