import { failureOf } from '@mrw/shared-contracts';
import fc from 'fast-check';
import { storedOf } from './testing/service';
import { openTab, sessionServer, sharedStorage, type RefreshFault } from './testing/stress';

const everything = Boolean(process.env['MRW_FAULTS']);
const minute = 60_000;
const hour = 60 * minute;

const setup = () => {
  const server = sessionServer();
  const storage = sharedStorage(server);
  const clock = { now: 1_000 };
  return { server, storage, clock, tab: openTab(server, storage, clock) };
};
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
/** All pending work that needs no response is done. */
const onItsWay = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
const kindOf = (error: unknown) => failureOf(error).kind;

test(`100 calls that meet 401 at once: one refresh, every call sent twice and answered, in ${everything ? 100 : 10} rounds`, async () => {
  for (let round = 0; round < (everything ? 100 : 10); round += 1) {
    const { server, tab } = setup();
    const old = server.access();
    server.expire();
    const answers = await Promise.all(times(100, (index) => tab.http.other.get(`/stores/${String(index)}`)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(server.refreshes).toHaveLength(1);
    for (const index of times(100, (at) => at))
      expect(
        server.sent.filter(({ url }) => url === `/stores/${String(index)}`).map(({ bearer }) => bearer),
      ).toEqual([old, server.access()]);
    expect(tab.ends).toEqual([]);
  }
});

test('100 calls that are refused with the new token too: one refresh, one end of the session, no loop', async () => {
  const { server, tab } = setup();
  server.expire();
  // The refresh succeeds, and its token is expired when it arrives.
  server.deliverWith((answer) => {
    if (server.refreshes.length > 0 && server.sent.length === 100) server.expire();
    return Promise.resolve(answer);
  });
  const results = await Promise.allSettled(times(100, () => tab.http.other.get('/stores')));
  expect(server.refreshes).toHaveLength(1);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(server.sent.filter(({ url }) => url === '/stores')).toHaveLength(200);
  expect(tab.ends).toEqual(['refresh-refused']);
});

/** Fifty calls get 401, and their shared refresh fails: each call gets the error after one request. */
async function failTogether(fault: RefreshFault) {
  const parts = setup();
  parts.server.expire();
  parts.server.failRefresh(fault);
  const results = await Promise.allSettled(times(50, () => parts.tab.http.other.get('/stores')));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(parts.server.refreshes).toHaveLength(1);
  return parts;
}

const refusals: readonly (readonly [string, RefreshFault])[] = [
  ['400', { status: 400, body: { detail: 'no' } }],
  ['401', { status: 401, body: { detail: 'Token is invalid or expired.' } }],
  ['a text', { status: 200, body: '<html>' }],
  ['an empty object', { status: 200, body: {} }],
  ['numbers for tokens', { status: 200, body: { access: 1, refresh: 2 } }],
];

test.each(refusals)('a refresh that answers %s ends the session once, for all who wait', async (_, fault) => {
  const { server, storage, tab } = await failTogether(fault);
  expect(tab.ends).toEqual(['refresh-refused']);
  expect(storage.read()).toBeNull();
  expect((await tab.http.other.get('/stores')).status).toBe(200);
  expect(server.sent.at(-1)?.bearer).toBeNull();
});

const unreachable: readonly (readonly [string, RefreshFault])[] = [
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['a broken connection', 'network'],
  ['a time limit', 'timeout'],
];

test.each(unreachable)(
  'a refresh that meets %s keeps the session: who waits is told, the next call works',
  async (_, fault) => {
    const { server, storage, tab } = await failTogether(fault);
    expect(tab.ends).toEqual([]);
    expect(storage.read()?.refresh).toBe('r0');
    server.failRefresh(null);
    expect((await tab.http.other.get('/stores')).status).toBe(200);
    expect(storage.read()?.access).toBe(server.access());
  },
);

test('a refresh without a response ends no session, and no second one is sent meanwhile', async () => {
  const { server, tab } = setup();
  server.expire();
  server.failRefresh('hang');
  const settled = jest.fn();
  for (const call of times(20, () => tab.http.other.get('/stores'))) call.then(settled, settled);
  await onItsWay();
  expect(settled).not.toHaveBeenCalled();
  expect(tab.ends).toEqual([]);
});

test('ten tabs that wake together: one refresh behind the lock, at most one each without it', async () => {
  for (const hasLocks of [true, false]) {
    const server = sessionServer();
    const storage = sharedStorage(server);
    const clock = { now: 1_000 };
    let turn: Promise<unknown> = Promise.resolve();
    const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
      const mine = turn.then(work);
      turn = mine.catch(() => undefined);
      return mine;
    };
    const tabs = times(10, () => openTab(server, storage, clock, hasLocks ? inTurn : (work) => work()));
    clock.now += 55 * minute;
    const answers = await Promise.all(tabs.flatMap((tab) => times(5, () => tab.http.other.get('/stores'))));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    if (hasLocks) expect(server.refreshes).toHaveLength(1);
    else expect(server.refreshes.length).toBeLessThanOrEqual(10);
    expect(tabs.flatMap(({ ends }) => ends)).toEqual([]);
  }
});

test.each([hour, -hour, 24 * hour, -24 * hour])(
  'a clock that jumps by %p ms costs two tabs one refresh between them',
  async (jump) => {
    const server = sessionServer();
    const storage = sharedStorage(server);
    const clock = { now: 100 * hour };
    storage.write(storedOf('1', { access: server.access(), refresh: 'r0', receivedAt: clock.now }));
    const [one, two] = [openTab(server, storage, clock), openTab(server, storage, clock)];
    clock.now += jump;
    await one.http.other.get('/stores');
    clock.now += minute;
    await two.http.other.get('/stores');
    expect(server.refreshes).toHaveLength(1);
    expect(storage.read()?.access).toBe(server.access());
    expect([...one.ends, ...two.ends]).toEqual([]);
  },
);

test('a call of one member is not sent again in the name of the next', async () => {
  const { server, tab } = setup();
  let release: () => void = () => undefined;
  server.deliverWith(
    (answer) =>
      new Promise((resolve) => {
        release = () => {
          resolve(answer);
        };
      }),
  );
  const late = tab.http.other.post('/customers/1/orders').catch(kindOf);
  await onItsWay();
  tab.tokens.set({ ...server.logIn('2'), receivedAt: 1_000 });
  release();
  await late;
  expect(server.sent).toHaveLength(1);
  expect(tab.ends).toEqual([]);
});

test(`whatever happens in whatever order, ${everything ? '10,000' : '100'} times: every call settles, none loops, no call is sent for another member`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.constantFrom('call', 'call', 'call', 'abort', 'expire', 'log out', 'log in'), {
        minLength: 2,
        maxLength: 14,
      }),
      async (scheduler, steps) => {
        const { server, tab } = setup();
        server.deliverWith((answer) => scheduler.schedule(Promise.resolve(answer)));
        const calls: Promise<unknown>[] = [];
        const starts = steps.map((kind, index) => ({
          label: `${String(index)} ${kind}`,
          builder: () => {
            const url = `/stores/${String(index)}`;
            if (kind === 'expire') server.expire();
            if (kind === 'log out') calls.push(tab.sessions.logout('asked'));
            if (kind === 'log in') tab.tokens.set({ ...server.logIn(String(index + 2)), receivedAt: 1_000 });
            if (kind === 'call' || kind === 'abort') {
              const controller = new AbortController();
              calls.push(tab.http.other.get(url, { signal: controller.signal }));
              if (kind === 'abort') controller.abort();
            }
            return Promise.resolve();
          },
        }));
        scheduler.scheduleSequence(starts);
        await scheduler.waitIdle();
        await Promise.allSettled(calls);
        const expirations = steps.filter((kind) => kind === 'expire' || kind === 'log in').length;
        expect(server.refreshes.length).toBeLessThanOrEqual(expirations);
        expect(new Set(server.refreshes).size).toBe(server.refreshes.length);
        for (const index of steps.keys()) {
          const bearers = server.sent
            .filter(({ url }) => url === `/stores/${String(index)}`)
            .map(({ bearer }) => bearer);
          expect(bearers.length).toBeLessThanOrEqual(2);
          expect(new Set(bearers.map((bearer) => bearer?.split('.')[1])).size).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: everything ? 10_000 : 100 },
  );
});
