import { details } from '@mrw/shared-contracts/api/errors';
import { fakeHost, unclearAnswers, type FakeAnswer } from '@mrw/shared-contracts/testing';
import { create, offer } from '../testing/cash';
import { sampleSession } from '../testing/samples';
import { cancelOffer, createOffer, giveBack, refreshOffer } from './cash-calls';

const made: FakeAnswer = { status: 201, body: offer };
const processing: FakeAnswer = { status: 409, body: { detail: details.paymentInProgress } };
const confirmed: FakeAnswer = { body: { status: 'CONFIRMED' } };
const asked = { shopPlatform: false, cash_dollar: 10, store: '3' };

/** @param answers to each kind of call in turn; the last one stays */
function till(answers: Record<string, readonly FakeAnswer[]>) {
  const api = Object.fromEntries(
    Object.entries(answers).map(([call, given]) => {
      const left = [...given];
      return [call, () => (left.length > 1 ? left.shift() : left[0]) ?? {}] as const;
    }),
  );
  const { host, requests } = fakeHost({ session: sampleSession(), api });
  const onUnclear = jest.fn();
  return {
    onUnclear,
    client: host.http.other,
    create: () => createOffer(host, '7', asked, onUnclear),
    keys: () => requests.map(({ headers }) => headers['idempotency-key']),
  };
}

describe.each(unclearAnswers(details.insufficientPoints))('Q-199 after %j', (answer) => {
  test('a code is asked for once more with the same key', async () => {
    const { create: press, keys, onUnclear } = till({ [create]: [answer, made] });
    expect(await press()).toEqual({ kind: 'created', offer });
    expect(onUnclear).toHaveBeenCalledTimes(1);
    expect(keys()).toEqual([keys()[0], keys()[0]]);
  });

  test('whether a code was made is unknown after the second time', async () => {
    expect(await till({ [create]: [answer] }).create()).toEqual({ kind: 'unknown' });
  });

  test('the state of a code is asked for once more, and is unknown after the second time', async () => {
    const twice = till({ [`${create}/refresh`]: [answer, confirmed] });
    expect(await refreshOffer(twice.client, '7', 'key-1')).toEqual({ kind: 'confirmed' });
    const never = till({ [`${create}/refresh`]: [answer] });
    expect(await refreshOffer(never.client, '7', 'key-1')).toEqual({ kind: 'unknown' });
  });

  test('a cancellation is asked for once more, and is unknown after the second time', async () => {
    const twice = till({ [`${create}/cancel`]: [answer, { body: { status: 'CANCELLED' } }] });
    expect(await cancelOffer(twice.client, '7', 'key-1')).toEqual({ kind: 'cancelled' });
    const never = till({ [`${create}/cancel`]: [answer] });
    expect(await cancelOffer(never.client, '7', 'key-1')).toEqual({ kind: 'unknown' });
  });

  test('a paid code is paid, also when that is told at the second time', async () => {
    const { client } = till({
      [`${create}/cancel`]: [answer, processing],
      [`${create}/refresh`]: [answer, confirmed],
    });
    expect(await giveBack(client, '7', 'key-1')).toEqual({ kind: 'paid' });
  });
});

test('a press after an unknown outcome asks for another code: the server cancels the first one', async () => {
  const { create: press, keys } = till({ [create]: [{ failure: 'timeout' }, { failure: 'timeout' }, made] });
  await press();
  expect(await press()).toEqual({ kind: 'created', offer });
  expect(new Set(keys()).size).toBe(2);
});

test.each<[FakeAnswer, object]>([
  [
    { status: 400, body: { detail: 'Insufficient points.' } },
    { kind: 'refused', detail: 'Insufficient points.' },
  ],
  [
    { status: 400, body: { cash_dollar: ['Too many.'] } },
    { kind: 'refused', detail: 'Too many.' },
  ],
  [{ status: 400 }, { kind: 'failed' }],
  [
    { status: 429, body: { detail: 'Slow down.' }, headers: { 'retry-after': '90' } },
    { kind: 'too-many-tries', minutes: 2 },
  ],
])('%j is a refusal of a code: nothing is sent again', async (answer, refusal) => {
  const { create: press, keys, onUnclear } = till({ [create]: [answer] });
  expect(await press()).toEqual(refusal);
  expect(keys()).toHaveLength(1);
  expect(onUnclear).not.toHaveBeenCalled();
});
