import { cashOffer } from '@mrw/shared-contracts/api/points';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import {
  account,
  countStatuses,
  detailOf,
  isWhole,
  parallel,
  useSandbox,
} from '../../tools/testing/use-sandbox';

jest.setTimeout(600_000);

const sandbox = useSandbox();
// The embedded database has one connection, so what PostgreSQL must show at length, and every night four times as long, it
// shows in short.
const shortRun = { rounds: 5, steps: 100 };
const longRun = isWhole ? { rounds: 100, steps: 1_000 } : { rounds: 25, steps: 250 };
const length = () => (sandbox.running.isPostgres ? longRun : shortRun);
const buy = (client: Client, campaign: string, quantity = 1) =>
  client.post('/customers/{uid}/campaign_participation_records', {
    campaign,
    desired_coupon_quantity: quantity,
  });

const firstNumber = async (query: string): Promise<number> => {
  const [row] = z.array(z.record(z.string(), z.coerce.number())).parse(await sandbox.running.rows(query));
  return Object.values(row ?? {})[0] ?? Number.NaN;
};

test('B-011 in every round one of fifty gets the last coupon', async () => {
  const members = [await sandbox.logIn('demo-race-a'), await sandbox.logIn('demo-race-b')];
  for (let round = 0; round < length().rounds; round += 1) {
    await sandbox.running.rows('UPDATE campaigns SET stock = 1, per_head_limit = NULL WHERE id = 104');
    const answers = await parallel(50, (index) => buy(members[index % 2] ?? sandbox.visitor, '104'));
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 49 });
    const refused = answers.filter(({ status }) => status === 400).map(detailOf);
    expect(new Set(refused)).toEqual(new Set(['Desired coupons are sold out.']));
    expect(await firstNumber('SELECT stock FROM campaigns WHERE id = 104')).toBe(0);
  }
});

test('fifty spends of a whole balance: one succeeds, and nothing is below zero', async () => {
  const client = await sandbox.logIn('demo-race-a');
  await sandbox.running.rows(
    'UPDATE campaigns SET required_points = 5000, per_head_limit = NULL, stock = NULL WHERE id = 118',
  );
  const answers = await parallel(50, () => buy(client, '118'));
  expect(countStatuses(answers)).toEqual({ 201: 1, 400: 49 });
  expect(await account(client)).toMatchObject({ balance: 0 });
  const other = await sandbox.logIn('demo-race-b');
  const mixed = await parallel(50, (index) =>
    index % 2 === 0 ? buy(other, '118') : other.post('/customers/{uid}/point_to_cash', { cash_dollar: 5 }),
  );
  // A new cash offer takes the place of the older one, and both hold the same points.
  expect(mixed.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect((await account(other)).balance).toBe(0);
});

test('B-043 twenty claimants of a gift card, one winner', async () => {
  const rows = await sandbox.running.rows(
    `SELECT login_name FROM members WHERE login_name IS NOT NULL AND deleted_at IS NULL
       AND NOT is_forced_inactive ORDER BY id LIMIT 20`,
  );
  const names = z.array(z.object({ login_name: z.string() })).parse(rows);
  const clients = await Promise.all(names.map(({ login_name }) => sandbox.logIn(login_name)));
  expect(new Set(clients.map(({ uid }) => uid)).size).toBe(20);
  const answers = await Promise.all(
    clients.map((client) => client.get('/customers/{uid}/redeem_gift_card/GIFT-RACE')),
  );
  expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
  const refused = answers.filter(({ status }) => status === 400).map(detailOf);
  expect(new Set(refused)).toEqual(new Set(['Gift card has been redeemed.']));
  const credited = `SELECT count(*) FROM point_ledger WHERE source = 'GIFT_CARD_POINTS' AND created_at > now() - interval '1 hour'`;
  expect(await firstNumber(credited)).toBe(1);
});

type Step = 'add' | 'remove' | 'buy' | 'offer' | 'cancel' | 'pay' | 'day';
const step = fc.record({
  kind: fc.constantFrom<Step>('add', 'remove', 'buy', 'offer', 'cancel', 'pay', 'day'),
  amount: fc.integer({ min: 1, max: 3_000 }),
});

test('after a long random history the ledger adds up to the balance', async () => {
  const seed = Date.now() % 1_000_000;
  const { steps } = length();
  const history = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
    seed,
    numRuns: 1,
  });
  await sandbox.running.rows('UPDATE campaigns SET per_head_limit = NULL, stock = NULL WHERE id = 118');
  let client = await sandbox.logIn('demo-race-a');
  let days = 0;
  let offer: z.infer<typeof cashOffer> | null = null;
  const sums = (column: string) =>
    firstNumber(
      `SELECT coalesce(sum(${column}), 0)::float8 FROM point_ledger WHERE member_id = ${client.uid}`,
    );
  const act: Record<Step, (amount: number) => Promise<unknown>> = {
    add: (amount) => sandbox.tools('admin/points', { member: 'demo-race-a', points: amount }),
    remove: (amount) => sandbox.tools('admin/points', { member: 'demo-race-a', points: -amount }),
    buy: (amount) => buy(client, amount % 2 === 0 ? '118' : '101'),
    offer: async (amount) => {
      const answer = await client.post('/customers/{uid}/point_to_cash', {
        cash_dollar: Math.ceil(amount / 1_000),
      });
      if (answer.status === 201) offer = cashOffer.parse(answer.body);
    },
    cancel: () => client.post('/customers/{uid}/point_to_cash/cancel', { key: offer?.key ?? 'none' }),
    pay: async () => {
      await sandbox.tools('staff/scan', { code: offer?.code ?? 'none' });
      await sandbox.tools('staff/confirm', { code: offer?.code ?? 'none' });
    },
    day: async (amount) => {
      if (amount % 10 !== 0) return;
      days += 30;
      await sandbox.clock(days * 86_400);
      await sandbox.tools('jobs/expiry');
      client = await sandbox.logIn('demo-race-a');
    },
  };
  for (const [index, { kind, amount }] of (history[0] ?? []).entries()) {
    await act[kind](amount);
    const { balance } = await account(client);
    expect([seed, index, kind, balance >= 0]).toEqual([seed, index, kind, true]);
    if (index % 50 !== 49) continue;
    await act.cancel(0);
    await sandbox.tools('jobs/expiry');
    const held = await firstNumber(
      `SELECT coalesce(sum(points), 0)::float8 FROM cash_offers WHERE member_id = ${client.uid} AND status IN ('CREATED', 'SCANNED')`,
    );
    const settled = (await account(client)).balance;
    expect([seed, index, await sums('points')]).toEqual([seed, index, settled + held]);
    expect([seed, index, await sums('remaining')]).toEqual([seed, index, settled + held]);
  }
});
