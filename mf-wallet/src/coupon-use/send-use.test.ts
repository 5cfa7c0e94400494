import { details } from '@mrw/shared-contracts/api/errors';
import { fakeHost, unclearAnswers, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { sampleCoupon, sampleSession, usageRecord } from '../testing/samples';
import { sendUse } from './send-use';

const notUsed = { type: 'refused', result: { status: 2, reason: null, unsure: false } };
const credentials = [{ staff_code: '111111' }, { store_qr_code: 'STORE-1' }] as const;

beforeEach(() => jest.useFakeTimers());
/** @param answers to each POST in turn; the last one stays */
function till(answers: readonly FakeAnswer[], isUsed: boolean) {
  const left = [...answers];
  const { host, requests } = fakeHost({
    session: sampleSession(),
    api: {
      'GET /customers/7/coupons/1001': { body: sampleCoupon({ is_used: isUsed }) },
      'POST /coupons/1001/usage_record': () => (left.length > 1 ? left.shift() : left[0]) ?? {},
    },
  });
  const onUnclear = jest.fn();
  const use = async (attempt = 1, credential: Parameters<typeof sendUse>[1] = credentials[0]) => {
    const target = { host, kind: 'coupon', uid: '7', id: '1001', attempt } as const;
    const result = sendUse(target, credential, onUnclear);
    await jest.advanceTimersByTimeAsync(2_000);
    return result;
  };
  const keys = () =>
    requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers['idempotency-key']);
  return { use, keys, onUnclear };
}

describe.each(unclearAnswers(details.couponExpired))('Q-199 after %j', (answer) => {
  test.each(credentials)('the coupon tells whether %j has used it', async (credential) => {
    const used = till([answer], true);
    expect(await used.use(1, credential)).toEqual({ type: 'used', at: null });
    expect(used.onUnclear).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
    expect(await till([answer], false).use(1, credential)).toMatchObject({ kind: 'unknown', soFar: notUsed });
  });
});

test('a press after "not used" repeats the use with its key, another code has another key', async () => {
  const { use, keys } = till([{ status: 500 }, { status: 500 }, { status: 201, body: usageRecord }], false);
  await use(1);
  await use(2);
  expect(await use(1)).toEqual({ type: 'used', at: usageRecord.date });
  expect(keys()[2]).toBe(keys()[0]);
  expect(keys()[1]).not.toBe(keys()[0]);
});
