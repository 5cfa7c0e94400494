import { askForScript } from './ask-for-script';

let names = 0;
const newUrl = () => `https://r.example/${(names += 1)}.js`;

const start = (answer: () => Promise<Pick<Response, 'ok'>>, loaded: readonly string[] = []) => {
  const send = jest.fn<Promise<Pick<Response, 'ok'>>, [string, RequestInit]>(answer);
  Object.assign(globalThis, { fetch: send });
  Reflect.set(performance, 'getEntriesByName', (name: string) => loaded.filter((url) => url === name));
  return send;
};
const there = () => Promise.resolve({ ok: true });

test('a script is requested once, with its hash and in the mode of its tag', async () => {
  const url = newUrl();
  const send = start(there);
  await expect(askForScript([url, 'sha384-a'], 'low')).resolves.toBe(true);
  await expect(askForScript([url, 'sha384-a'])).resolves.toBe(true);
  expect(send.mock.calls).toEqual([[url, { integrity: 'sha384-a', priority: 'low' }]]);
});

test.each([
  ['that the page has requested', newUrl(), 'sha384-a'],
  ['without a hash', newUrl(), ''],
])('a script %s is not requested', async (_, url, hash) => {
  const send = start(there, hash ? [url] : []);
  await expect(askForScript([url, hash])).resolves.toBe(true);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['an error of the server', () => Promise.resolve({ ok: false })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no error of the page', async (_, answer) => {
  start(answer);
  await expect(askForScript([newUrl(), 'sha384-a'])).resolves.toBe(false);
});
