/** @jest-environment jsdom */
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { hostileMessages, hostileOrigins } from '@mrw/shared-contracts/testing';
import { html } from '../page/html';
import { partnerPage } from './view';
import { readVisit } from './visit';

const shop = 'https://partner.example';
const coupon = { type: 'APPLY_COUPON', code: 'C1' };
const posted = jest.fn();
let frame: Window | null = null;

beforeAll(async () => {
  const answer = { json: () => Promise.resolve({ locked: false }) };
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) });
  const wallet = html`<iframe id="wallet" data-shell-origin="${shop}" data-src="about:blank"></iframe>`;
  const signOnUrl = readAddresses({}).signOn.origin;
  const text = partnerPage({ visit: readVisit({}), way: 'frame', signOnUrl, refused: false, wallet });
  document.body.innerHTML = new DOMParser().parseFromString(text, 'text/html').body.innerHTML;
  await import('./assets/frame.js');
  frame = document.querySelector('iframe')?.contentWindow ?? null;
  Object.assign(frame ?? {}, { postMessage: posted });
});
afterEach(() => {
  posted.mockReset();
  document.querySelector('#applied')?.replaceChildren();
});

const say = async (data: unknown, origin = shop, source = frame) => {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  // The shop's server has answered by then.
  await new Promise((resolve) => setTimeout(resolve));
  return { answers: posted.mock.calls, applied: document.querySelector('#applied')?.childElementCount };
};
const nothing = { answers: [], applied: 0 };

test('a request of the wallet is answered to its origin, and is in the basket', async () => {
  expect(await say(coupon)).toEqual({
    answers: [[{ type: 'APPLY_COUPON', status: 'SUCCESS' }, shop]],
    applied: 1,
  });
});

test.each(hostileMessages)('Q-034 %s of the wallet is not answered', async (_, data) => {
  expect(await say(data)).toEqual(nothing);
});

test.each([...hostileOrigins, ''])('Q-034 a request from %p is not answered', async (origin) => {
  expect(await say(coupon, origin)).toEqual(nothing);
});

test('Q-034 a request of another window is not answered', async () => {
  expect(await say(coupon, shop, window)).toEqual(nothing);
});
