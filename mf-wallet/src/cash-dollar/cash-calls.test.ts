import { details } from '@mrw/shared-contracts/api/errors';
import { type FakeAnswer, fakeHost, unclearAnswers } from '@mrw/shared-contracts/testing';
import * as fc from 'fast-check';
import proto from '@mrw/shared-contracts/testing/corpora/proto.json';
import { create, offer } from '../testing/cash';
import { sampleSession } from '../testing/samples';
import { cancelOffer, createOffer, cancelUnlessPaid, refreshOffer } from './cash-calls';
import { checkAmount, cleanAmount, mostDollars } from './amount-rules';
import { abandonedOffer, offerKey } from './stored-key';

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
    expect(await cancelUnlessPaid(client, '7', 'key-1')).toEqual({ kind: 'paid' });
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

test.each([
  ['W-081', '12345678901', '1234567890'],
  ['W-081', '１２３４５６７８９０１', '1234567890'],
  ['Q-084', '0010', '10'],
  ['Q-084', '0', ''],
  ['W-078', '', ''],
  ['Q-197', '12a.5-', '12a.5-'],
  ['Q-197', '12,50', '12,50'],
])('%s typing "%s" leaves "%s"', (_, typed, left) => {
  expect(cleanAmount(typed)).toBe(left);
});

test('whatever is typed, what can be paid is a whole number from 1 to 9999999999', () => {
  const unit = fc.constantFrom(...Array.from('0123456789.,  -a'));
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (typed) => {
      const check = checkAmount(cleanAmount(typed), null, 1_000);
      if (check.kind !== 'payable') return;
      expect(check.dollars).toBe(Math.min(9_999_999_999, Math.max(1, Math.trunc(check.dollars))));
    }),
  );
});

test.each([
  ['', 125_000, { kind: 'empty' }],
  ['0.00', 125_000, { kind: 'empty' }],
  ['12.50', 125_000, { kind: 'unreadable' }],
  ['-12', 125_000, { kind: 'unreadable' }],
  ['1,000.0', 1_000_000, { kind: 'payable', dollars: 1_000, points: 1_000_000, left: 0 }],
  ['125', 125_000, { kind: 'payable', dollars: 125, points: 125_000, left: 0 }],
  ['126', 125_000, { kind: 'exceeds', points: 126_000 }],
  ['10', null, { kind: 'payable', dollars: 10, points: 10_000, left: null }],
] as const)('W-082 an amount of "%s" with a balance of %s', (amount, balance, expected) => {
  expect(checkAmount(amount, balance, 1_000)).toEqual(expected);
});

test.each([
  [999, 0],
  [9_999, 9],
  [125_000, 125],
  [-5, 0],
])('%d points are worth %d cash dollars at most', (points, dollars) => {
  expect(mostDollars(points, 1_000)).toBe(dollars);
});

const storageOf = (uid: string) => fakeHost({ session: sampleSession({ uid }) }).host.storage;

test('the key of an open offer is known again until its end', () => {
  offerKey(storageOf('12')).write({ key: 'K', endsAt: 2_000 });
  expect(abandonedOffer(storageOf('12'), 1_999)).toBe('K');
  expect(abandonedOffer(storageOf('12'), 2_000)).toBeNull();
  expect(abandonedOffer(storageOf('13'), 1_999)).toBeNull();
});

test.each(proto)('the stored text %s is no key and changes no prototype', (text) => {
  offerKey(storageOf('12')).write({ key: 'K', endsAt: 2_000 });
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, text);
  expect(abandonedOffer(storageOf('12'), 0)).toBeNull();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
