import * as fc from 'fast-check';
import { answerWasLost, inAll, isUnknown, readAt, resolveOutcome, type ReadEffect } from './resolve-outcome';

const done = { kind: 'done' } as const;
const notDone = { kind: 'not-done' } as const;
type Outcome = typeof done | typeof notDone;
const lastAt = Math.max(...readAt);
const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => jest.useFakeTimers());
/** The result after two seconds: `lost` while nothing could be read. */
async function resolved(read: ReadEffect<Outcome>) {
  const result = resolveOutcome<Outcome>(read, notDone);
  await jest.advanceTimersByTimeAsync(inAll);
  const outcome = await result;
  const told = isUnknown(outcome) ? (outcome.soFar?.kind ?? 'unknown') : outcome.kind;
  return { outcome, told };
}

const answers = (...results: (boolean | 'silent')[]) =>
  jest.fn(() => {
    const result = results.shift() ?? 'silent';
    return result === 'silent' ? Promise.reject(new Error()) : Promise.resolve(result ? done : null);
  });

test('Q-181 names its limits: 3 tries, 2 s in all', () => {
  expect(readAt).toHaveLength(3);
  expect(inAll).toBe(2_000);
});

test.each([
  ['the effect at once', [true], 'done', 1],
  ['an effect that comes late', [false, true], 'done', 2],
  ['no effect at the last try', [false, false, false], 'not-done', 3],
  ['no effect, and nothing at the last try', [false, false, 'silent'], 'unknown', 3],
  ['the effect when the network is back', ['silent', true], 'done', 2],
  ['nothing', ['silent', 'silent', 'silent'], 'unknown', 3],
] as const)('Q-181 after a call without a response reads %s', async (_, results, told, tries) => {
  const read = answers(...results);
  expect((await resolved(read)).told).toBe(told);
  expect(read).toHaveBeenCalledTimes(tries);
});

test('Q-181 on a slow network the first reading that begins late enough is the last one', async () => {
  const read = jest.fn(() => after(600).then(() => null));
  expect((await resolved(read)).told).toBe('not-done');
  expect(read).toHaveBeenCalledTimes(3);
});

test('Q-181 gives up after 2 s: the reading under way is ended, and none is added', async () => {
  const signals: AbortSignal[] = [];
  const read: ReadEffect<Outcome> = ({ signal }) => {
    signals.push(signal);
    return after(2_500).then(() => null);
  };
  expect((await resolved(read)).told).toBe('unknown');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('the host is told not to send a reading again: three are three', async () => {
  const read = jest.fn<Promise<Outcome | null>, Parameters<ReadEffect<Outcome>>>(() => Promise.resolve(null));
  await resolved(read);
  expect(read.mock.calls.map(([{ retry }]) => retry)).toEqual([false, false, false]);
});

test.each([
  [{ kind: 'timeout' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'aborted' }, true],
  [{ kind: 'malformed', status: 500 }, false],
  [{ kind: 'refused', status: 400, detail: 'Coupon expired.', fields: {} }, false],
] as const)('%j is a call without any response: %s', (failure, lost) => {
  expect(answerWasLost(failure)).toBe(lost);
});

test('a later reading without news keeps the unknown outcome', async () => {
  const { outcome } = await resolved(
    answers('silent', 'silent', 'silent', 'silent', false, 'silent', false, true),
  );
  if (!isUnknown(outcome)) throw new Error('the outcome should be unknown');
  expect(await outcome.lookAgain()).toBe(outcome);
  const seen = await outcome.lookAgain();
  expect(seen).toMatchObject({ kind: 'unknown', soFar: notDone });
  if (!isUnknown(seen)) throw new Error('the outcome should be unknown');
  expect(await seen.lookAgain()).toBe(seen);
  expect(await seen.lookAgain()).toBe(seen);
  expect(await seen.lookAgain()).toBe(done);
});

test('Q-181 an effect at any moment: success before the last reading, else open until the next look', async () => {
  const later = { takes: 0, fails: false };
  const reading = fc.record({ takes: fc.integer({ min: 0, max: 1_200 }), fails: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 4_000 }),
      fc.array(reading, { minLength: 3, maxLength: 3 }),
      async (effectAt, network) => {
        const lostAt = performance.now();
        const readings: { at: number; ends: number; fails: boolean }[] = [];
        const read: ReadEffect<Outcome> = async () => {
          const at = performance.now() - lostAt;
          const { takes, fails } = (at <= inAll ? network[readings.length] : undefined) ?? later;
          readings.push({ at, ends: at + takes, fails });
          await after(takes);
          if (fails) throw new Error('network');
          return at >= effectAt ? done : null;
        };
        const { outcome, told } = await resolved(read);
        const inTime = readings.filter(({ ends, fails }) => ends < inAll && !fails);
        const last = inTime.find(({ at }) => at >= lastAt);
        expect(readings.length).toBeLessThanOrEqual(3);
        const isSeen = inTime.some(({ at }) => at >= effectAt);
        expect(told).toBe(isSeen ? 'done' : last ? 'not-done' : 'unknown');
        await jest.advanceTimersByTimeAsync(effectAt + 1);
        const healed = isUnknown(outcome) ? outcome.lookAgain() : outcome;
        await jest.advanceTimersByTimeAsync(0);
        expect(await healed).toBe(done);
      },
    ),
    { numRuns: 100 },
  );
});
