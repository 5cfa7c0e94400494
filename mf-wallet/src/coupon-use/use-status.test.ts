import type { ApiFailure } from '@mrw/shared-contracts';
import { failedUse, mayTryAgain } from './use-status';

const refused = (detail: string | null, status = 400): ApiFailure => ({
  kind: 'refused',
  status,
  detail,
  fields: {},
});

test.each([
  ['W-048', 'Invalid staff code', 4],
  ['W-050', 'Coupon is used.', 6],
  ['W-051', 'Coupon has been disabled', 7],
  ['§8', 'The Coupon cannot be used today.', 5],
  ['W-052', 'Coupon is expired.', 8],
  ['W-053', 'Coupon is not effective yet', 9],
  ['W-057', 'Invalid store QR code', 10],
  ['W-058', 'Something unexpected', 2],
  ['Q-098', '  Coupon is used ', 6],
  ['Q-098', 'Invalid staff code.', 4],
  ['Q-098', 'coupon is used.', 2],
])('%s the detail "%s" is status %d', (_, detail, status) => {
  expect(failedUse(refused(detail))).toEqual({ status, reason: null });
});

test('W-066 the code of another store is status 2 with a reason of its own', () => {
  expect(failedUse(refused('Must be used in another store.'))).toEqual({
    status: 2,
    reason: { kind: 'other-store' },
  });
});

test('W-058 an answer of HTTP 500 is status 2', () => {
  expect(failedUse({ kind: 'malformed', status: 500 })).toEqual({ status: 2, reason: null });
});

test('a 429 is status 2 with the wait, whatever its text', () => {
  const reason = { kind: 'too-many-tries', minutes: null };
  expect(failedUse(refused('Coupon is used.', 429))).toEqual({ status: 2, reason });
});

test.each([['timeout'], ['network'], ['aborted']] as const)(
  'Q-097 a call that ended with %s is status 3',
  (kind) => {
    expect(failedUse({ kind }).status).toBe(3);
  },
);

test.each([
  [2, true],
  [3, true],
  [4, true],
  [5, false],
  [6, false],
  [7, false],
  [8, false],
  [9, false],
  [10, true],
] as const)('after status %d trying again is %s', (status, again) => {
  expect(mayTryAgain(status)).toBe(again);
});
