import { hostileMessages, hostileOrigins } from '@mrw/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { offer } from '../testing/cash';
import { sampleCoupon } from '../testing/samples';
import { closeWallet, openWallet } from '../testing/wallet';

const origin = 'https://partner.example';
const embed = { isOpenInOtherSite: true, partnerOrigin: origin } as const;
let posted: jest.SpyInstance;

beforeEach(() => {
  posted = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
});
const answer = (data: unknown, from: string = origin, source: Window | null = window.parent) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
    return Promise.resolve();
  });

async function useCoupon() {
  const coupon = sampleCoupon({ code: 'TXT-1008', template: { redemption_method: 'TEXT' } });
  const fake = await openWallet('/coupon/1001', {
    embed,
    api: { 'GET /customers/7/coupons/1001': { body: coupon } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use' }));
  return fake;
}

test('W-098 sends the code of a coupon to the partner only', async () => {
  await useCoupon();
  expect(posted.mock.calls).toEqual([[{ type: 'APPLY_COUPON', code: 'TXT-1008' }, origin]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['W-099 SUCCESS', { status: 'SUCCESS' }, 'Coupon applied'],
  ['W-121 FAILED with an error', { status: 'FAILED', error: 'Cart is empty' }, 'Cart is empty'],
  ['W-121 FAILED without an error', { status: 'FAILED' }, 'Redemption failed'],
  ['W-121 FAILED with an empty error', { status: 'FAILED', error: '' }, 'Redemption failed'],
  ['W-099 SUCCESS with null as error', { status: 'SUCCESS', error: null }, 'Coupon applied'],
])('%s shows a toast', async (_, told, text) => {
  const fake = await useCoupon();
  await answer({ type: 'APPLY_COUPON', ...told });
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map((message) => message.text)).toEqual([text]);
  });
  const next = screen.queryByText(/^The shop has added the coupon to your order/);
  expect(next !== null && next.closest('[role=status]') !== null).toBe(told.status === 'SUCCESS');
});

const success = { type: 'APPLY_COUPON', status: 'SUCCESS' };

test('Q-034 ignores every answer from another origin, and of a window that is not the parent', async () => {
  const fake = await useCoupon();
  for (const from of hostileOrigins) await answer(success, from);
  await answer(success, origin, null);
  expect(fake.host.notify.messages$.value).toEqual([]);
  await answer(success);
  await waitFor(() => {
    expect(fake.host.notify.messages$.value).toHaveLength(1);
  });
});

test.each([
  ...hostileMessages,
  ['an answer to the other request', { ...success, type: 'APPLY_CASH_CODE' }] as const,
])('Q-034 %s is no answer', async (_, data) => {
  const fake = await useCoupon();
  await answer(data);
  expect(fake.host.notify.messages$.value).toEqual([]);
  expect(screen.getByRole('button', { name: 'Use' })).toHaveAttribute('aria-busy', 'true');
});

test('Q-034 a replay of the answer changes nothing', async () => {
  const fake = await useCoupon();
  await answer(success);
  await answer({ ...success, status: 'FAILED' });
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual(['Coupon applied']);
  });
});

test('two quick presses hand the code over once', async () => {
  const fake = await openWallet('/coupon/1001', {
    embed,
    api: { 'GET /customers/7/coupons/1001': { body: sampleCoupon() } },
  });
  const use = await screen.findByRole('button', { name: 'Use' });
  act(() => {
    use.click();
    use.click();
  });
  expect(posted).toHaveBeenCalledTimes(1);
  expect(fake.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('asks through the channel of embed.js where there is one', async () => {
  const asked: unknown[] = [];
  const coupon = sampleCoupon({ code: 'TXT-1008', template: { redemption_method: 'TEXT' } });
  const fake = await openWallet('/coupon/1001', {
    embed: {
      ...embed,
      channel: {
        ask: (request, timeout) => {
          asked.push([request, timeout]);
          return Promise.resolve({ type: request.type, status: 'SUCCESS' });
        },
      },
    },
    api: { 'GET /customers/7/coupons/1001': { body: coupon } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Use' }));
  await waitFor(() => {
    expect(fake.host.notify.messages$.value.map((message) => message.text)).toEqual(['Coupon applied']);
  });
  expect(asked).toEqual([[{ type: 'APPLY_COUPON', code: 'TXT-1008' }, 5_000]]);
  expect(posted).not.toHaveBeenCalled();
});

describe('cash dollars', () => {
  const cancel = 'POST /customers/7/point_to_cash/cancel';

  async function payAtPartner() {
    const fake = await openWallet('/use_cash_dollar', {
      embed,
      state: { store: { id: '5', name: 'Pier 5' } },
      api: {
        'POST /customers/7/point_to_cash': { status: 201, body: offer },
        [cancel]: { body: { status: 'CANCELLED' } },
      },
    });
    await userEvent.type(await screen.findByLabelText('Cash dollars to use'), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Pay now' }));
    await waitFor(() => {
      expect(posted).toHaveBeenCalledTimes(1);
    });
    return fake;
  }
  const cancels = (fake: Awaited<ReturnType<typeof payAtPartner>>) =>
    fake.requests.filter(({ path }) => path.endsWith('/cancel'));

  test('W-102 hands the payment code to the partner', async () => {
    await payAtPartner();
    expect(posted.mock.calls).toEqual([[{ type: 'APPLY_CASH_CODE', value: 'CASH-1' }, origin]]);
  });

  test('W-103 FAILED shows the error and cancels the code', async () => {
    const fake = await payAtPartner();
    await answer({ type: 'APPLY_CASH_CODE', status: 'FAILED', error: 'Cart is empty' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Cart is empty');
    await waitFor(() => {
      expect(cancels(fake)).toEqual([expect.objectContaining({ body: { key: 'key-1' } })]);
    });
  });

  test('W-120 SUCCESS shows successfully_applied and cancels nothing', async () => {
    const fake = await payAtPartner();
    await answer({ type: 'APPLY_CASH_CODE', status: 'SUCCESS' });
    await waitFor(() => {
      expect(fake.host.notify.messages$.value.map(({ text }) => text)).toEqual(['Successfully applied']);
    });
    expect(cancels(fake)).toEqual([]);
  });

  test('a second answer, and one after the silence, count for nothing', async () => {
    const fake = await silent();
    await answer({ type: 'APPLY_CASH_CODE', status: 'SUCCESS' });
    expect(fake.host.notify.messages$.value).toEqual([]);
    expect(screen.getByText(/The shop has not answered/)).toHaveTextContent(
      /holds 10,000 points.* come back by \d\d:\d\d, or by \d\d:\d\d if/,
    );
  });

  const silent = async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const fake = await payAtPartner();
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    return fake;
  };
  const kept = () => sessionStorage.getItem('mrw_kept_cash_dollar_key_7');

  test('Q-180 leaving before the answer gives the code back, and the answer that comes then counts for nothing', async () => {
    const fake = await payAtPartner();
    expect(kept()).toContain('key-1');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    await waitFor(() => {
      expect(cancels(fake)).toEqual([expect.objectContaining({ body: { key: 'key-1' } })]);
    });
    await answer({ type: 'APPLY_CASH_CODE', status: 'SUCCESS' });
    expect(fake.host.notify.messages$.value).toEqual([]);
    expect(kept()).toBeNull();
  });

  test('a removed wallet gives back the code that a silent partner has', async () => {
    const fake = await silent();
    await closeWallet();
    await waitFor(() => {
      expect(cancels(fake)).toHaveLength(1);
    });
  });

  test('Q-035 the member of a silent partner is told, and takes the code back', async () => {
    const fake = await silent();
    expect(screen.getByText(/The shop has not answered/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Pay now' })).not.toHaveAttribute('aria-busy');
    expect(fake.host.notify.messages$.value).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel code' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The points of this code are back.');
    expect(screen.queryByRole('button', { name: 'Cancel code' })).not.toBeInTheDocument();
    expect(cancels(fake)).toHaveLength(1);
    expect(kept()).toBeNull();
  });

  test('Q-087 without a store pay is disabled', async () => {
    await openWallet('/use_cash_dollar', { embed });
    await userEvent.type(await screen.findByLabelText('Cash dollars to use'), '10');
    expect(screen.getByRole('button', { name: 'Pay now' })).toBeDisabled();
  });
});

describe('with a clock', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 });
  });
  test('Q-035 no answer within 5 s frees the button without a toast', async () => {
    const fake = await openWallet('/coupon/1001', {
      embed,
      api: { 'GET /customers/7/coupons/1001': { body: sampleCoupon() } },
    });
    await act(() => jest.advanceTimersByTimeAsync(0));
    const use = screen.getByRole('button', { name: 'Use' });
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(use);
    expect(use).toHaveAttribute('aria-busy', 'true');
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(use).not.toHaveAttribute('aria-busy');
    expect(fake.host.notify.messages$.value).toEqual([]);
    expect(screen.getByText(/^The shop has not answered/).closest('[role=status]')).not.toBeNull();
  });
});
