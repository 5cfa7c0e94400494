import { details } from '@mrw/shared-contracts/api/errors';
import { fakeHost, unclearAnswers, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { sampleCoupon, sampleSession } from '../testing/samples';
import { convertCoupon } from './convert';

const offline = { store_id: '3', usage_medium: 'OFFLINE' } as const;

beforeEach(() => jest.useFakeTimers());
async function convert(answer: FakeAnswer, realCoupon: string | null) {
  const { host } = fakeHost({
    session: sampleSession(),
    api: {
      'GET /customers/7/coupons/1014': { body: sampleCoupon({ real_coupon: realCoupon }) },
      'POST /coupons/1014/virtual_convert': answer,
    },
  });
  const onUnclear = jest.fn();
  const result = convertCoupon({ host, uid: '7', id: '1014' }, offline, onUnclear);
  await jest.advanceTimersByTimeAsync(2_000);
  return { told: await result, onUnclear };
}

test.each(unclearAnswers(details.couponOutOfStock))(
  'Q-199 after %j the coupon tells whether it is converted',
  async (answer) => {
    const { told, onUnclear } = await convert(answer, '1099');
    expect(told).toEqual({ kind: 'converted', newId: '1099' });
    expect(onUnclear).toHaveBeenCalledTimes(1);
    expect((await convert(answer, null)).told).toMatchObject({ kind: 'unknown', soFar: { kind: 'failed' } });
  },
);

test.each<[FakeAnswer, object]>([
  [
    { status: 400, body: { detail: 'Not here.' } },
    { kind: 'refused', detail: 'Not here.' },
  ],
  [{ status: 400, body: { detail: 'Oops, coupon is out of stock' } }, { kind: 'out-of-stock' }],
  [{ status: 404 }, { kind: 'failed' }],
  [
    { status: 429, body: { detail: 'Slow down.' } },
    { kind: 'too-many-tries', minutes: null },
  ],
])('%j is a refusal: nothing is read', async (answer, refusal) => {
  const { told, onUnclear } = await convert(answer, '1099');
  expect(told).toEqual(refusal);
  expect(onUnclear).not.toHaveBeenCalled();
});
