import { readAddresses } from '@mrw/shared-contracts/addresses';
import { inboxMessage } from '@mrw/shared-contracts/api/inbox';
import { cashOffer } from '@mrw/shared-contracts/api/points';
import { pushKey, pushMessage, type PushSubscriptionRequest } from '@mrw/shared-contracts/api/push';
import * as z from 'zod/mini';
import { freePort } from '../../tools/testing/partner-shop';
import type { Client } from '../../tools/testing/sandbox';
import { read, startOwnSandbox } from '../../tools/testing/use-sandbox';
import { createClock } from '../clock';
import type { Received } from '../telemetry/received';
import { vapidKey } from './keys';

jest.setTimeout(60_000);

const noon = Date.parse('2026-11-28T12:00:00+08:00');
const hour = 3_600;
const day = 24 * hour;
const [newKey, oldKey] = [1, 2].map((byte) => vapidKey(Buffer.alloc(32, byte).toString('base64url')));
if (!newKey || !oldKey) throw new Error('two keys');

let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
const counted: Received[] = [];

beforeAll(async () => {
  const port = await freePort();
  sandbox = await startOwnSandbox({
    addresses: readAddresses({ MRW_PORT_API: String(port) }),
    clock: createClock(() => noon),
    push: { keys: [newKey, oldKey], hosts: ['push.example'] },
    exporter: { add: (_added, all) => counted.push(...all), stop: () => Promise.resolve() },
  });
  await sandbox.start(port);
});
beforeEach(async () => {
  await sandbox.context.push?.run();
  await sandbox.reset();
  counted.length = 0;
});
afterAll(() => sandbox.stop());

const tools = (path: string, payload: object = {}) => sandbox.visitor.post(`/sandbox/${path}`, payload);
const setClock = (offset_s: number) => tools('clock', { offset_s });
const device = z.object({
  id: z.string(),
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});
const kept = z.object({
  messages: z.array(
    z.object({ ttl: z.number(), topic: z.string(), urgency: z.string(), message: pushMessage }),
  ),
});

/** A device of the push service on this machine that a member lets messages come to. */
async function deviceOf(client: Client, change: Partial<PushSubscriptionRequest> = {}) {
  const server_key = change.server_key ?? newKey?.public ?? '';
  const { id, endpoint, keys } = read(device, await tools('push_service', { server_key }));
  const asked = {
    endpoint,
    keys,
    server_key,
    language: 'en',
    kinds: ['payment', 'used', 'claim', 'gift', 'expiry'],
    details: false,
    ...change,
  };
  const subscribe = () => client.post('/customers/{uid}/push_subscriptions', asked);
  expect((await subscribe()).status).toBe(201);
  return {
    asked,
    endpoint,
    subscribe,
    /** What was sent to it so far. */
    got: async () => read(kept, await sandbox.visitor.get(`/sandbox/push_service/${id}`)).messages,
    answerWith: (status: number, retry_after?: string) =>
      tools(`push_service/${id}/answer`, { status, ...(retry_after ? { retry_after } : {}) }),
    end: () => sandbox.visitor.call('DELETE', `/sandbox/push_service/${id}`),
  };
}

async function pay(client: Client) {
  const offer = read(cashOffer, await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 5 }));
  await tools('staff/scan', { code: offer.code });
  expect((await tools('staff/confirm', { code: offer.code })).status).toBe(200);
  return offer;
}
const give = () => tools('admin/grant', { member: 'demo-level2', campaign: '101', quantity: 1, by: 'ADMIN' });
const stored = () => sandbox.rows('SELECT endpoint FROM push_subscriptions');
const held = () => sandbox.rows('SELECT id FROM push_outbox WHERE sent_at IS NULL');
const codes = () => counted.filter(({ kind }) => kind === 'push').map(({ code }) => code);

test('a payment is told to the device that wants it: signed, encrypted, without what it was for', async () => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client);
  const { key } = await pay(client);
  expect(await phone.got()).toEqual([
    {
      ttl: hour,
      topic: expect.stringMatching(/^[\w-]{32}$/),
      urgency: 'high',
      message: {
        web_push: 8030,
        mutable: true,
        uid: client.uid,
        kind: 'payment',
        id: key,
        notification: {
          title: 'A payment went through',
          body: 'Press to see it in your account.',
          lang: 'en',
          tag: `payment ${key}`,
          navigate: 'http://localhost:8080/activity_log',
        },
      },
    },
  ]);
  expect(codes()).toEqual(['sent']);
});

test('with details, in the language of the device', async () => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client, { language: 'zh-Hant', details: true });
  await pay(client);
  expect((await phone.got())[0]?.message.notification).toMatchObject({
    title: '一筆付款已完成',
    body: '現金獎賞 5',
    lang: 'zh-Hant',
  });
});

test('the message of the inbox stays, for members with such a device only', async () => {
  const client = await sandbox.logIn('demo-level2');
  const newest = async () =>
    read(z.array(inboxMessage), await client.get('/customers/{uid}/inbox_messages'))[0];
  const before = await newest();
  await give();
  expect(await newest()).toEqual(before);
  await deviceOf(client);
  await give();
  expect(await newest()).toMatchObject({
    title: 'You got a gift',
    url: expect.stringMatching(/^\/coupon\/\d+$/),
  });
});

test('a member who wants each spend told gets one message of a payment, with the way to the lock', async () => {
  const client = await sandbox.logIn('demo-level2');
  const messages = async () =>
    read(z.array(inboxMessage), await client.get('/customers/{uid}/inbox_messages'));
  const before = await messages();
  const phone = await deviceOf(client);
  expect((await client.call('PUT', '/customers/{uid}/spend_lock', { alerts: true })).status).toBe(200);
  await pay(client);
  expect(await phone.got()).toHaveLength(1);
  const [paid, ...others] = await messages();
  // A page of the inbox: the oldest one has moved to the next.
  expect(others).toEqual(before.slice(0, others.length));
  expect(paid).toMatchObject({
    title: 'A payment went through',
    content: '5 cash dollars\n\nWas it not you? Lock spending under Security in My account.',
    url: '/user/myAccount',
  });
});

test('nothing is sent of an act that is undone, and a kind that is not wanted is not sent', async () => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client, { kinds: ['claim'] });
  await pay(client);
  await expect(
    sandbox.context.connection.db.transaction(async (tx) => {
      await tx.execute('SELECT 1');
      const { announce } = await import('./announce');
      await announce({ tx, now: new Date(noon) }, Number(client.uid), {
        kind: 'claim',
        item: 'claim-1',
        path: '/transactionDetail/1',
        news: {},
      });
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await phone.got()).toEqual([]);
});

test('a decided claim and a used coupon are told', async () => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client, { details: true });
  await tools('admin/claim/approve', { claim: '3001' });
  await tools('admin/use', { coupon: '1001', by: 'ADMIN' });
  // Both are sent at once: either may come first.
  const told = (await phone.got()).map(({ message }) => [message.kind, message.notification.navigate]);
  expect(told.toSorted()).toEqual([
    ['claim', 'http://localhost:8080/transactionDetail/3001'],
    ['used', 'http://localhost:8080/coupon/1001'],
  ]);
});

test('at night a gift waits for 08:00, and is dropped when it is over by then', async () => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client);
  await setClock(11 * hour);
  await give();
  await give();
  expect(await phone.got()).toEqual([]);
  const [gift] = await sandbox.rows('SELECT item FROM push_outbox ORDER BY id');
  const coupon = z.object({ item: z.string() }).parse(gift).item.replace('coupon-', '');
  await tools('admin/reclaim', { coupon, by: 'ADMIN' });
  await setClock(20 * hour - 1);
  expect(await phone.got()).toEqual([]);
  await setClock(20 * hour);
  const [first, ...others] = await phone.got();
  expect(others).toEqual([]);
  expect(first?.message.id).not.toBe(`coupon-${coupon}`);
  expect(codes().sort()).toEqual(['over', 'sent']);
});

test('of what ends soon a member is reminded once, and not of what was used', async () => {
  await setClock(4 * day);
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client, { details: true });
  expect((await tools('jobs/reminders')).body).toEqual({ done: expect.any(Number) });
  const told = (await phone.got()).map(({ message }) => message.id);
  expect(told).toContain('coupon-1019');
  expect((await tools('jobs/reminders')).body).toEqual({ done: 0 });
  // A device that is new has no part in what was said.
  const tablet = await deviceOf(client);
  await tools('jobs/reminders');
  expect(await tablet.got()).toEqual([]);
});

test('404 and 410 end a subscription; other refusals end the message; 429 is tried again when asked', async () => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client);
  await phone.answerWith(429, '120');
  await pay(client);
  expect(await phone.got()).toEqual([]);
  await setClock(119);
  expect(await phone.got()).toEqual([]);
  await setClock(120);
  expect(await phone.got()).toHaveLength(1);
  await phone.answerWith(413);
  await pay(client);
  expect(await phone.got()).toHaveLength(1);
  expect(await held()).toEqual([]);
  await phone.end();
  await pay(client);
  await sandbox.context.push?.run();
  expect(await stored()).toEqual([]);
  expect(codes()).toEqual(['later', 'sent', 'refused', 'gone']);
});

test('subscriptions of the key before a rotation go on, and new ones have the new key', async () => {
  const client = await sandbox.logIn('demo-level2');
  expect(read(pushKey, await sandbox.visitor.get('/push_key')).key).toBe(newKey.public);
  const phone = await deviceOf(client, { server_key: oldKey.public });
  await pay(client);
  expect(await phone.got()).toHaveLength(1);
});

test.each([
  ['of an unknown push service', { endpoint: 'https://attacker.example/a' }, 'endpoint'],
  ['of a key that is none of the server', { server_key: 'A'.repeat(87) }, 'server_key'],
  ['without a kind', { kinds: [] }, 'kinds'],
  ['with keys that are none', { keys: { p256dh: 'short', auth: 'short' } }, 'keys'],
])('a subscription %s is refused', async (_, change, field) => {
  const client = await sandbox.logIn('demo-level2');
  const { asked } = await deviceOf(client);
  const answer = await client.post('/customers/{uid}/push_subscriptions', { ...asked, ...change });
  expect(answer).toMatchObject({ status: 400, body: { [field]: expect.anything() } });
});

test('a device belongs to the member who is logged in on it', async () => {
  await setClock(11 * hour);
  const one = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(one);
  const other = await sandbox.logIn('demo-level1');
  const foreign = await one.post(`/customers/${other.uid}/push_subscriptions`, phone.asked);
  expect(foreign.status).toBe(403);
  await give();
  expect(await held()).toHaveLength(1);
  await other.post('/customers/{uid}/push_subscriptions', phone.asked);
  expect(await held()).toEqual([]);
  expect(await sandbox.rows('SELECT member_id FROM push_subscriptions')).toEqual([
    { member_id: Number(other.uid) },
  ]);
  const ended = await one.call('DELETE', '/customers/{uid}/push_subscriptions', { endpoint: phone.endpoint });
  expect(ended.body).toEqual({ id: null });
  expect(await stored()).toHaveLength(1);
});

test('the same device again keeps what is held for it, and of eleven the first goes', async () => {
  await setClock(11 * hour);
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client);
  await give();
  expect((await phone.subscribe()).status).toBe(201);
  expect(await held()).toHaveLength(1);
  for (let more = 0; more < 10; more += 1) await deviceOf(client);
  expect(await stored()).toHaveLength(10);
  expect(await stored()).not.toContainEqual({ endpoint: phone.endpoint });
});

test.each<[string, (client: Client) => Promise<unknown>]>([
  [
    'its log-out',
    (client) =>
      sandbox.api.inject({
        url: '/auth/revoke',
        headers: { authorization: `Bearer ${client.tokens.refresh}` },
      }),
  ],
  [
    'the deletion of the account',
    (client) => client.call('DELETE', '/customers/{uid}', { password: 'Demo1234' }),
  ],
])('after %s nothing is stored or held for a device', async (_, leave) => {
  await setClock(11 * hour);
  const client = await sandbox.logIn('demo-level2');
  await deviceOf(client);
  await give();
  await leave(client);
  expect([await stored(), await held()]).toEqual([[], []]);
});

test.each<[string, (uid: string) => Promise<unknown>]>([
  ['of a disabled member', () => tools('admin/disable-member', { member: 'demo-level2' })],
  ['whose log-in cannot be renewed any more', () => sandbox.rows('DELETE FROM refresh_tokens')],
])('a device %s gets nothing', async (_, end) => {
  const client = await sandbox.logIn('demo-level2');
  const phone = await deviceOf(client);
  await setClock(11 * hour);
  await give();
  await end(client.uid);
  await setClock(20 * hour);
  expect(await phone.got()).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a password that is new ends the devices of the other sessions', async () => {
  const [here, elsewhere] = [await sandbox.logIn('demo-level2'), await sandbox.logIn('demo-level2')];
  const [phone] = [await deviceOf(here), await deviceOf(elsewhere)];
  await here.call('PUT', '/users/{uid}/password', { new_password: 'Another9' });
  expect(await stored()).toEqual([{ endpoint: phone.endpoint }]);
});

test('without push there is no such call', async () => {
  const plain = await startOwnSandbox({ push: null });
  const client = await plain.logIn('demo-level2');
  expect((await plain.visitor.get('/push_key')).status).toBe(404);
  expect((await client.post('/customers/{uid}/push_subscriptions', {})).status).toBe(404);
  await plain.stop();
});
