import { readAmount, statusAt, transition } from './rules';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
const offer = (status: 'CREATED' | 'SCANNED' | 'CONFIRMED') => ({
  status,
  expires_at: at(900),
  code_expires_at: at(120),
});

test.each([
  ['CREATED', 129, 'CREATED'],
  ['CREATED', 130, 'EXPIRED'],
  ['SCANNED', 899, 'SCANNED'],
  ['SCANNED', 900, 'EXPIRED'],
  ['CONFIRMED', 5_000, 'CONFIRMED'],
] as const)('B-010 an offer %s after %i s is %s', (status, seconds, expected) => {
  expect(statusAt(offer(status), at(seconds))).toBe(expected);
});

test.each([
  ['CREATED', 'cancel', 'CANCELLED'],
  ['CREATED', 'scan', 'SCANNED'],
  ['CREATED', 'confirm', null],
  ['SCANNED', 'cancel', null],
  ['SCANNED', 'refresh', null],
  ['SCANNED', 'confirm', 'CONFIRMED'],
  ['CREATED', 'release', 'CANCELLED'],
  ['SCANNED', 'release', 'CANCELLED'],
  ['CONFIRMED', 'release', null],
  ['CONFIRMED', 'cancel', null],
  ['EXPIRED', 'scan', null],
] as const)('B-009 %s and %s gives %s', (status, event, expected) => {
  expect(transition(status, event)).toBe(expected);
});

test.each([
  [1, 1],
  [9_999_999_999, 9_999_999_999],
  [10_000_000_000, null],
  [0, null],
  [-1, null],
  [1.5, null],
  ['10', null],
  [Number.NaN, null],
  [null, null],
])('amount %p is read as %p', (value, expected) => {
  expect(readAmount(value)).toBe(expected);
});
