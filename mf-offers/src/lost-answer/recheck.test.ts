import { recheck } from './recheck';

const answers = (...results: (boolean | 'silent')[]) => {
  const calls = results.map(
    (result) => () => (result === 'silent' ? Promise.reject(new Error()) : Promise.resolve(result)),
  );
  let at = 0;
  const read = jest.fn(() => {
    const call = calls[at] ?? (() => Promise.reject(new Error()));
    at += 1;
    return call();
  });
  return read;
};

describe('O-145 after a lost answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['the effect at once', 'network', [true], 'done', 1],
    ['no effect after a broken connection', 'network', [false], 'not-done', 1],
    ['an effect that comes late after a timeout', 'timeout', [false, true], 'done', 2],
    ['no effect at the last try after a timeout', 'timeout', [false, false, false], 'not-done', 3],
    ['the effect when the network is back', 'network', ['silent', true], 'done', 2],
    ['nothing', 'network', ['silent', 'silent', 'silent'], 'unknown', 3],
  ] as const)('reads %s', async (_, kind, results, outcome, tries) => {
    const read = answers(...results);
    const result = recheck({ kind }, read);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await result).toBe(outcome);
    expect(read).toHaveBeenCalledTimes(tries);
  });

  it('gives up after 2 s', async () => {
    const result = recheck({ kind: 'timeout' }, () => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await result).toBe('unknown');
  });
});
