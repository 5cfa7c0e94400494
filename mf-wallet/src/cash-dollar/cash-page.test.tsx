import type { FakeAnswer, FakeHostOptions, FakeRequest } from '@mrw/shared-contracts/testing';
import { fakeProfile } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inDays, samplePoints, sampleSession } from '../testing/samples';
import { asPhone, closeWallet, openWallet } from '../testing/wallet';

afterEach(async () => {
  await closeWallet();
  sessionStorage.clear();
  localStorage.clear();
});

const create = 'POST /customers/7/point_to_cash';
const offer = {
  key: 'key-1',
  code: 'CASH-1',
  cash_dollar: 10,
  points: 10_000,
  status: 'CREATED',
  expires_at: inDays(0.01),
  code_expires_at: inDays(0.001),
};
const api = {
  [create]: { status: 201, body: offer },
  [`${create}/cancel`]: { body: { status: 'CANCELLED' } },
  'POST /customers/7/shopify_point_to_cash': { status: 201, body: offer },
};
const posts = (requests: FakeRequest[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
const open = (options: Omit<FakeHostOptions, 'path'> = {}) =>
  openWallet('/use_cash_dollar', { ...options, api: { ...api, ...options.api } });
const shop = { ...fakeProfile.flags, shopPlatform: true, cashStoreRequired: true };
const withStore = { store: { id: '5', name: 'Pier 5' } };

const amountField = () => screen.findByLabelText('Cash dollars to use');
const payButton = () => screen.getByRole('button', { name: 'Pay now' });
async function pay(amount: string) {
  await userEvent.type(await amountField(), amount);
  await userEvent.click(payButton());
}
const codeScreen = () => screen.findByRole('dialog', { name: 'Pay with this code' });

it('W-077 shows the balance and the rate', async () => {
  await open();
  expect(await screen.findByText('125,000 points')).toBeInTheDocument();
  expect(screen.getByText('1,000 points = 1 cash dollar (HK$1)')).toBeInTheDocument();
});

it('W-078 cannot pay nothing, W-079 can pay 1', async () => {
  await open();
  const field = await amountField();
  expect(payButton()).toBeDisabled();
  await userEvent.type(field, '0');
  expect(payButton()).toBeDisabled();
  await userEvent.type(field, '1');
  expect(payButton()).toBeEnabled();
});

it.each([
  ['W-080', '12a.5-', '125'],
  ['W-081', '12345678901', '1234567890'],
])('%s typing %s shows %s', async (_, typed, shown) => {
  await open();
  const field = await amountField();
  await userEvent.type(field, typed);
  expect(field).toHaveValue(shown);
});

it('more than the balance shows exceed_point_balance and sends nothing', async () => {
  const fake = await open({ session: sampleSession({ pointAccount: { ...samplePoints, balance: 9_999 } }) });
  await pay('10');
  expect(screen.getByText(/Your balance is insufficient, please re-enter/)).toBeInTheDocument();
  expect(posts(fake.requests)).toEqual([]);
});

it('W-084 pays with one POST and shows the code', async () => {
  const fake = await open();
  const changes: unknown[] = [];
  fake.host.bus.on('points-changed', (event) => changes.push(event));
  await pay('10');
  expect(await codeScreen()).toHaveTextContent('HK$10.00');
  expect(posts(fake.requests)).toEqual([['/customers/7/point_to_cash', { cash_dollar: 10 }]]);
  expect(changes).toHaveLength(1);
});

it('W-088 closing cancels with the key and gives the points back', async () => {
  const fake = await open();
  await pay('10');
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => {
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]);
  });
  expect(sessionStorage.getItem('cash_dollar_key.7')).toBeNull();
});

it('Q-083 closing after the scan says that the payment is being processed and keeps the key', async () => {
  const refusal = { status: 409, body: { detail: 'Payment is being processed.' } };
  const fake = await open({ api: { [`${create}/cancel`]: refusal } });
  await pay('10');
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Payment is being processed.');
  });
  expect(sessionStorage.getItem('cash_dollar_key.7')).toContain('key-1');
});

it('W-092 a refusal shows the detail of the server and no code', async () => {
  const fake = await open({ api: { [create]: { status: 400, body: { detail: 'Insufficient points.' } } } });
  await pay('10');
  expect(await screen.findByRole('alert')).toHaveTextContent('Insufficient points.');
  expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Insufficient points.');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('Q-181 a lost answer is asked for once more', async () => {
  const answers: FakeAnswer[] = [{ failure: 'timeout' }, { status: 201, body: offer }];
  const fake = await open({ api: { [create]: () => answers.shift() ?? {} } });
  await pay('10');
  await codeScreen();
  expect(posts(fake.requests)).toHaveLength(2);
});

it('W-094 a required store is chosen first, on its own page on a phone', async () => {
  asPhone();
  const store = { id: '5', name: 'Pier 5' };
  const fake = await open({ config: { flags: { ...fakeProfile.flags, cashStoreRequired: true } }, api: {
    'GET /stores': { body: [{ ...store, address: '5 Pier Road' }] },
  } });
  await userEvent.type(await amountField(), '10');
  expect(payButton()).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a store' }));
  expect(fake.host.navigation.current()).toBe('/select_store');
  await userEvent.click(await screen.findByRole('button', { name: /Pier 5/ }));
  expect(fake.host.navigation.current()).toBe('/use_cash_dollar');
  expect(await amountField()).toHaveValue('10');
  await userEvent.click(payButton());
  await codeScreen();
  expect(posts(fake.requests)).toEqual([['/customers/7/point_to_cash', { cash_dollar: 10, store: '5' }]]);
});

it('W-096 the shop platform asks before it pays', async () => {
  const fake = await open({ config: { flags: shop }, state: withStore });
  await pay('10');
  const question = await screen.findByRole('alertdialog', { name: 'Pay with cash dollars?' });
  expect(question).toHaveTextContent('10,000 points become HK$10');
  expect(posts(fake.requests)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await codeScreen();
  expect(posts(fake.requests)).toEqual([['/customers/7/shopify_point_to_cash', { cash_dollar: 10 }]]);
});

it("W-097 the shop platform asks no more after don't show again", async () => {
  const fake = await open({ config: { flags: shop }, state: withStore });
  await pay('10');
  await userEvent.click(await screen.findByRole('checkbox', { name: "Don't show again" }));
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await codeScreen();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(payButton());
  await codeScreen();
  expect(posts(fake.requests).filter(([path]) => path === '/customers/7/shopify_point_to_cash')).toHaveLength(2);
});

it('an offer that was left open in this tab is cancelled', async () => {
  sessionStorage.setItem('cash_dollar_key.7', JSON.stringify({ key: 'old', endsAt: Date.now() + 60_000 }));
  const fake = await open();
  await waitFor(() => {
    expect(posts(fake.requests)).toEqual([['/customers/7/point_to_cash/cancel', { key: 'old' }]]);
  });
});

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function openCode(refresh: FakeAnswer) {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const fake = await open({ api: { [`${create}/refresh`]: refresh } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await user.click(screen.getByRole('button', { name: '10' }));
    await user.click(payButton());
    await act(() => jest.advanceTimersByTimeAsync(0));
    return fake;
  }
  /** Second by second: a timer that a render sets must be there before it is due. */
  async function pass(seconds: number) {
    for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  }

  it('W-085 the countdown starts at 120 s', async () => {
    await openCode({ body: {} });
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
  });

  it('W-086 a new code comes at the end, with a new countdown', async () => {
    const fake = await openCode({ body: { status: 'CREATED', code: 'CASH-2' } });
    await pass(119);
    expect(posts(fake.requests)).toHaveLength(1);
    await pass(2);
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/refresh', { key: 'key-1' }]);
    expect(screen.getByRole('dialog')).toHaveTextContent('CASH-2');
    expect(screen.getByRole('timer')).toHaveTextContent(/2:00|1:59/);
  });

  it('W-090 a refresh that finds the payment confirmed says so and closes', async () => {
    const fake = await openCode({ body: { status: 'CONFIRMED' } });
    await pass(122);
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Successfully applied');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(posts(fake.requests).some(([path]) => String(path).endsWith('/cancel'))).toBe(false);
  });

  it('a refresh that is refused cancels the code, closes and says why', async () => {
    const fake = await openCode({ status: 400, body: { detail: 'Cash dollar code expired.' } });
    await pass(122);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Cash dollar code expired.');
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]);
  });

  it('a scanned code can no longer be shown, only checked', async () => {
    await openCode({ status: 409, body: { detail: 'Payment is being processed.' } });
    await pass(122);
    expect(screen.getByText(/The shop has scanned your code/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Payment QR code' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check payment' })).toBeInTheDocument();
  });
});
