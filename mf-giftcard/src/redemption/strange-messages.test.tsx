import { hostileMessages, hostileOrigins } from '@mrw/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { frameSays, heardByFrame } from '../testing/frame';
import { open } from '../testing/page';

const success = { type: 'GIFT_CARD_LOGIN_SUCCESS', token: 'stolen' };
const resize = { type: 'GIFT_CARD_RESIZE', height: 999 };

/** Messages outside of the agreed format, sent by the real frame. */
const strange: readonly (readonly [name: string, data: unknown])[] = [
  ...hostileMessages,
  ['a login without token', { type: success.type }],
  ['a login with an empty token', { ...success, token: '' }],
  ['a login with a token of 4,097 characters', { ...success, token: 'x'.repeat(4_097) }],
  ['a login in small letters', { ...success, type: 'gift_card_login_success' }],
  ['a login in a list', [success]],
  ['a login as text', JSON.stringify(success)],
  ['a height of 0', { ...resize, height: 0 }],
  ['a height of 4,001', { ...resize, height: 4_001 }],
  ['a height that is no number', { ...resize, height: '999' }],
  ['an infinite height', { ...resize, height: Number.POSITIVE_INFINITY }],
];

/** Records changes of the page and its messages to the frame while a message arrives. */
async function watched(say: () => void) {
  const { fake, domElement } = await open();
  const answers = heardByFrame();
  const before = domElement.innerHTML;
  const watcher = new MutationObserver(() => undefined);
  watcher.observe(domElement, { attributes: true, childList: true, characterData: true, subtree: true });
  say();
  expect(watcher.takeRecords()).toEqual([]);
  watcher.disconnect();
  expect(domElement.innerHTML).toBe(before);
  expect(answers).toEqual([]);
  expect(fake.requests).toEqual([]);
}

test.each(strange)('%s changes nothing and gets no response, from any sender', async (_, data) => {
  await watched(() => {
    frameSays(data);
    for (const origin of hostileOrigins) frameSays(data, { origin });
    frameSays(data, { source: window });
  });
});

test.each(hostileOrigins)('messages of %s are ignored, whatever their form', async (origin) => {
  await watched(() => {
    for (const [, data] of strange) frameSays(data, { origin });
    for (const data of [success, resize]) frameSays(data, { origin });
  });
});

test('10,000 messages of other windows render nothing anew, and the frame can still send afterwards', async () => {
  await watched(() => {
    const message = new MessageEvent('message', { data: success, origin: 'https://evil.example' });
    for (let count = 0; count < 10_000; count += 1) window.dispatchEvent(message);
  });
  frameSays(resize);
  expect(screen.getByTitle('Log in to redeem')).toHaveStyle({ height: '999px' });
});
