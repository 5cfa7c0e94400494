import { isAllowedEndpoint, isPublicAddress } from './endpoint';
import { vapidKey } from './keys';
import { dueAt, retryAt } from './rules';
import { outcomeOf } from './send';
import { readPushSettings } from './settings';
import { inboxWords, wordsOf } from './words';

describe('quiet hours', () => {
  test.each([
    ['expiry', '2026-11-28T21:59:59+08:00', '2026-11-28T21:59:59+08:00'],
    ['expiry', '2026-11-28T22:00:00+08:00', '2026-11-29T08:00:00+08:00'],
    ['claim', '2026-11-28T23:59:59+08:00', '2026-11-29T08:00:00+08:00'],
    ['gift', '2026-11-29T00:00:00+08:00', '2026-11-29T08:00:00+08:00'],
    ['gift', '2026-11-29T07:59:59+08:00', '2026-11-29T08:00:00+08:00'],
    ['gift', '2026-11-29T08:00:00+08:00', '2026-11-29T08:00:00+08:00'],
    ['payment', '2026-11-29T03:00:00+08:00', '2026-11-29T03:00:00+08:00'],
    ['used', '2026-11-29T03:00:00+08:00', '2026-11-29T03:00:00+08:00'],
  ] as const)('%s at %s goes out at %s', (kind, now, due) => {
    expect(dueAt(kind, new Date(now))).toEqual(new Date(due));
  });
});

describe('what a push service did not take', () => {
  const now = new Date('2026-11-28T12:00:00+08:00');
  const ends_at = new Date('2026-11-29T12:00:00+08:00');
  const again = (tries: number, wait: number | null, at = now) =>
    retryAt({ kind: 'gift', tries, ends_at }, wait, at)?.toISOString() ?? null;

  test('is tried again with growing pauses, as it asks for, and not for ever', () => {
    expect(again(1, null)).toBe('2026-11-28T04:00:20.000Z');
    expect(again(3, null)).toBe('2026-11-28T04:05:20.000Z');
    expect(again(1, 600)).toBe('2026-11-28T04:10:00.000Z');
    expect(again(8, null)).toBeNull();
  });
  test('is not tried again at night, or when it is over', () => {
    expect(again(1, null, new Date('2026-11-28T21:59:50+08:00'))).toBe('2026-11-29T00:00:00.000Z');
    expect(again(1, 90_000)).toBeNull();
  });
});

test.each([
  [201, undefined, { kind: 'sent' }],
  [404, undefined, { kind: 'gone', because: 'answer 404' }],
  [410, undefined, { kind: 'gone', because: 'answer 410' }],
  [429, '120', { kind: 'later', because: 'answer 429', wait: 120 }],
  [503, 'Wed, 21 Oct 2026 07:28:00 GMT', { kind: 'later', because: 'answer 503', wait: null }],
  [301, undefined, { kind: 'refused', because: 'answer 301' }],
  [413, undefined, { kind: 'refused', because: 'answer 413' }],
])('an answer %d, to be tried after %s, means %j', (status, wait, outcome) => {
  expect(outcomeOf(status, wait)).toEqual(outcome);
});

describe('where the server sends to', () => {
  const push = {
    hosts: ['fcm.googleapis.com', '*.notify.windows.com'],
    standIn: 'http://localhost:4000/sandbox/push_service/',
  };
  test.each([
    ['https://fcm.googleapis.com/fcm/send/a', true],
    ['https://wns2-hk.notify.windows.com/w/?token=a', true],
    ['http://localhost:4000/sandbox/push_service/a', true],
    ['http://fcm.googleapis.com/fcm/send/a', false],
    ['https://fcm.googleapis.com:8443/a', false],
    ['https://user@fcm.googleapis.com/a', false],
    ['https://fcm.googleapis.com.example.com/a', false],
    ['https://notify.windows.com.example.com/a', false],
    ['https://evilnotify.windows.com/a', false],
    ['https://fcm.googleapis.com/a#b', false],
    ['https://127.0.0.1/a', false],
    ['http://localhost:4000/sandbox/push_service/../reset', false],
    ['http://localhost:4000/sandbox/push_service/%2e%2e/reset', false],
    ['http://localhost:4001/sandbox/push_service/a', false],
    ['javascript:alert(1)', false],
    ['fcm.googleapis.com', false],
  ])('%s: %s', (endpoint, isAllowed) => {
    expect(isAllowedEndpoint(endpoint, push)).toBe(isAllowed);
  });
  test('without tools there is no stand-in', () => {
    const endpoint = 'http://localhost:4000/sandbox/push_service/a';
    expect(isAllowedEndpoint(endpoint, { ...push, standIn: null })).toBe(false);
  });

  test.each([
    ['142.250.1.1', true],
    ['2404:6800::1', true],
    ['10.1.2.3', false],
    ['100.64.1.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.31.0.1', false],
    ['192.168.1.1', false],
    ['224.0.0.1', false],
    ['0.0.0.0', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['2002:7f00:1::', false],
    ['no address', false],
  ])('the address %s is public: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('texts', () => {
  const news = { name: { en: 'Coffee', 'zh-Hant': '咖啡' }, place: { en: 'Pier 9' }, cash: 50 };

  test('name no amount, store or coupon, until the member wants them', () => {
    expect(wordsOf('payment', news, 'en', false)).toEqual({
      title: 'A payment went through',
      body: 'Press to see it in your account.',
    });
    expect(wordsOf('payment', news, 'en', true).body).toBe('50 cash dollars, Coffee, Pier 9');
    expect(wordsOf('payment', news, 'zh-Hant', true).body).toBe('現金獎賞 50，咖啡，Pier 9');
  });
  test('say until when', () => {
    const until = '2026-12-03T23:59:59+08:00';
    expect(wordsOf('expiry', { points: 20, until }, 'en', true).body).toBe('20 points, until 3 December');
    expect(wordsOf('expiry', { points: 20, until }, 'zh-Hans', true).body).toBe('20 积分，12月3日到期');
  });
  test('of the inbox have the details in every language', () => {
    expect(inboxWords('claim', { place: { en: 'Pier 9' }, status: 'APPROVED' }).content).toEqual({
      en: 'Pier 9, approved',
      'zh-Hant': 'Pier 9，已批准',
      'zh-Hans': 'Pier 9，审核通过',
    });
  });
});

describe('the settings of the environment', () => {
  const key = Buffer.alloc(32, 7).toString('base64url');
  test('name keys and hosts', () => {
    expect(
      readPushSettings({ MRW_VAPID_KEYS: ` ${key} `, MRW_PUSH_HOSTS: 'a.example, *.b.example' }),
    ).toEqual({
      keys: [vapidKey(key)],
      hosts: ['a.example', '*.b.example'],
    });
    expect(readPushSettings({})?.hosts).toContain('fcm.googleapis.com');
  });
  test('may leave push out, and have no broken key', () => {
    expect(readPushSettings({ MRW_PUSH: 'off' })).toBeNull();
    expect(() => readPushSettings({ MRW_VAPID_KEYS: 'short' })).toThrow('32 bytes');
  });
});
