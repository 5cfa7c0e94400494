import { memberSession } from '@mrw/shared-contracts/testing';
import type { Session } from '@mrw/shared-contracts';
import type { LiveMessage } from '@mrw/shared-contracts/api/live-events';
import { BehaviorSubject } from 'rxjs';
import { lazyLive } from './lazy-live';
import { createLive } from './shared-stream';
import { openStreams } from './testing/open-streams';
import { fakeTabs } from './testing/fake-tabs';

const member = (uid: string) =>
  memberSession({ uid, membershipId: `M${uid}`, displayName: 'Amy', customer: null, pointAccount: null });
let visible: jest.SpyInstance<DocumentVisibilityState>;
const turn = (state: DocumentVisibilityState) => {
  visible.mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};
const settle = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const points = (uid: string, change: number) => ({ uid, change, balance: 100, reason: 'card' });

let streams: ReturnType<typeof openStreams>;
const ends: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  streams = openStreams();
});
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await settle();
  streams.restore();
});

/** A page that waits, in a tab of its own. */
function waitIn(uid = '7', shared = false) {
  const session$ = new BehaviorSubject<Session>(member(uid));
  const heard: LiveMessage[] = [];
  const publish = jest.fn();
  const renew = jest.fn(() => Promise.resolve({ access: 'new', refresh: 'r', receivedAt: 0 }));
  const live = createLive({
    api: 'http://api.test',
    session$,
    tokens: { fresh: () => Promise.resolve({ access: 'old', refresh: 'r', receivedAt: 0 }), renew },
    bus: { publish },
    shared,
  });
  const end = live.wait((message) => heard.push(message));
  ends.push(end);
  const told = () => heard.map(({ event, news }) => ('change' in news ? `+${news.change}` : event));
  return { live, end, told, heard, session$, publish, renew };
}

test('messages come as they are sent, also in pieces and with a heartbeat between', async () => {
  const page = waitIn();
  await settle();
  const [stream] = streams.all();
  expect(stream?.request).toMatchObject({
    address: 'http://api.test/customers/7/events',
    headers: { Authorization: 'Bearer old', Accept: 'text/event-stream' },
    credentials: 'omit',
  });
  await stream?.send('id: 4\nevent: resync\ndata: {"uid":"7"}\n\n:\n\nid: 5\neve');
  await stream?.send('nt: points\ndata: {"uid":"7","change":30,"balance":1');
  expect(page.told()).toEqual([]);
  await stream?.send('00,"reason":"圖"}\n');
  await stream?.send('\nevent: later\ndata: {}\n\nevent: claim\ndata: no json\n\n');
  expect(page.heard[0]).toEqual({
    event: 'points',
    news: { uid: '7', change: 30, balance: 100, reason: '圖' },
  });
  expect(page.told()).toEqual(['+30']);
});

test.each([
  [2_900, []],
  [3_100, ['resync']],
])(
  'a stream that begins %i ms after the page was read is told %j of what was before',
  async (after, told) => {
    const page = waitIn();
    await settle(after);
    await streams.last().tell(5, 'resync', { uid: '7' });
    expect(page.told()).toEqual(told);
  },
);

test('after a cut it goes on behind the last message, and tells none twice', async () => {
  const page = waitIn();
  await settle();
  await streams.last().tell(5, 'points', points('7', 30));
  streams.last().cut();
  await settle(1_500);
  expect(streams.all()).toHaveLength(2);
  expect(streams.last().request.headers).toMatchObject({ 'Last-Event-ID': '5' });
  await streams.last().tell(5, 'points', points('7', 30));
  await streams.last().tell(6, 'points', points('7', 50));
  expect(page.told()).toEqual(['+30', '+50']);
});

test('after a reset of the API the ids begin anew', async () => {
  const page = waitIn();
  await settle();
  await streams.last().tell(50, 'points', points('7', 30));
  await streams.last().tell(1, 'resync', { uid: '7' });
  await streams.last().tell(2, 'points', points('7', 50));
  expect(page.told()).toEqual(['+30', 'resync', '+50']);
});

test('tries that fail come further and further apart, and at once when the device is online again', async () => {
  streams.answerWith(503);
  waitIn();
  await settle(60_000);
  const inAMinute = streams.all().length;
  expect(inAMinute).toBeGreaterThan(3);
  expect(inAMinute).toBeLessThan(9);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(streams.all()).toHaveLength(inAMinute + 1);
});

test('a hidden page does not try again either', async () => {
  streams.answerWith(503);
  waitIn();
  await settle(2_000);
  turn('hidden');
  const tries = streams.all().length;
  await settle(600_000);
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(streams.all()).toHaveLength(tries);
});

test('Q-190 an API without it is asked once in a visit', async () => {
  streams.answerWith(404);
  const page = waitIn();
  await settle(600_000);
  page.end();
  page.live.wait(() => undefined);
  turn('hidden');
  turn('visible');
  await settle(600_000);
  expect(streams.all()).toHaveLength(1);
});

test('a server that asks for a pause gets it', async () => {
  streams.answerWith(429, { 'retry-after': '15' });
  waitIn();
  await settle(14_900);
  expect(streams.all()).toHaveLength(1);
  await settle(200);
  expect(streams.all()).toHaveLength(2);
});

test('a token that is over is renewed', async () => {
  streams.answerWith(401);
  const page = waitIn();
  await settle();
  expect(page.renew).toHaveBeenCalledWith('old');
  expect(streams.last().request.headers).toMatchObject({ Authorization: 'Bearer new' });
});

test('a connection without any sign of life is opened anew', async () => {
  waitIn();
  await settle();
  await streams.last().tell(1, 'resync', { uid: '7' });
  await settle(39_000);
  await streams.last().send(':\n\n');
  await settle(39_000);
  expect(streams.all()).toHaveLength(1);
  await settle(4_000);
  expect(streams.all()).toHaveLength(2);
});

test('a hidden page has no connection; visible again it reads what it shows, then hears what it missed', async () => {
  const page = waitIn();
  await settle();
  await streams.last().tell(5, 'resync', { uid: '7' });
  turn('hidden');
  await settle();
  expect(streams.last().isOpen()).toBe(false);
  turn('visible');
  expect(page.told()).toEqual(['resync']);
  await settle();
  expect(streams.last().request.headers).toMatchObject({ 'Last-Event-ID': '5' });
  await streams.last().tell(6, 'points', points('7', 30));
  expect(page.told().at(-1)).toBe('+30');
});

test('with the last page that waits, everything ends', async () => {
  const page = waitIn();
  const second = page.live.wait(() => undefined);
  await settle();
  page.end();
  expect(streams.last().isOpen()).toBe(true);
  second();
  await settle(600_000);
  expect(streams.all()).toHaveLength(1);
  expect(streams.last().isOpen()).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that joins is told to read what it shows, since it heard nothing before', async () => {
  const page = waitIn();
  await settle();
  await streams.last().tell(5, 'points', points('7', 30));
  const joined: LiveMessage[] = [];
  ends.push(page.live.wait((message) => joined.push(message)));
  expect(joined).toEqual([{ event: 'resync', news: { uid: '7' } }]);
  expect(page.told()).toEqual(['+30']);
});

test('what is about another member is dropped; after a change of the member the stream is that of the new one', async () => {
  const page = waitIn('7');
  await settle();
  await streams.last().tell(5, 'points', points('8', 30));
  expect(page.heard).toEqual([]);
  const before = streams.last();
  page.session$.next(member('8'));
  await settle();
  expect(before.isOpen()).toBe(false);
  await before.tell(6, 'points', points('7', 50));
  expect(page.heard).toEqual([]);
  expect(streams.last().request.address).toBe('http://api.test/customers/8/events');
  expect(streams.last().request.headers).not.toHaveProperty('Last-Event-ID');
  page.session$.next({ kind: 'visitor' });
  await settle(600_000);
  expect(streams.all()).toHaveLength(2);
  expect(streams.last().isOpen()).toBe(false);
});

test('Q-140 the count of unread messages goes to the header', async () => {
  const page = waitIn();
  await settle();
  await streams.last().tell(1, 'unread', { uid: '7', count: 3 });
  expect(page.publish).toHaveBeenCalledWith('unread-count-changed', { version: 1, count: 3 });
});

describe('several tabs', () => {
  let tabs: ReturnType<typeof fakeTabs>;
  beforeEach(() => {
    tabs = fakeTabs();
  });
  afterEach(() => {
    tabs.restore();
  });

  test('share one connection, and each hears each message once', async () => {
    const first = waitIn('7', true);
    await settle();
    await streams.last().tell(5, 'resync', { uid: '7' });
    const second = waitIn('7', true);
    await settle();
    expect(second.told()).toEqual([]);
    await streams.last().tell(6, 'points', points('7', 30));
    expect(streams.all()).toHaveLength(1);
    expect(first.told().filter((text) => text === '+30')).toHaveLength(1);
    expect(second.told()).toEqual(['+30']);
  });

  test('the next tab takes the connection over, behind what it heard from the first', async () => {
    const first = waitIn('7', true);
    const second = waitIn('7', true);
    await settle();
    await streams.last().tell(6, 'points', points('7', 30));
    first.end();
    await settle();
    expect(streams.all()).toHaveLength(2);
    expect(streams.last().request.headers).toMatchObject({ 'Last-Event-ID': '6' });
    await streams.last().tell(7, 'points', points('7', 50));
    expect(second.told()).toEqual(['+30', '+50']);
    expect(first.told()).toEqual(['+30']);
  });

  test('with another member have nothing in common', async () => {
    const first = waitIn('7', true);
    const other = waitIn('8', true);
    await settle();
    expect(streams.all()).toHaveLength(2);
    await streams.all()[0]?.tell(6, 'points', points('7', 30));
    expect(first.told()).toEqual(['+30']);
    expect(other.told()).toEqual([]);
  });

  test('inside the page of a partner nothing is shared', async () => {
    waitIn('7', false);
    waitIn('7', false);
    await settle();
    expect(streams.all()).toHaveLength(2);
    expect(tabs.used()).toBe(false);
  });
});

test('the code comes with the first page that waits, and one that has left by then hears nothing', async () => {
  jest.useRealTimers();
  const live = lazyLive({
    api: 'http://api.test',
    session$: new BehaviorSubject<Session>(member('7')),
    tokens: { fresh: () => Promise.resolve(null), renew: () => Promise.reject(new Error()) },
    bus: { publish: () => undefined },
    shared: false,
  });
  const add = jest.spyOn(document, 'addEventListener');
  live.wait(() => undefined)();
  ends.push(live.wait(() => undefined));
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(add.mock.calls.filter(([name]) => name === 'visibilitychange')).toHaveLength(1);
  jest.useFakeTimers();
});
