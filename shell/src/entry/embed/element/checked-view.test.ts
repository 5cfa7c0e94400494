import { checkedView } from './checked-view';
import type { WalletRequest } from './wallet-view';

const view = { send: jest.fn(), end: jest.fn() };
const open = jest.fn(() => view);
const onError = jest.fn();

function start(nonce?: string) {
  const request: WalletRequest = {
    place: { root: document.createElement('div').attachShadow({ mode: 'open' }), box: document.body },
    shop: 'https://shop.example',
    partner: 'mall & co',
    page: '/user/myCoupon',
    language: 'en',
    takeToken: () => null,
    nonce,
    onReport: jest.fn(),
    onError,
    onDoubt: jest.fn(),
  };
  const checked = checkedView(request, 'inline', open);
  const script = document.head.querySelector('script');
  const say = (event: Event) => script?.dispatchEvent(event);
  return { checked, script, say, answer: (detail: string) => say(new CustomEvent('mrw-check', { detail })) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => {
  expect(document.head.querySelector('script')).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('the site is asked by a script that names the origin, and the wallet opens once', () => {
  const { script, answer, say, checked } = start('n0nce');
  expect(script?.src).toBe('https://shop.example/embed/check.js?partner=mall%20%26%20co&mode=inline');
  expect([script?.crossOrigin, script?.nonce]).toEqual(['anonymous', 'n0nce']);
  expect(open).not.toHaveBeenCalled();
  checked.send({ type: 'MRW_LANGUAGE', language: 'en' });
  answer('allowed');
  say(new Event('load'));
  expect(open).toHaveBeenCalledTimes(1);
  checked.end();
  expect(view.end).toHaveBeenCalledTimes(1);
});

test.each([
  ['id', 'https://shop.example knows no partner of that id'],
  ['origin', 'the page is not registered'],
  ['mode', 'not registered for the mode inline'],
])('the answer %p opens nothing and names id and origin', (detail, said) => {
  start().answer(detail);
  expect(open).not.toHaveBeenCalled();
  const seen = 'partner "mall & co", page http://localhost';
  expect(onError).toHaveBeenCalledWith('MRW-303', expect.stringContaining(said));
  expect(onError).toHaveBeenCalledWith('MRW-303', expect.stringContaining(seen));
});

test.each(['error', 'load'])('after %p without an answer the wallet opens', (type) => {
  start().say(new Event(type));
  expect(open).toHaveBeenCalledTimes(1);
});

test('after three seconds without an answer the wallet opens', () => {
  start();
  jest.advanceTimersByTime(3_000);
  expect(open).toHaveBeenCalledTimes(1);
});

test('a wallet that was removed meanwhile does not open', () => {
  const { checked, answer } = start();
  checked.end();
  answer('allowed');
  jest.advanceTimersByTime(3_000);
  expect(open).not.toHaveBeenCalled();
});
