import { findOut } from './find-out';
import { pause } from './pause';
import { isLost, longest, recheck, tryAt } from './recheck';

const answers = (...results: (boolean | 'silent')[]) => {
  let at = 0;
  return jest.fn(() => {
    const result = results[at] ?? 'silent';
    at += 1;
    return result === 'silent' ? Promise.reject(new Error()) : Promise.resolve(result);
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['the effect at once', [true], 'done', 1],
  ['an effect that comes late', [false, true], 'done', 2],
  ['no effect at the last try', [false, false, false], 'not-done', 3],
  ['the effect when the network is back', ['silent', true], 'done', 2],
  ['nothing', ['silent', 'silent', 'silent'], 'unknown', 3],
] as const)('after a lost answer reads %s', async (_, results, outcome, tries) => {
  const read = answers(...results);
  const result = recheck(read);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await result).toBe(outcome);
  expect(read).toHaveBeenCalledTimes(tries);
});

it('names its limits: 3 tries, 2 s in all', () => {
  expect(tryAt).toHaveLength(3);
  expect(longest).toBe(2_000);
});

it('counts the first read of a slow network that begins late enough as the last try', async () => {
  const read = jest.fn(() => pause(600).then(() => false));
  const result = recheck(read);
  await jest.advanceTimersByTimeAsync(1_900);
  expect(await result).toBe('not-done');
  expect(read).toHaveBeenCalledTimes(3);
});

it('gives up after 2 s', async () => {
  const result = recheck(() => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await result).toBe('unknown');
});

it('reads nothing more after it gave up', async () => {
  const read = jest.fn(() => pause(2_500).then(() => false));
  const result = recheck(read);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await result).toBe('unknown');
  expect(read).toHaveBeenCalledTimes(1);
});

it.each([
  [{ kind: 'timeout' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'aborted' }, true],
  [{ kind: 'malformed', status: 201 }, true],
  [{ kind: 'refused', status: 400, detail: 'Coupon expired.', fields: {} }, false],
  [{ kind: 'refused', status: 500, detail: null, fields: {} }, false],
] as const)('after %j the server may have done the work: %s', (failure, lost) => {
  expect(isLost(failure)).toBe(lost);
});

it('leaves a question open that can be asked again until there is an answer', async () => {
  const read = answers('silent', 'silent', 'silent', true);
  const first = findOut<'bought' | 'failed'>(read, { done: 'bought', 'not-done': 'failed' });
  await jest.advanceTimersByTimeAsync(2_000);
  const open = await first;
  if (typeof open === 'string') throw new Error('the question should be open');
  const second = open.lookAgain();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await second).toBe('bought');
});
