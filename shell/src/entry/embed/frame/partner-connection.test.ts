import { hostileMessages, hostileOrigins } from '@mrw/shared-contracts/testing';
import { awaitsPartner, partnerConnection } from './partner-connection';

const partner = 'https://partner.example';
const greeting = { type: 'MRW_CONNECT', version: 1, language: 'en' };
const frames: HTMLIFrameElement[] = [];

/** A frame whose parent is this test. */
function listen() {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frames.push(frame);
  const page = frame.contentWindow;
  if (!page) throw new Error('no frame');
  const connected = jest.fn();
  void partnerConnection(page, [partner]).then(connected);
  const port = { onmessage: null };
  const say = async (data: unknown, from: { origin?: string; source?: unknown; ports?: unknown[] } = {}) => {
    const event = new Event('message');
    Object.assign(event, { data, origin: partner, source: window, ports: [port], ...from });
    page.dispatchEvent(event);
    await Promise.resolve();
  };
  return { connected, say, port };
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

test('the first proper greeting connects, later ones are ignored', async () => {
  const { connected, say, port } = listen();
  await say({ ...greeting, token: 'code' });
  await say({ ...greeting, token: 'another' });
  expect(connected.mock.calls).toEqual([
    [{ connect: { ...greeting, token: 'code' }, port, origin: partner }],
  ]);
});

test.each([...hostileOrigins, ''])('a greeting from %p is ignored', async (origin) => {
  const { connected, say } = listen();
  await say(greeting, { origin });
  expect(connected).not.toHaveBeenCalled();
});

test.each<readonly [string, unknown]>([
  ...hostileMessages,
  ['a bare greeting', 'MRW_CONNECT'],
  ['a greeting without a version', { type: 'MRW_CONNECT' }],
  ['a greeting of another version', { ...greeting, version: 2 }],
  ['an empty token', { ...greeting, token: '' }],
])('%s is ignored', async (_, data) => {
  const { connected, say } = listen();
  await say(data);
  expect(connected).not.toHaveBeenCalled();
});

test('a greeting of another window, without a port, or with many is ignored', async () => {
  const { connected, say, port } = listen();
  await say(greeting, { source: null });
  await say(greeting, { source: document.body.appendChild(document.createElement('iframe')).contentWindow });
  await say(greeting, { ports: [] });
  await say(greeting, { ports: Array.from({ length: 1_000 }, () => port) });
  expect(connected).not.toHaveBeenCalled();
});

test('only embed.js announces itself', () => {
  expect(awaitsPartner(new URLSearchParams('handshake=true&isOpenInOtherSite=true'))).toBe(true);
  expect(awaitsPartner(new URLSearchParams('isOpenInOtherSite=true'))).toBe(false);
});
