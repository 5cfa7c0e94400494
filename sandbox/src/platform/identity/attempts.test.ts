import { readRateLimits } from '../http/limits';
import { createAttempts } from './attempts';

const minute = 60_000;
/** Attempts by the limits that hold without a setting, with a clock in milliseconds. */
const withClock = () => {
  const clock = { now: 0 };
  return { clock, attempts: createAttempts(readRateLimits() ?? null, () => clock.now) };
};

test('ten failed attempts for an account are the last ones of fifteen minutes', () => {
  const { clock, attempts } = withClock();
  const waits = Array.from({ length: 10 }, () => attempts.begin('password', 7, 'here').wait);
  expect(waits).toEqual(Array.from({ length: 10 }, () => 0));
  clock.now = 4 * minute;
  expect(attempts.begin('password', 7, 'elsewhere').wait).toBe(11 * 60);
  expect(attempts.begin('gift_card', 7, 'here').wait).toBe(0);
  expect(attempts.begin('password', 8, 'here').wait).toBe(0);
  clock.now = 15 * minute;
  expect(attempts.begin('password', 7, 'here').wait).toBe(0);
});

test('sixty failed attempts of an address are the last ones, whatever the accounts', () => {
  const { attempts } = withClock();
  for (let account = 0; account < 60; account += 1) attempts.begin('password', account, 'here');
  expect(attempts.begin('password', 100, 'here').wait).toBe(900);
  expect(attempts.begin('password', 100, 'elsewhere').wait).toBe(0);
});

test('attempts that succeed do not count', () => {
  const { attempts } = withClock();
  for (let time = 0; time < 100; time += 1) attempts.begin('password', 7, 'here').succeeded();
  expect(attempts.begin('password', 7, 'here').wait).toBe(0);
});

test('a setting changes some limits or lifts all; anything else is refused', () => {
  expect(readRateLimits()).toEqual({
    all: 6_000,
    account: 10,
    address: 60,
    seconds: 900,
    telemetry: 1_200,
  });
  expect(readRateLimits('{"account":2}')).toMatchObject({ account: 2, address: 60 });
  expect(readRateLimits('off')).toBeUndefined();
  for (const wrong of ['{"account":0}', '{"attempts":3}', 'on'])
    expect(() => readRateLimits(wrong)).toThrow();
});
