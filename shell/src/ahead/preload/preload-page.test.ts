import { kernelOf, liveRemote, manifestOf } from '../../react/kernel-context/testing/render-in-kernel';
import { preparePage } from './preload-page';
import { askForScript } from './ask-for-script';
import { prepareWhenIdle, whenIdle } from './when-idle';

const entry = 'https://remotes.test/mf-wallet/1.0.0/remoteEntry.js';
const page = 'https://remotes.test/mf-wallet/1.0.0/coupon.js';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

function site() {
  const wallet = liveRemote('mf-wallet', ['/coupon/:id', '/user/:page']);
  const [coupon] = wallet.descriptor.routes;
  if (coupon) Object.assign(coupon, { scripts: ['coupon.js'] });
  Object.assign(wallet.descriptor.integrity, { 'remoteEntry.js': hash('A'), 'coupon.js': hash('B') });
  const { kernel } = kernelOf({ manifest: manifestOf({ 'mf-wallet': wallet }), path: '/home' });
  return (path: string) => preparePage(kernel, path);
}
const answers = (answer: (url: string) => Promise<Pick<Response, 'ok'>>) => {
  const send = jest.fn(answer);
  Object.assign(globalThis, { fetch: send });
  return send;
};
const comes = () => Promise.resolve({ ok: true });

test('the code of a page is asked for with its hashes, each time that it is needed', async () => {
  const send = answers(comes);
  const prepare = site();
  await expect(prepare('/coupon/7')).resolves.toBe(true);
  await expect(prepare('/coupon/8')).resolves.toBe(true);
  expect(send.mock.calls.slice(0, 2)).toEqual([
    [entry, { integrity: hash('A') }],
    [page, { integrity: hash('B') }],
  ]);
  expect(send).toHaveBeenCalledTimes(4);
});

test.each([
  ['is refused', () => Promise.resolve({ ok: false })],
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page of which one script %s is not there, and others are', async (_, fails) => {
  answers((url) => (url === page ? fails() : comes()));
  const prepare = site();
  await expect(prepare('/coupon/7')).resolves.toBe(false);
  await expect(prepare('/user/myCoupon')).resolves.toBe(true);
});

test('pages of the shell, and addresses without a page, need no code', async () => {
  const send = answers(comes);
  const prepare = site();
  await expect(prepare('/family_booking')).resolves.toBe(true);
  await expect(prepare('/nowhere')).resolves.toBe(true);
  expect(send).not.toHaveBeenCalled();
});

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

const browser = (connection: unknown, idle = true) => {
  const requestIdleCallback = jest.fn((work: () => void) => work());
  const parts = { navigator: { connection }, ...(idle ? { requestIdleCallback } : {}) };
  // An old browser has no idle callback at all.
  return Object.assign(Object.create(null), parts) as Window;
};

test.each([
  ['on a good connection', { saveData: false, effectiveType: '4g' }, 1],
  ['where the browser says nothing of its connection', undefined, 1],
  ['never for a visitor who saves data', { saveData: true, effectiveType: '4g' }, 0],
  ['never on a slow connection', { effectiveType: '2g' }, 0],
  ['never on a very slow connection', { effectiveType: 'slow-2g' }, 0],
])('work is done ahead %s', (_, connection, times) => {
  const work = jest.fn();
  prepareWhenIdle(browser(connection), work);
  expect(work).toHaveBeenCalledTimes(times);
  // What is no preparation is done on every connection.
  whenIdle(browser(connection), work);
  expect(work).toHaveBeenCalledTimes(times + 1);
});

test('a browser that cannot say when it is idle does it a little later', () => {
  jest.useFakeTimers();
  const work = jest.fn();
  whenIdle(browser(undefined, false), work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(work).toHaveBeenCalledTimes(1);
});
