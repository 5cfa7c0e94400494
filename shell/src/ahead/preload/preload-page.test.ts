import { kernelOf, liveRemote, manifestOf } from '../../react/kernel-context/testing/render-in-kernel';
import { preparePage } from './preload-page';

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
