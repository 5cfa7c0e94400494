/** @jest-environment node */
import { keepFor } from './keep-for';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a value is read once a minute, by any number of calls', async () => {
  const read = jest.fn(() => Promise.resolve('x'));
  const kept = keepFor(60_000, read);
  await Promise.all([kept(), kept()]);
  jest.advanceTimersByTime(59_999);
  await kept();
  expect(read).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await kept();
  expect(read).toHaveBeenCalledTimes(2);
});

test('a failure is told to those who wait, and the next call reads again', async () => {
  const read = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce('x');
  const kept = keepFor(60_000, read);
  await expect(kept()).rejects.toThrow('down');
  await expect(kept()).resolves.toBe('x');
});
