import type { FakeAnswer } from '@mrw/shared-contracts/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { api, create, offer, posts } from '../testing/cash';
import { countDown, pass, stopClock, user } from '../testing/clock';
import { openWallet } from '../testing/wallet';

const payButton = () => screen.getByRole('button', { name: 'Pay now' });

describe('with a clock', () => {
  stopClock(1_800_000_000_000);

  async function openCode(
    refresh: FakeAnswer | (() => FakeAnswer | Promise<FakeAnswer>),
    more: Record<string, FakeAnswer> = {},
  ) {
    const fake = await openWallet('/use_cash_dollar', {
      api: { ...api, [`${create}/refresh`]: refresh, ...more },
    });
    await pass(0);
    await payTen();
    return fake;
  }
  async function payTen() {
    await user.click(screen.getByRole('button', { name: '10' }));
    await user.click(payButton());
    await pass(0);
  }

  test('W-085 the countdown starts at 120 s', async () => {
    await openCode({ body: {} });
    expect(screen.getByRole('timer')).toHaveTextContent('2:00');
  });

  test('W-086 a new code comes at the end, with a new countdown', async () => {
    const fake = await openCode({ body: { status: 'CREATED', code: 'CASH-2' } });
    await countDown(119);
    expect(posts(fake.requests)).toHaveLength(1);
    await countDown(2);
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/refresh', { key: 'key-1' }]);
    expect(screen.getByRole('dialog')).toHaveTextContent('CASH-2');
    expect(screen.getByRole('timer')).toHaveTextContent(/2:00|1:59/);
  });

  test('W-090 a refresh that finds the payment confirmed says so and closes', async () => {
    const fake = await openCode({ body: { status: 'CONFIRMED' } });
    await countDown(122);
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Successfully applied');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(posts(fake.requests).some(([path]) => String(path).endsWith('/cancel'))).toBe(false);
  });

  test('W-090 a tick that is closed early does not end the next payment', async () => {
    await openCode({ body: { status: 'CONFIRMED' } });
    await countDown(121);
    act(() => {
      screen.getByRole('button', { name: 'Close' }).click();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await payTen();
    await countDown(2);
    expect(screen.getByRole('dialog', { name: 'Pay with this code' })).toBeInTheDocument();
  });

  test.each<[string, FakeAnswer]>([
    ['paid', { body: { status: 'CONFIRMED' } }],
    ['a new code', { body: { status: 'CREATED', code: 'CASH-2' } }],
    ['a refusal', { status: 400, body: { detail: 'No.' } }],
  ])('an answer that comes after the code was closed changes nothing: %s', async (_, late) => {
    let answer: (late: FakeAnswer) => void = () => {};
    const fake = await openCode(
      () =>
        new Promise<FakeAnswer>((resolve) => {
          answer = resolve;
        }),
    );
    await countDown(121);
    expect(screen.getByText(/^Getting a new code/)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await countDown(1);
    const before = fake.host.notify.messages$.value.length;
    answer(late);
    await countDown(1);
    expect(fake.host.notify.messages$.value).toHaveLength(before);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      posts(fake.requests).filter(([path]) => path === '/customers/7/point_to_cash/cancel'),
    ).toHaveLength(1);
  });

  test('a refresh that is refused cancels the code, closes and says why', async () => {
    const fake = await openCode({ status: 400, body: { detail: 'Cash dollar code expired.' } });
    await countDown(122);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe('Cash dollar code expired.');
    expect(posts(fake.requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]);
  });

  test('a refresh that is refused after the till has confirmed says only that it was paid', async () => {
    const refused: FakeAnswer = { status: 403, body: { detail: 'No.' } };
    const answers = [refused, { body: { status: 'CONFIRMED' } }];
    const fake = await openCode(() => answers.shift() ?? {}, {
      [`${create}/cancel`]: { status: 409, body: { detail: 'Wait.' } },
    });
    await countDown(122);
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual(['Successfully applied']);
  });

  const processing: FakeAnswer = { status: 409, body: { detail: 'Payment is being processed.' } };

  test.each<[string, FakeAnswer, string]>([
    ['Q-082 the payment of a scanned code', { body: { status: 'CONFIRMED' } }, 'Successfully applied'],
    [
      'Q-081 the end of a scanned code',
      { status: 400, body: { detail: 'Cash dollar code expired.' } },
      'Cash dollar code expired.',
    ],
  ])('%s is told by the next refresh, 120 s later', async (_, outcome, text) => {
    const answers = [processing, processing, outcome];
    const fake = await openCode(() => answers.shift() ?? {});
    await countDown(121);
    const asked = () => posts(fake.requests).filter(([path]) => String(path).endsWith('/refresh'));
    expect(asked()).toHaveLength(1);
    await countDown(118);
    expect(asked()).toHaveLength(1);
    await countDown(3);
    expect(asked()).toHaveLength(2);
    await countDown(120);
    expect(asked()).toHaveLength(3);
    await countDown(2);
    expect(fake.host.notify.messages$.value.at(-1)?.text).toBe(text);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  describe('§4 at the end of the payment window', () => {
    /** The server clock is an hour ahead of the device; the window is short here. */
    const moment = (seconds: number) => new Date(1_800_003_600_000 + seconds * 1_000).toISOString();
    const windowOf = { expires_at: moment(30), code_expires_at: moment(120) };
    const fresh = { body: { status: 'CREATED', code: 'CASH-2' } };
    const expired: FakeAnswer = { status: 400, body: { detail: 'Cash dollar code expired.' } };
    const start = 1_800_000_000_000;

    async function untilTheEnd(last: FakeAnswer, more: Record<string, FakeAnswer> = {}) {
      let outcome = last;
      const fake = await openCode(() => (Date.now() - start < 30_000 ? fresh : outcome), {
        [create]: { status: 201, body: { ...offer, ...windowOf } },
        ...more,
      });
      const changed = jest.fn();
      fake.host.bus.on('points-changed', changed);
      await countDown(28);
      expect(screen.getByRole('dialog')).toHaveTextContent(/Ends in 0:0[12]/);
      expect(changed).not.toHaveBeenCalled();
      await countDown(2);
      return { ...fake, changed, answerWith: (next: FakeAnswer) => (outcome = next) };
    }
    const kept = () => sessionStorage.getItem('mrw_kept_cash_dollar_key_7');
    const over = /not completed within 15 minutes\. The points of this code are back/;

    test('the code goes at that second, the points are read, and the page says why', async () => {
      const { changed } = await untilTheEnd(expired);
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent(over);
      expect(changed).toHaveBeenCalledTimes(1);
      expect(kept()).toBeNull();
    });

    test('a payment that was confirmed in time is paid', async () => {
      const { host } = await untilTheEnd({ body: { status: 'CONFIRMED' } });
      expect(host.notify.messages$.value.at(-1)?.text).toBe('Successfully applied');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('a server whose clock is late gives no further code: it is cancelled', async () => {
      const { requests } = await untilTheEnd(fresh);
      expect(posts(requests).at(-1)).toEqual(['/customers/7/point_to_cash/cancel', { key: 'key-1' }]);
      expect(screen.getByRole('alert')).toHaveTextContent(over);
    });

    test('Q-083 a code that staff have just scanned is not said to be back', async () => {
      const { answerWith } = await untilTheEnd(processing);
      expect(screen.getByRole('dialog')).toHaveTextContent(/The shop has scanned your code/);
      answerWith(expired);
      await countDown(11);
      expect(screen.getByRole('alert')).toHaveTextContent(over);
    });

    test('without a network nothing is promised', async () => {
      await untilTheEnd({ failure: 'network' }, { [`${create}/cancel`]: { failure: 'network' } });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(screen.getByRole('alert')).toHaveTextContent('come back within 3 minutes');
    });

    test('a device that slept over the end shows no code when it wakes', async () => {
      const fake = await openCode(expired, { [create]: { status: 201, body: { ...offer, ...windowOf } } });
      jest.setSystemTime(start + 3_600_000);
      act(() => {
        document.dispatchEvent(new Event('visibilitychange'));
      });
      expect(screen.queryByRole('img', { name: 'Payment QR code' })).not.toBeInTheDocument();
      await pass(0);
      expect(posts(fake.requests)[1]?.[0]).toBe('/customers/7/point_to_cash/refresh');
      expect(screen.getByRole('alert')).toHaveTextContent(over);
    });
  });

  test('a scanned code can no longer be shown, only checked', async () => {
    await openCode(processing);
    await countDown(122);
    expect(screen.getByText(/The shop has scanned your code/)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Payment QR code' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Check payment' })).toBeInTheDocument();
  });
});
