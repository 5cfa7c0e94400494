import type { PushChoice, Session } from '@mrw/shared-contracts';
import { memberSession, sampleCustomer } from '@mrw/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import type { Permission } from './browser-push';
import { createDevicePush, type PushParts } from './device-push';
import { declinedKey, pushKey } from './names';
import { pushMarkOf } from './push-mark';

const day = 86_400_000;
const visitor: Session = { kind: 'visitor' };
const memberOf = (uid: string): Session =>
  memberSession({
    uid,
    membershipId: `M${uid}`,
    displayName: 'Amy',
    customer: sampleCustomer({ uid }),
    pointAccount: null,
  });
const all: PushChoice = { kinds: ['payment', 'claim'], details: false };

/** A browser: its permission and subscription outlive a page. */
function newBrowser() {
  const device = {
    permission: 'default' as Permission,
    answer: 'granted' as NotificationPermission,
    endpoint: 1,
  };
  const browser = {
    permission: () => device.permission,
    ask: jest.fn(async () => {
      if (device.answer !== 'default') device.permission = device.answer;
      return device.answer;
    }),
    subscribe: jest.fn(async (serverKey: string) => ({
      endpoint: `https://push.test/${device.endpoint}`,
      keys: { p256dh: 'p', auth: 'a' },
      serverKey,
    })),
    own: jest.fn(() => Promise.resolve()),
    end: jest.fn(() => Promise.resolve()),
  };
  return { device, browser };
}

function page(session: Session, { device, browser } = newBrowser(), change: Partial<PushParts> = {}) {
  const session$ = new BehaviorSubject(session);
  const api = {
    key: jest.fn(() => Promise.resolve('key')),
    tell: jest.fn<Promise<void>, [string, object]>(() => Promise.resolve()),
    end: jest.fn(() => Promise.resolve()),
  };
  const waiting: (() => void)[] = [];
  const clock = { now: 1_000 * day };
  const push = createDevicePush({
    session$,
    mark: pushMarkOf(() => localStorage),
    browser,
    offered: true,
    api,
    language: () => 'zh-Hant',
    later: (work) => waiting.push(work),
    now: () => clock.now,
    ...change,
  });
  const idle = async () => {
    for (const work of waiting.splice(0)) work();
    await settled();
  };
  return { session$, api, push, idle, device, browser, clock };
}

const settled = () => new Promise((done) => setTimeout(done));
const stored = () => localStorage.getItem(pushKey);

/** A device that gets messages for member 12. */
async function subscribed() {
  const first = page(memberOf('12'));
  await first.push.turnOn(all);
  return first;
}

test('nothing is asked, registered or told until the member says so', async () => {
  const { push, browser, api, session$, idle } = page(memberOf('12'));
  session$.next(visitor);
  session$.next(memberOf('12'));
  await idle();
  expect(push.state$.value).toEqual({ kind: 'off', mayOffer: true });
  for (const call of [browser.ask, browser.subscribe, browser.end, api.key])
    expect(call).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('what the member wants is told to the server, with the language of the page', async () => {
  const { push, browser, api } = await subscribed();
  expect(push.state$.value).toMatchObject({ kind: 'on', choice: all });
  expect(browser.own).toHaveBeenCalledWith('12');
  expect(api.tell).toHaveBeenCalledWith('12', {
    endpoint: 'https://push.test/1',
    keys: { p256dh: 'p', auth: 'a' },
    server_key: 'key',
    language: 'zh-Hant',
    ...all,
  });
  await push.turnOn({ kinds: ['gift'], details: true });
  expect(browser.ask).toHaveBeenCalledTimes(1);
  expect(push.state$.value).toMatchObject({ choice: { kinds: ['gift'], details: true } });
});

test.each<[NotificationPermission, object]>([
  ['denied', { kind: 'blocked' }],
  ['default', { kind: 'off', mayOffer: false }],
])('an answer %s to the browser is remembered, and nothing is stored', async (answer, state) => {
  const given = newBrowser();
  given.device.answer = answer;
  const { push, browser } = page(memberOf('12'), given);
  await push.turnOn(all);
  expect(push.state$.value).toEqual(state);
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect([stored(), localStorage.getItem(declinedKey)]).toEqual([null, '1']);
});

test('who turns it off is not offered it again', async () => {
  const { push, browser, api } = await subscribed();
  await push.turnOff();
  expect(browser.end).toHaveBeenCalledTimes(1);
  expect(api.end).toHaveBeenCalledWith('12', 'https://push.test/1');
  expect(push.state$.value).toEqual({ kind: 'off', mayOffer: false });
  expect(stored()).toBeNull();
  expect(page(memberOf('12')).push.state$.value).toEqual({ kind: 'off', mayOffer: false });
});

test('without a network nothing is begun, and what is on can be turned off', async () => {
  const first = page(memberOf('12'));
  first.api.tell.mockRejectedValueOnce(new Error('offline'));
  await expect(first.push.turnOn(all)).rejects.toThrow('offline');
  await settled();
  expect(first.browser.end).toHaveBeenCalledTimes(1);
  expect(first.push.state$.value.kind).toBe('off');
  await first.push.turnOn(all);
  first.api.tell.mockRejectedValueOnce(new Error('offline'));
  await expect(first.push.turnOn({ ...all, details: true })).rejects.toThrow('offline');
  expect(first.push.state$.value).toMatchObject({ kind: 'on', choice: all });
  first.api.end.mockRejectedValueOnce(new Error('offline'));
  await first.push.turnOff();
  expect(first.push.state$.value.kind).toBe('off');
});

test.each<[string, Session]>([
  ['the session ends', visitor],
  ['another member is logged in', memberOf('13')],
])('when %s the device is unsubscribed, without a call', async (_, next) => {
  const { session$, browser, api, push } = await subscribed();
  session$.next(next);
  expect(stored()).toBe('going');
  expect(push.state$.value.kind).toBe('off');
  await settled();
  expect(browser.end).toHaveBeenCalledTimes(1);
  expect(api.end).not.toHaveBeenCalled();
  expect(stored()).toBeNull();
});

test('what could not be ended is ended by the next page', async () => {
  const first = await subscribed();
  first.browser.end.mockRejectedValueOnce(new Error('busy'));
  first.session$.next(visitor);
  await settled();
  expect(stored()).toBe('going');
  const next = page(visitor);
  await settled();
  expect(next.browser.end).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
});

test('a member who leaves while it begins leaves nothing behind', async () => {
  const given = newBrowser();
  const first = page(memberOf('12'), given);
  let finish = () => {};
  first.api.tell.mockReturnValueOnce(new Promise<void>((done) => (finish = done)));
  const turning = first.push.turnOn(all).catch(() => undefined);
  await settled();
  first.session$.next(visitor);
  finish();
  await turning;
  await settled();
  expect(stored()).toBeNull();
  expect(given.browser.end).toHaveBeenCalled();
});

test('a later page tells what the browser or the server changed, once, and else once a day', async () => {
  const { device, browser } = await subscribed();
  const same = page(memberOf('12'), { device, browser });
  await same.idle();
  expect(same.api.tell).not.toHaveBeenCalled();
  device.endpoint = 2;
  const changed = page(memberOf('12'), { device, browser });
  await changed.idle();
  changed.session$.next(memberOf('12'));
  await changed.idle();
  expect(changed.api.tell.mock.calls).toEqual([
    ['12', expect.objectContaining({ endpoint: 'https://push.test/2' })],
  ]);
  const newKey = page(memberOf('12'), { device, browser });
  newKey.api.key.mockResolvedValue('new key');
  await newKey.idle();
  expect(newKey.api.tell.mock.calls).toEqual([['12', expect.objectContaining({ server_key: 'new key' })]]);
  const nextDay = page(memberOf('12'), { device, browser });
  nextDay.api.key.mockResolvedValue('new key');
  nextDay.clock.now += day;
  await nextDay.idle();
  expect(nextDay.api.tell).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<PushParts>, Permission]>([
  ['the deployment has none any more', { offered: false }, 'granted'],
  ['the member took the permission back', {}, 'denied'],
])('when %s it ends at the next visit', async (_, change, permission) => {
  const { device, browser } = await subscribed();
  device.permission = permission;
  page(memberOf('12'), { device, browser }, change);
  await settled();
  expect(browser.end).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
});

test.each(['', '{', '{"uid":1}', 'null'])('a stored %j has no owner: it ends', async (text) => {
  localStorage.setItem(pushKey, text);
  const { browser } = page(memberOf('12'));
  await settled();
  expect(browser.end).toHaveBeenCalledTimes(1);
  expect(stored()).toBeNull();
});

test.each<[string, PushChoice | null, object]>([
  ['is chosen', { kinds: ['claim'], details: true }, { kinds: ['claim'], details: true }],
  ['is turned off', null, { kind: 'off' }],
])('what %s before the page is idle stays so when the server is told anew', async (_, choice, expected) => {
  const { device, browser } = await subscribed();
  device.endpoint = 2;
  const { push, api, idle } = page(memberOf('12'), { device, browser });
  await (choice ? push.turnOn(choice) : push.turnOff());
  const told = api.tell.mock.calls.length;
  await idle();
  expect(push.state$.value).toMatchObject(choice ? { kind: 'on', choice: expected } : expected);
  expect(api.tell).toHaveBeenCalledTimes(told);
});

test('an iPhone says where it works', () => {
  const given = newBrowser();
  given.device.permission = 'home-screen';
  expect(page(memberOf('12'), given).push.state$.value).toEqual({ kind: 'home-screen' });
});
