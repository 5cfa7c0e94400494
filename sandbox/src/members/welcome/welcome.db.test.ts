import { customer, type Welcome } from '@mrw/shared-contracts/api/customers';
import { inboxMessage } from '@mrw/shared-contracts/api/inbox';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import { read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

async function join(): Promise<Client> {
  const answer = await sandbox.signOn.signUp({
    contact: { method: 'email', email: 'fresh@example.test' },
    password: 'Fresh123',
    firstName: 'Lily',
    lastName: 'Ho',
  });
  return sandbox.enter(answer.kind === 'ok' ? answer.code : answer.kind);
}
const welcomeOf = async (client: Client): Promise<Welcome | null | undefined> =>
  read(customer, await client.get('/customers/{uid}')).welcome;

test('a new member is welcomed with the points for joining, for 14 days', async () => {
  const client = await join();
  expect(await welcomeOf(client)).toMatchObject({ points: 100, done: [] });
  const joined = (days: number) =>
    sandbox.running.rows(
      `UPDATE members SET created_at = now() - interval '${days} days' WHERE id = ${client.uid}`,
    );
  await joined(13.9);
  expect(await welcomeOf(client)).toMatchObject({ points: 100 });
  await joined(14);
  expect(await welcomeOf(client)).toBeNull();
  expect(await welcomeOf(await sandbox.logIn('demo-level2'))).toBeNull();
});

test('a scanned card, a claim and an offer are steps; what a rule gave is none', async () => {
  const client = await join();
  await client.post('/customers/{uid}/campaign_participation_records', {
    campaign: '301',
    qr_code: 'EARN-301',
  });
  expect(await welcomeOf(client)).toMatchObject({ done: [] });
  const { membership_id } = read(customer, await client.get('/customers/{uid}'));
  const time = Math.floor(Date.now() / 1_000);
  const code = JSON.stringify({ uid: client.uid, membership_id, time });
  expect((await sandbox.tools('staff/card', { code, amount: 100 })).status).toBe(201);
  expect(await welcomeOf(client)).toMatchObject({ done: ['CARD'] });
  const got = await client.post('/customers/{uid}/campaign_participation_records', {
    campaign: '118',
    desired_coupon_quantity: 1,
  });
  expect(got.status).toBe(201);
  expect(await welcomeOf(client)).toMatchObject({ done: ['CARD', 'OFFER'] });
  await sandbox.running.rows(
    `INSERT INTO claims (member_id, store_id, invoice_id, date, total_value, status, creation_date, last_modified_date)
     VALUES (${client.uid}, 1, 'R-1', now(), 80, 'REJECTED', now(), now())`,
  );
  expect(await welcomeOf(client)).toMatchObject({ done: ['CARD', 'CLAIM', 'OFFER'] });
});

test.each([
  [
    'en',
    'Welcome, Lily',
    /^You got 100 points for joining\.\n\nYou can have these now: .+, .+, .+\.\n\nThree/,
  ],
  ['zh-Hant', 'Lily，歡迎加入', /^你已獲得 100 積分的入會獎賞。\n\n你現在可以兌換：.+、.+、.+。\n\n首三步/],
  ['zh-Hans', 'Lily，欢迎加入', /^你已获得 100 积分的入会奖励。\n\n你现在可以兑换：.+、.+、.+。\n\n前三步/],
])('the inbox says the same in %s', async (language, title, content) => {
  const client = await join();
  const { headers } = { headers: { authorization: `Bearer ${client.tokens.access}` } };
  const url = `/customers/${client.uid}/inbox_messages`;
  const answer = await sandbox.api.inject({ url, headers: { ...headers, 'accept-language': language } });
  const messages = z.array(inboxMessage).parse(answer.json());
  expect(messages).toMatchObject([{ title, content: expect.stringMatching(content), is_read: false }]);
});

test('the offers of the message are those that the member can have', async () => {
  const client = await join();
  const [message] = read(z.array(inboxMessage), await client.get('/customers/{uid}/inbox_messages'));
  const url = '/campaigns?filter[max_points]=100&filter[is_available]=true';
  const offers = read(z.array(z.object({ name: z.string() })), await client.get(url));
  const named = offers.filter(({ name }) => message?.content.includes(`${name} (`));
  expect(named).toHaveLength(3);
});
