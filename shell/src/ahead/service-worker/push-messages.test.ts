import redirects from '@mrw/shared-contracts/testing/corpora/redirects.json';
import { showMessages } from './push-messages';

type Listener = (event: object) => void;
const listeners: Record<string, Listener> = {};
const shown = jest.fn(() => Promise.resolve());
const openWindow = jest.fn(() => Promise.resolve(null));
let owner: string | null = '12';
let tabs: object[] = [];

beforeAll(() => {
  jest.spyOn(self, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners[type] = listener as Listener;
  });
  Object.assign(self, {
    registration: { showNotification: shown },
    clients: { matchAll: () => Promise.resolve(tabs), openWindow },
    caches: {
      match: () => Promise.resolve(owner === null ? undefined : { text: () => Promise.resolve(owner) }),
    },
  });
  showMessages();
});
beforeEach(() => {
  jest.clearAllMocks();
  owner = '12';
  tabs = [];
});

const message = (navigate: unknown = 'http://localhost/coupon/1?a=b#c', uid: unknown = '12') => ({
  web_push: 8030,
  uid,
  notification: { title: 'A payment went through', body: 'Press', lang: 'en', tag: 'payment 1', navigate },
});
const happen = async (type: string, event: object) => {
  let work: Promise<unknown> = Promise.resolve();
  listeners[type]?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
};
const push = (json: () => unknown) => happen('push', { data: { json } });
const press = (data: unknown) => happen('notificationclick', { notification: { data, close: jest.fn() } });
const tab = (frameType = 'top-level') => ({
  frameType,
  focus: jest.fn(() => Promise.reject(new Error('no press'))),
  navigate: jest.fn(() => Promise.resolve({})),
});

test('a message of the member of this device is shown, with the page that it is about', async () => {
  await push(() => message());
  expect(shown.mock.calls).toEqual([
    ['A payment went through', { body: 'Press', tag: 'payment 1', lang: 'en', data: '/coupon/1?a=b#c' }],
  ]);
});

test.each<[string, () => unknown]>([
  ['of another member', () => message(undefined, '13')],
  ['that is no JSON', () => JSON.parse('{') as unknown],
  ['without texts', () => ({ uid: '12' })],
  ['of a wrong type', () => ({ ...message(), notification: { ...message().notification, title: 1 } })],
  ['without a page', () => message(null)],
])('a message %s is dropped', async (_, json) => {
  await push(json);
  expect(shown).not.toHaveBeenCalled();
});

test('after a log-out nothing is shown', async () => {
  owner = null;
  await push(() => message());
  expect(shown).not.toHaveBeenCalled();
});

test.each(['https://attacker.example/a', 'http://localhost//attacker.example', 'javascript:alert(1)'])(
  'a press on a message that names %s stays here',
  async (navigate) => {
    await push(() => message(navigate));
    expect(shown).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ data: '/home' }));
  },
);

test.each(redirects)('a press that would lead to %j stays on this site', async (path) => {
  await press(path);
  expect(openWindow).toHaveBeenCalledWith(expect.stringMatching(/^\/(?![/\\])/));
});

test('a press opens the page in the open tab, not in a frame, and in a new one without', async () => {
  const [frame, first] = [tab('nested'), tab()];
  tabs = [frame, first];
  await press('/coupon/1');
  expect(first.navigate).toHaveBeenCalledWith('/coupon/1');
  expect([frame.navigate, openWindow].flatMap(({ mock }) => mock.calls)).toEqual([]);
  first.navigate.mockRejectedValueOnce(new TypeError('not controlled'));
  await press('/coupon/2');
  tabs = [];
  await press('/coupon/3');
  expect(openWindow.mock.calls).toEqual([['/coupon/2'], ['/coupon/3']]);
});
