import { isOlderThan, isStrongPassword, judgeRefresh, lifetimes } from './rules';

test.each([
  ['Abcdefg1', true],
  ['Demo1234', true],
  ['Abcdef1', false],
  ['abcdefg1', false],
  ['ABCDEFG1', false],
  ['Abcdefgh', false],
  ['', false],
])('B-038 password %s is strong: %p', (password, strong) => {
  expect(isStrongPassword(password)).toBe(strong);
});

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test.each([
  [{ expires_at: at(100), rotated_at: null }, 99, 'ok'],
  [{ expires_at: at(100), rotated_at: null }, 100, 'expired'],
  [{ expires_at: at(100), rotated_at: at(10) }, 40, 'ok'],
  [{ expires_at: at(100), rotated_at: at(10) }, 41, 'reused'],
] as const)('refresh token %p at %i s is %s', (token, seconds, verdict) => {
  expect(judgeRefresh(token, at(seconds))).toBe(verdict);
});

test.each([
  ['authorizationCode', 60],
  ['verifyCredential', 30 * 60],
  ['oneTimeCode', 10 * 60],
] as const)('%s is good for %i s and not for a moment longer', (kind, seconds) => {
  expect(isOlderThan(at(0), lifetimes[kind], at(seconds))).toBe(false);
  expect(isOlderThan(at(0), lifetimes[kind], at(seconds + 0.001))).toBe(true);
});
