import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { goOffline, goOnline } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create, offer, posts } from '../testing/cash';
import { amountField, codeScreen, openCash, pay, payButton } from '../testing/cash-page';
import { samplePoints, sampleSession } from '../testing/samples';

test('W-077 shows the balance and the rate', async () => {
  await openCash();
  expect(await screen.findAllByText('125,000 points')).not.toHaveLength(0);
  expect(screen.getByText('1,000 points = 1 cash dollar (HK$1.00)')).toBeInTheDocument();
});

test('says how old the balance is, and reads it again', async () => {
  const fake = await openCash({ session: sampleSession({ pointsReadAt: Date.now() - 3 * 60_000 }) });
  await userEvent.click(await screen.findByRole('button', { name: /^Updated 3 min ago/ }));
  await waitFor(() => {
    expect([fake.tokenRenewals(), fake.memberReloads()]).toEqual([1, 1]);
  });
});

test('without a network nothing can be paid, and the page says why', async () => {
  await openCash({ session: sampleSession({ pointsReadAt: Date.now() }) });
  await userEvent.type(await amountField(), '10');
  goOffline();
  expect(payButton()).toBeDisabled();
  expect(payButton()).toHaveAccessibleDescription('You are offline. Connect to go on.');
  expect(screen.getByText(/showing what we saved at \d\d:\d\d$/)).toBeInTheDocument();
  goOnline();
  expect(payButton()).toBeEnabled();
});

test('W-078 neither nothing nor 0 can be paid', async () => {
  await openCash();
  const field = await amountField();
  expect(payButton()).toBeDisabled();
  await userEvent.type(field, '0');
  expect(payButton()).toBeDisabled();
});

test('W-079 1 can be paid', async () => {
  await openCash();
  await userEvent.type(await amountField(), '1');
  expect(payButton()).toBeEnabled();
});

test('W-081 typing 12345678901 shows 1234567890', async () => {
  await openCash();
  const field = await amountField();
  await userEvent.type(field, '12345678901');
  expect(field).toHaveValue('1234567890');
});

test.each([
  ['W-080', '12a.5-', 'Please type a number that is not below 0.'],
  ['Q-197', '12.50', 'Please type a whole number, for example 12.'],
  ['Q-197', '1.234', 'Did you mean 1,234 or 1.234?'],
])('%s typing %s is refused at the field, and cannot be paid', async (_, typed, message) => {
  await openCash();
  const field = await amountField();
  await userEvent.type(field, typed);
  expect(payButton()).toBeDisabled();
  await userEvent.tab();
  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription(message);
});

test('Q-197 1,000.00 is paid as 1000', async () => {
  const session = sampleSession({ pointAccount: { ...samplePoints, balance: 1_000_000 } });
  const fake = await openCash({ session });
  await pay('1,000.00');
  await codeScreen();
  expect(posts(fake.requests)).toEqual([['/customers/7/point_to_cash', { cash_dollar: 1_000 }]]);
});

test('more than the balance shows exceed_point_balance and sends nothing', async () => {
  const fake = await openCash({
    session: sampleSession({ pointAccount: { ...samplePoints, balance: 9_999 } }),
  });
  await pay('10');
  expect(screen.getByText(/Your balance is insufficient, please re-enter/)).toBeInTheDocument();
  expect(posts(fake.requests)).toEqual([]);
});

test('W-084 pays with one POST and shows the code', async () => {
  const fake = await openCash();
  const changes: unknown[] = [];
  fake.host.bus.on('points-changed', (event) => changes.push(event));
  await pay('10');
  expect(await codeScreen()).toHaveTextContent('HK$10.00');
  expect(posts(fake.requests)).toEqual([['/customers/7/point_to_cash', { cash_dollar: 10 }]]);
  expect(changes).toHaveLength(1);
});

test('W-088 closing cancels with the key and gives the points back', async () => {
  const fake = await openCash();
  await pay('10');
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]);
  });
  expect(sessionStorage.getItem('mrw_kept_cash_dollar_key_7')).toBeNull();
});

test('Q-083 closing after the scan says that the payment is being processed and keeps the key', async () => {
  const refusal = { status: 409, body: { detail: 'Payment is being processed.' } };
  const fake = await openCash({ api: { [`${create}/cancel`]: refusal } });
  await pay('10');
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Payment is being processed.');
  });
  expect(sessionStorage.getItem('mrw_kept_cash_dollar_key_7')).toContain('key-1');
});

test('W-092 a refusal shows the detail of the server and no code', async () => {
  const fake = await openCash({
    api: { [create]: { status: 400, body: { detail: 'Insufficient points.' } } },
  });
  const changed = jest.fn();
  fake.host.bus.on('points-changed', changed);
  await pay('10');
  expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient points.');
  // The balance on the page was another one.
  expect(changed).toHaveBeenCalledTimes(1);
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Insufficient points.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('why a payment failed is said in the language of the page, also after a change of it', async () => {
  const fake = await openCash({ api: { [create]: { status: 400, body: {} } } });
  await pay('10');
  expect(await screen.findByRole('alert')).toHaveTextContent('The code could not be made.');
  act(() => {
    fake.host.setLanguage('zh-Hant');
  });
  expect(screen.getByRole('alert')).toHaveTextContent('未能建立付款碼，請稍後再試。');
});

const unreadable: FakeAnswer = { status: 201, body: { points: 10_000 } };

test.each<[string, FakeAnswer]>([
  ['no response', { failure: 'timeout' }],
  ['an answer that cannot be read', unreadable],
])('Q-181 after %s the call is sent once more', async (_, first) => {
  const answers = [first, { status: 201, body: offer }];
  const fake = await openCash({ api: { [create]: () => answers.shift() ?? {} } });
  await pay('10');
  await codeScreen();
  expect(posts(fake.requests)).toHaveLength(2);
});

test('Q-199 while a code is asked for once more the page says so, and nothing else can be sent', async () => {
  const answers: FakeAnswer[] = [{ status: 500, body: { detail: 'Insufficient points.' } }];
  const fake = await openCash({
    api: { [create]: () => answers.shift() ?? new Promise<FakeAnswer>(() => undefined) },
  });
  await pay('10');
  expect(await screen.findByText(/Checking whether it went through/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Creating code…' }));
  expect(posts(fake.requests)).toHaveLength(2);
  expect(fake.host.notify.messages$.value).toEqual([]);
});

test('Q-181 after two calls without a response nothing is promised; the balance is read, and again with the connection', async () => {
  const fake = await openCash({ api: { [create]: { failure: 'timeout' } } });
  const changes: unknown[] = [];
  fake.host.bus.on('points-changed', (event) => changes.push(event));
  await pay('10');
  expect(await screen.findByRole('alert')).toHaveTextContent('its points come back within 3 minutes');
  expect(posts(fake.requests)).toHaveLength(2);
  expect(changes).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  expect(changes).toHaveLength(2);
});

test('Q-181 after two calls without a response the balance is requested until it is there', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const fake = await openCash({ api: { [create]: { failure: 'timeout' } } });
  const changes: unknown[] = [];
  fake.host.bus.on('points-changed', (event) => changes.push(event));
  await pay('10');
  await screen.findByRole('alert');
  expect(changes).toHaveLength(1);
  await waitFor(
    () => {
      expect(changes).toHaveLength(2);
    },
    { timeout: 6_000 },
  );
  act(() => {
    fake.session$.next(sampleSession({ pointsReadAt: Date.now() + 1 }));
  });
  act(() => jest.advanceTimersByTime(60_000));
  expect(changes).toHaveLength(2);
});

test('Q-181 an answer that cannot be read twice does not say that no code was made', async () => {
  await openCash({ api: { [create]: unreadable } });
  await pay('10');
  expect(await screen.findByRole('alert')).toHaveTextContent('its points come back within 3 minutes');
});
