import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, create, posts } from '../testing/cash';
import { closeWallet, openWallet } from '../testing/wallet';

afterEach(async () => {
  await closeWallet();
  sessionStorage.clear();
});

const payButton = () => screen.getByRole('button', { name: 'Pay now' });

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function openCode(refresh: FakeAnswer | (() => FakeAnswer)) {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const fake = await openWallet('/use_cash_dollar', { api: { ...api, [`${create}/refresh`]: refresh } });
    await act(() => jest.advanceTimersByTimeAsync(0));
    await payTen(user);
    return fake;
  }
  async function payTen(user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })) {
    await user.click(screen.getByRole('button', { name: '10' }));
    await user.click(payButton());
    await act(() => jest.advanceTimersByTimeAsync(0));
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

  it('W-090 a tick that is closed early does not end the next payment', async () => {
    await openCode({ body: { status: 'CONFIRMED' } });
    await pass(121);
    act(() => {
      screen.getByRole('button', { name: 'Close' }).click();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await payTen();
    await pass(2);
    expect(screen.getByRole('dialog', { name: 'Pay with this code' })).toBeInTheDocument();
  });

  it('a refresh that is refused cancels the code, closes and says why', async () => {
    const fake = await openCode({ status: 400, body: { detail: 'Cash dollar code expired.' } });
    await pass(122);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Cash dollar code expired.');
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]);
  });

  const processing: FakeAnswer = { status: 409, body: { detail: 'Payment is being processed.' } };

  it.each<[string, FakeAnswer, string]>([
    ['Q-082 the payment of a scanned code', { body: { status: 'CONFIRMED' } }, 'Successfully applied'],
    [
      'Q-081 the end of a scanned code',
      { status: 400, body: { detail: 'Cash dollar code expired.' } },
      'Cash dollar code expired.',
    ],
  ])('%s is told by the next refresh, 120 s later', async (_, outcome, text) => {
    const answers = [processing, processing, outcome];
    const fake = await openCode(() => answers.shift() ?? {});
    await pass(121);
    const asked = () => posts(fake.requests).filter(([path]) => String(path).endsWith('/refresh'));
    expect(asked()).toHaveLength(1);
    await pass(118);
    expect(asked()).toHaveLength(1);
    await pass(123);
    expect(asked()).toHaveLength(3);
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe(text);
    await pass(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a scanned code can no longer be shown, only checked', async () => {
    await openCode(processing);
    await pass(122);
    expect(screen.getByText(/The shop has scanned your code/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Payment QR code' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check payment' })).toBeInTheDocument();
  });
});
