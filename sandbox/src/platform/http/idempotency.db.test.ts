import { cashOffer } from '@mrw/shared-contracts/api/points';
import { details } from '@mrw/shared-contracts/api/errors';
import type { Client } from '../../tools/testing/sandbox';
import { account, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(120_000);

const sandbox = useSandbox();

/** A POST of a client with a key. */
const post = (client: Client, url: string, payload: object, key = 'one-intent') =>
  sandbox.api.inject({
    method: 'POST',
    url: url.replace('{uid}', client.uid),
    headers: { authorization: `Bearer ${client.tokens.access}`, 'idempotency-key': key },
    payload,
  });
const buy = (client: Client, campaign = '101') =>
  post(client, '/customers/{uid}/campaign_participation_records', { campaign, desired_coupon_quantity: 1 });

test('Q-199 the answer of a repeated call is the first one, byte for byte, and says that it is', async () => {
  const client = await sandbox.logIn('demo-race-a');
  const [first, second] = await Promise.all([buy(client), buy(client)]);
  expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
  const marks = [first, second].map(({ headers }) => headers['idempotency-replayed']);
  expect(marks.sort()).toEqual(['true', undefined]);
  expect(await account(client)).toMatchObject({ balance: 4_500 });
});

test('Q-199 a refusal is repeated too, when the same call would succeed by now', async () => {
  const client = await sandbox.logIn('demo-race-a');
  await sandbox.running.rows('UPDATE campaigns SET stock = 0 WHERE id = 101');
  const first = await buy(client);
  expect(first.json()).toEqual({ detail: details.soldOut });
  await sandbox.running.rows('UPDATE campaigns SET stock = 10 WHERE id = 101');
  expect([(await buy(client)).statusCode, (await buy(client)).body]).toEqual([400, first.body]);
  expect(await account(client)).toMatchObject({ balance: 5_000 });
});

test('Q-199 a failure leaves neither the act nor an answer: the repeated call is the first one', async () => {
  const client = await sandbox.logIn('demo-race-a');
  await sandbox.running.rows('ALTER TABLE coupons RENAME TO coupons_away');
  expect((await buy(client)).statusCode).toBe(500);
  await sandbox.running.rows('ALTER TABLE coupons_away RENAME TO coupons');
  expect(await account(client)).toMatchObject({ balance: 5_000 });
  expect((await buy(client)).statusCode).toBe(201);
});

test('Q-199 a key is one of its member and of its call', async () => {
  const [client, other] = [await sandbox.logIn('demo-race-a'), await sandbox.logIn('demo-race-b')];
  const answers = [await buy(client), await buy(other), await buy(client, '118')];
  expect(new Set(answers.map(({ body }) => body)).size).toBe(2);
  const cash = await post(client, '/customers/{uid}/point_to_cash', { cash_dollar: 1 });
  expect(cashOffer.parse(cash.json())).toMatchObject({ cash_dollar: 1 });
});

test('Q-199 an answer is kept for 24 hours, and removed by the next erasure', async () => {
  const client = await sandbox.logIn('demo-race-a');
  const first = await buy(client, '118');
  const kept = () => sandbox.running.rows('SELECT 1 FROM idempotency_keys');
  await sandbox.clock(24 * 3_600 - 60);
  await sandbox.tools('jobs/erase');
  expect((await buy(await sandbox.logIn('demo-race-a'), '118')).body).toBe(first.body);
  await sandbox.clock(24 * 3_600 + 60);
  const again = await buy(await sandbox.logIn('demo-race-a'), '118');
  expect([again.statusCode, again.body === first.body]).toEqual([201, false]);
  await sandbox.clock(49 * 3_600);
  expect(await kept()).toHaveLength(1);
  await sandbox.tools('jobs/erase');
  expect(await kept()).toHaveLength(0);
});

test('Q-127 a wrong code counts, whether its call has a key or not', async () => {
  const client = await sandbox.logIn('demo-contact');
  const contact = { method: 'email', email: 'new-contact@example.test' };
  const sent = await client.get(
    `/customers/{uid}/update-login-method?method=email&email=${encodeURIComponent(contact.email)}`,
  );
  const { result } = sent.body as { result: { verify_challenge: string } };
  const confirm = (verify_code: string, key: string) =>
    post(client, '/customers/{uid}/update-login-method', { ...contact, ...result, verify_code }, key);
  for (const key of ['1', '2', '3', '4', '5']) expect((await confirm('no', key)).statusCode).toBe(400);
  expect((await confirm(await sandbox.sentCode(), '6')).statusCode).toBe(400);
});
