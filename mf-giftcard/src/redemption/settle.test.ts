import type { Outcome } from './redemption-state';
import { settle } from './settle';

const redeemed: Outcome = { kind: 'redeemed', added: { points: 1_000, cashValue: 1 } };
const untouched: Outcome = { kind: 'refused', refusal: { reason: 'already-redeemed', untouched: true } };
const unknown: Outcome = { kind: 'unknown' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function settled(...readings: Outcome[]) {
  let count = 0;
  const result = settle(() => Promise.resolve(readings[count++] ?? unknown));
  await jest.advanceTimersByTimeAsync(2_000);
  return { outcome: await result, count };
}

test.each([
  [[redeemed], redeemed, 1],
  [[untouched, redeemed], redeemed, 2],
  [[unknown, unknown, redeemed], redeemed, 3],
  [[untouched, untouched, untouched], untouched, 3],
  [[unknown, unknown, unknown], unknown, 3],
])('%j ends as %j after %i readings', async (readings, outcome, count) => {
  expect(await settled(...readings)).toEqual({ outcome, count });
});

test('Q-181 two seconds that end while it waits for the last reading: no reading is added, the outcome is unknown', async () => {
  let count = 0;
  const result = settle(async () => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, count === 1 ? 0 : 1_000));
    return untouched;
  });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await result).toEqual(unknown);
  expect(count).toBe(2);
});

test('Q-181 ends as unknown after 2 seconds, however slow a reading is', async () => {
  const signals: AbortSignal[] = [];
  let outcome: Outcome | 'open' = 'open';
  void settle((signal) => {
    signals.push(signal);
    return new Promise(() => undefined);
  }).then((settled) => {
    outcome = settled;
  });
  await jest.advanceTimersByTimeAsync(1_900);
  expect(outcome).toBe('open');
  await jest.advanceTimersByTimeAsync(100);
  expect(outcome).toEqual(unknown);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});
