import { remember } from './remember';

const answers = (...results: (number | 'silent')[]) =>
  jest.fn(() => {
    const result = results.shift() ?? 'silent';
    return result === 'silent' ? Promise.reject(new Error()) : Promise.resolve(result);
  });
const more = (before: number, now: number) => now > before;

test('tells nothing when the state before could not be read', async () => {
  expect(await remember(answers('silent', 2), more)).toBeNull();
});

test('gives no answer while the state of now cannot be read', async () => {
  const isDone = await remember(answers(1, 'silent', 1, 2), more);
  await expect(isDone?.()).rejects.toThrow();
  expect(await isDone?.()).toBe(false);
  expect(await isDone?.()).toBe(true);
});
