import { remember } from './remember';

const answers = (...results: (number | 'silent')[]) =>
  jest.fn(() => {
    const result = results.shift() ?? 'silent';
    return result === 'silent' ? Promise.reject(new Error()) : Promise.resolve(result);
  });
const more = (before: number, now: number) => now > before;

test.each([
  ['what was read first', [1, 2], 2],
  ['what was read right before the call when the first reading failed', ['silent', 1, 2], 3],
] as const)('compares with %s', async (_, results, reads) => {
  const read = answers(...results);
  const isDone = await remember(read, more)();
  expect(await isDone?.()).toBe(true);
  expect(read).toHaveBeenCalledTimes(reads);
});

test('reports an unresolved outcome when the state before could not be read', async () => {
  expect(await remember(answers('silent', 'silent', 2), more)()).toBeNull();
});

test('gives no answer while the state of now cannot be read', async () => {
  const isDone = await remember(answers(1, 'silent', 1), more)();
  await expect(isDone?.()).rejects.toThrow();
  expect(await isDone?.()).toBe(false);
});
