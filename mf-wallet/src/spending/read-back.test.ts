import { readBack } from './read-back';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('Q-181 gives the first state that can be read', async () => {
  const read = jest.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('used');
  const state = readBack(read);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await state).toBe('used');
});

it('Q-181 gives up after 3 tries', async () => {
  const read = jest.fn().mockRejectedValue(new Error('network'));
  const state = readBack(read);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await state).toBeNull();
  expect(read).toHaveBeenCalledTimes(3);
});

it('Q-181 gives up after 2 seconds', async () => {
  const read = (signal: AbortSignal) =>
    new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
  let state: unknown = 'open';
  void readBack(read).then((value) => {
    state = value;
  });
  await jest.advanceTimersByTimeAsync(1_900);
  expect(state).toBe('open');
  await jest.advanceTimersByTimeAsync(700);
  expect(state).toBeNull();
});
