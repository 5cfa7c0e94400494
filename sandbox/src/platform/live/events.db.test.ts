import { cashOffer } from '@mrw/shared-contracts/api/points';
import { memberCode } from '@mrw/shared-contracts/member/member-code';
import * as z from 'zod/mini';
import { openEvents } from '../../tools/testing/event-reader';
import type { Client } from '../../tools/testing/sandbox';
import { parallel, read, startOwnSandbox } from '../../tools/testing/use-sandbox';
import type { Received } from '../telemetry/received';
import { tell } from './tell';

jest.setTimeout(60_000);

let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let origin = '';
const counted: Received[] = [];
const opened: Awaited<ReturnType<typeof openEvents>>[] = [];

beforeAll(async () => {
  sandbox = await startOwnSandbox({
    exporter: {
      add: (_added, all) => counted.push(...all),
      stop: () => Promise.resolve(),
    },
  });
  origin = await sandbox.api.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => sandbox.reset());
afterEach(async () => {
  for (const events of opened.splice(0)) await events.cut();
});
afterAll(() => sandbox.stop());

const tools = (path: string, payload: object = {}) => sandbox.visitor.post(`/sandbox/${path}`, payload);
const setClock = (offset_s: number) => tools('clock', { offset_s });
const open = async (client: Client, lastId: string | null = null, language = 'en') => {
  const events = await openEvents(origin, {
    uid: client.uid,
    access: client.tokens.access,
    lastId,
    headers: { 'accept-language': language },
  });
  opened.push(events);
  return events;
};
type Events = Awaited<ReturnType<typeof open>>;
const namesOf = (events: Events) => events.told.map(({ name }) => name);
const changesOf = (events: Events) =>
  events.told.flatMap(({ name, data }) => (name === 'points' ? [data['change']] : []));
const addPoints = (member: string, points: number) => tools('admin/points', { member, points });
/** Until as many changes of points were told. */
const heard = async (events: Events, times: number) => {
  await events.until(() => changesOf(events).length >= times);
  return changesOf(events);
};
/** Seconds until the API has ended a stream. */
const secondsUntilEnd = async (events: Events) => {
  const began = Date.now();
  await events.ended;
  return (Date.now() - began) / 1000;
};

test('Q-190 a page without a last id is told to read the state, and then what happens', async () => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  expect(Object.fromEntries(events.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  await events.first('resync');
  const { key, code } = read(
    cashOffer,
    await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 }),
  );
  await tools('staff/scan', { code });
  await tools('staff/confirm', { code });
  await tools('staff/confirm', { code });
  await addPoints('demo-level2', 7);
  await heard(events, 2);
  expect(namesOf(events)).toEqual(['resync', 'payment', 'points', 'payment', 'points']);
  const uid = client.uid;
  expect(events.told.map(({ data }) => data)).toEqual([
    { uid },
    expect.objectContaining({ uid, key, status: 'SCANNED', cash_dollar: 1, store: null }),
    { uid, change: -1000, balance: expect.any(Number), reason: 'CASH_DOLLAR_USED' },
    expect.objectContaining({ uid, key, status: 'CONFIRMED' }),
    { uid, change: 7, balance: expect.any(Number), reason: 'POINTS_ADDED_BY_ADMIN' },
  ]);
  const [, scanned, taken, confirmed] = events.told.map(({ data }) => data['balance']);
  expect([taken, confirmed]).toEqual([scanned, scanned]);
});

test('Q-190 what a till refuses is heard with its reason', async () => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  const { key, code } = read(
    cashOffer,
    await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 }),
  );
  await client.post('/customers/{uid}/point_to_cash/cancel', { key });
  expect((await tools('staff/scan', { code })).status).toBe(409);
  await events.until(() => events.told.some(({ data }) => data['status'] === 'REFUSED'));
  const [coupon] = z
    .array(z.object({ id: z.number(), code: z.string() }))
    .parse(
      await sandbox.rows(
        `UPDATE coupons SET expiry_date = now() - INTERVAL '1 day' WHERE id = 1001 RETURNING id, code`,
      ),
    );
  expect((await tools('staff/coupon', { code: coupon?.code })).status).toBe(400);
  await events.first('coupon');
  expect(events.told.slice(1).map(({ data }) => data)).toEqual([
    expect.objectContaining({ key, status: 'CANCELLED' }),
    expect.objectContaining({ key, status: 'REFUSED', detail: expect.stringContaining('CANCELLED') }),
    expect.objectContaining({ id: '1001', state: 'REFUSED', used_at: null, detail: 'Coupon is expired.' }),
  ]);
});

test('Q-190 a use, a claim and the unread count are told; the store in the language of the page', async () => {
  const client = await sandbox.logIn('demo-level2');
  const [english, chinese] = [await open(client), await open(client, null, 'zh-Hant')];
  const [store] = z
    .array(z.object({ code: z.string(), en: z.string(), zh: z.string() }))
    .parse(
      await sandbox.rows(
        `SELECT staff_code AS code, name->>'en' AS en, name->>'zh-Hant' AS zh FROM stores WHERE id = 1`,
      ),
    );
  expect((await client.post('/coupons/1001/usage_record', { staff_code: store?.code })).status).toBe(201);
  await client.post('/customers/{uid}/inbox_messages_deletion', { ids: ['1'] });
  await tools('admin/claim/reject', { claim: '3001' });
  for (const [events, name] of [
    [english, store?.en],
    [chinese, store?.zh],
  ] as const) {
    expect(await events.first('coupon')).toEqual({
      uid: client.uid,
      id: '1001',
      state: 'USED_OR_EXPIRED',
      store: name,
      used_at: expect.any(String),
    });
    expect(await events.first('claim')).toEqual({ uid: client.uid, id: '3001', status: 'REJECTED' });
    expect(await events.first('unread')).toEqual({ uid: client.uid, count: expect.any(Number) });
  }
});

test('Q-190 a scanned card earns once for each receipt, and only for ten minutes', async () => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  const rows = await sandbox.rows(`SELECT membership_id FROM members WHERE id = ${client.uid}`);
  const [member] = z.array(z.object({ membership_id: z.string() })).parse(rows);
  const codeOf = (secondsAgo: number) =>
    memberCode(
      { uid: client.uid, membershipId: member?.membership_id ?? '' },
      sandbox.context.clock.now().getTime() - secondsAgo * 1000,
    );
  const scan = async (payload: object) => {
    const { status, body } = await tools('staff/card', payload);
    return [status, body];
  };
  const code = codeOf(590);
  expect(await scan({ code, amount: 30.9 })).toEqual([201, { points: 30 }]);
  expect(await scan({ code, amount: 30.9 })).toEqual([409, { detail: 'This receipt has earned already.' }]);
  expect(await scan({ code, amount: 31, receipt: 'A-１' })).toEqual([201, { points: 31 }]);
  expect(await scan({ code: codeOf(1), amount: 31, receipt: 'a-1 ' })).toEqual([
    409,
    { detail: 'This receipt has earned already.' },
  ]);
  expect((await scan({ code: codeOf(610), amount: 30 }))[0]).toBe(400);
  expect((await scan({ code: codeOf(-700), amount: 30 }))[0]).toBe(400);
  expect((await scan({ code: code.replace(client.uid, '1003'), amount: 30 }))[0]).toBe(400);
  expect((await scan({ code: 'CD12', amount: 30 }))[0]).toBe(400);
  await addPoints('demo-level2', 1);
  await events.until(() => changesOf(events).includes(1));
  const general = events.told.filter(({ data }) => data['reason'] === 'GENERAL_PURCHASE');
  expect(general.map(({ data }) => data['change'])).toEqual([30, 31]);
});

test('Q-190 what happens at once is told in the order of its ids, each once, also after a break', async () => {
  const client = await sandbox.logIn('demo-level2');
  let events = await open(client);
  await events.first('resync');
  const told: { id: number; change: unknown }[] = [];
  const listen = async (times: number) => {
    await heard(events, times);
    await events.cut();
    for (const { id, name, data } of events.told)
      if (name === 'points') told.push({ id: Number(id), change: data['change'] });
  };
  for (let burst = 0; burst < 3; burst += 1) {
    const acts = parallel(20, (index) => addPoints('demo-level2', burst * 20 + index + 1));
    await listen(5);
    await acts;
    events = await open(client, String(told.at(-1)?.id));
  }
  await listen(60 - told.length);
  expect(told).toHaveLength(60);
  expect(told.map(({ id }) => id)).toEqual(told.map(({ id }) => id).toSorted((one, other) => one - other));
  expect(new Set(told.map(({ change }) => change))).toEqual(
    new Set(Array.from({ length: 60 }, (_, index) => index + 1)),
  );
});

test('Q-190 an id that is unknown, 15 minutes old or of before a reset is told to read the state', async () => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  await addPoints('demo-level2', 1);
  await heard(events, 1);
  const id = events.told.at(-1)?.id ?? '';
  expect(await (await open(client, '99999')).first('resync')).toEqual({ uid: client.uid });
  await setClock(890);
  await addPoints('demo-level2', 2);
  expect(await heard(await open(client, id), 1)).toEqual([2]);
  await setClock(910);
  const late = await open(client, id);
  await late.first('resync');
  expect(namesOf(late)).toEqual(['resync']);
  await sandbox.reset();
  const again = await open(await sandbox.logIn('demo-level2'), late.told[0]?.id);
  await again.first('resync');
  expect(namesOf(again)).toEqual(['resync']);
});

test('Q-190 of an act that is undone nothing is told', async () => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  await events.first('resync');
  const { connection, clock } = sandbox.context;
  const undone = connection.db.transaction(async (tx) => {
    await tell({ tx, now: clock.now() }, Number(client.uid), 'unread', { count: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await addPoints('demo-level2', 3);
  expect(await heard(events, 1)).toEqual([3]);
  expect(namesOf(events)).toEqual(['resync', 'points']);
});

test('Q-190 the events of another member are 403, without a token 401', async () => {
  const client = await sandbox.logIn('demo-level1');
  const other = await sandbox.logIn('demo-level2');
  const { access } = client.tokens;
  expect((await openEvents(origin, { uid: other.uid, access })).response.status).toBe(403);
  expect((await openEvents(origin, { uid: other.uid, access: '' })).response.status).toBe(401);
});

test.each([
  [
    'a log-out',
    async ({ tokens: { refresh } }: Client) => {
      const headers = { authorization: `Bearer ${refresh}` };
      return { status: (await sandbox.api.inject({ url: '/auth/revoke', headers })).statusCode };
    },
  ],
  [
    'a password set elsewhere',
    async () => {
      const elsewhere = await sandbox.logIn('demo-level2');
      return elsewhere.call('PUT', '/users/{uid}/password', { new_password: 'Another-1234' });
    },
  ],
  [
    'its end on another device',
    async () => (await sandbox.logIn('demo-level2')).call('DELETE', '/customers/{uid}/sessions?others=1'),
  ],
  ['the disabling of the member', () => tools('admin/disable-member', { member: 'demo-level2' })],
  [
    'the deletion of the account',
    (client: Client) => client.call('DELETE', '/customers/{uid}', { password: 'Demo1234' }),
  ],
  ['the end of its token', () => setClock(3_601)],
  ['a reset', () => tools('reset')],
])('Q-190 a stream ends within a second of %s', async (_what, act) => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  await events.first('resync');
  expect((await act(client)).status).toBeLessThan(300);
  expect(await secondsUntilEnd(events)).toBeLessThan(1);
});

test('Q-190 a member has five streams; a sixth is refused until one ends', async () => {
  const client = await sandbox.logIn('demo-level2');
  const five = await Promise.all(Array.from({ length: 5 }, () => open(client)));
  const sixth = await open(client);
  expect([sixth.response.status, sixth.response.headers.get('retry-after')]).toEqual([429, '15']);
  expect((await open(await sandbox.logIn('demo-level1'))).response.status).toBe(200);
  await five[0]?.cut();
  let again = await open(client);
  while (again.response.status === 429) again = await open(client);
  await addPoints('demo-level2', 4);
  for (const events of [...five.slice(1), again]) expect(await heard(events, 1)).toEqual([4]);
});

test.each([
  ['disabled', 'admin/disable-coupon', {}],
  ['taken back', 'admin/reclaim', { by: 'ADMIN' }],
])('Q-190 a coupon that is %s says so where its code is shown', async (_what, path, more) => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  await events.first('resync');
  expect((await tools(path, { coupon: '1001', ...more })).status).toBe(200);
  expect(await events.first('coupon')).toMatchObject({
    id: '1001',
    state: 'REFUSED',
    used_at: null,
    detail: 'Coupon has been disabled',
  });
});

test('Q-190 operators see streams that began and ended, and how late an event was sent; not what came before', async () => {
  const client = await sandbox.logIn('demo-level2');
  const first = await open(client);
  await addPoints('demo-level2', 1);
  await heard(first, 1);
  await addPoints('demo-level2', 2);
  await heard(first, 2);
  counted.length = 0;
  const second = await open(client, first.told.find(({ name }) => name === 'points')?.id);
  expect(await heard(second, 1)).toEqual([2]);
  await addPoints('demo-level2', 3);
  await heard(second, 2);
  await second.cut();
  const until = Date.now() + 5_000;
  while (Date.now() < until && !counted.some(({ code }) => code === 'ended'))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const live = counted.filter(({ kind }) => kind === 'live');
  // Both streams were told of the third act; the second act was over when the second stream began.
  expect(live.map(({ code }) => code).toSorted()).toEqual(['began', 'ended', 'lag', 'lag']);
  for (const { code, record } of live)
    expect(record).toEqual(code === 'lag' ? { value: expect.any(Number) } : {});
});
