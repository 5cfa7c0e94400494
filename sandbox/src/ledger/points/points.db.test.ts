import { claim } from '@mrw/shared-contracts/api/claims';
import { cashOffer } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import { account, activities, parallel, read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

describe('levels', () => {
  test('B-001 an approved claim upgrades at once', async () => {
    const client = await sandbox.logIn('demo-upgrade');
    const [waiting] = read(z.array(claim), await client.get('/customers/{uid}/transactions'));
    expect((await sandbox.tools('admin/claim/approve', { claim: waiting?.id })).status).toBe(200);
    expect(await account(client)).toMatchObject({ current_level: '2', total_points_earned: 40 });
    const inAYear = new Date(Date.now() + 365 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    expect((await account(client)).current_level_renew_datetime?.slice(0, 10)).toBe(inAYear);
    expect(await activities(client)).toEqual(expect.arrayContaining(['LEVEL_CHANGED', 'GENERAL_PURCHASE']));
  });

  test.each([
    ['B-002 demo-renew-keep', '3', 1_500, 'LEVEL_RETAINED'],
    ['B-003 demo-renew-down', '2', 2_000, 'LEVEL_CHANGED'],
    ['B-003 demo-renew-bottom', '1', 4_000, 'LEVEL_CHANGED'],
  ])('%s is level %s with %i after the renewal', async (name, level, pp, entry) => {
    const client = await sandbox.logIn(name.split(' ')[1] ?? '');
    await sandbox.tools('jobs/renewal');
    expect(await account(client)).toMatchObject({ current_level: level, total_points_earned: pp });
    expect(await activities(client)).toContain(entry);
  });
});

test('jobs that run twice at once do their work once', async () => {
  const twice = (job: string) => parallel(2, () => sandbox.tools(`jobs/${job}`));
  const keeper = await sandbox.logIn('demo-renew-keep');
  await twice('renewal');
  expect(await account(keeper)).toMatchObject({ current_level: '3', total_points_earned: 1_500 });
  await sandbox.clock(7 * 86_400);
  await twice('expiry');
  const [row] = await sandbox.running.rows(
    `SELECT count(*)::int AS entries FROM point_ledger WHERE kind = 'EXPIRE' AND member_id =
       (SELECT id FROM members WHERE login_name = 'demo-9999')`,
  );
  expect(row).toEqual({ entries: 1 });
});

describe('points to cash', () => {
  const create = (client: Client, amount: unknown) =>
    client.post('/customers/{uid}/point_to_cash', { cash_dollar: amount });

  test('B-007 points are held, and free again after a cancel', async () => {
    const client = await sandbox.logIn('demo-level2');
    const offer = await create(client, 10);
    expect(offer).toMatchObject({
      status: 201,
      body: { cash_dollar: 10, points: 10_000, status: 'CREATED' },
    });
    expect(await account(client)).toMatchObject({ balance: 115_000 });
    await client.post('/customers/{uid}/point_to_cash/cancel', { key: read(cashOffer, offer).key });
    expect(await account(client)).toMatchObject({ balance: 125_000 });
  });

  test('B-009 a scanned code cannot be cancelled; confirming spends the points', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { key, code } = read(cashOffer, await create(client, 10));
    expect((await sandbox.tools('staff/scan', { code })).status).toBe(200);
    expect(await client.post('/customers/{uid}/point_to_cash/cancel', { key })).toMatchObject({
      status: 409,
      body: { detail: 'Payment is being processed.' },
    });
    await sandbox.tools('staff/confirm', { code });
    expect(await client.post('/customers/{uid}/point_to_cash/refresh', { key })).toMatchObject({
      status: 200,
      body: { status: 'CONFIRMED' },
    });
    expect(await account(client)).toMatchObject({ balance: 115_000 });
    expect(await activities(client)).toContain('CASH_DOLLAR_USED');
  });

  test('B-010 an unpaid offer ends after 15 minutes', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { key } = read(cashOffer, await create(client, 10));
    for (const seconds of [120, 240, 360, 480, 600, 720, 840]) {
      await sandbox.clock(seconds);
      expect((await client.post('/customers/{uid}/point_to_cash/refresh', { key })).status).toBe(200);
    }
    await sandbox.clock(901);
    expect(await client.post('/customers/{uid}/point_to_cash/refresh', { key })).toMatchObject({
      status: 400,
      body: { detail: 'Cash dollar code expired.' },
    });
    expect(await account(client)).toMatchObject({ balance: 125_000 });
  });

  test('only one offer holds points; too many points are refused', async () => {
    const client = await sandbox.logIn('demo-9999');
    await create(client, 9);
    expect((await create(client, 5)).status).toBe(201);
    expect(await account(client)).toMatchObject({ balance: 4_999 });
    expect(await create(client, 10)).toMatchObject({ status: 400, body: { detail: 'Insufficient points.' } });
    expect(await create(client, 1.5)).toMatchObject({
      status: 400,
      body: { cash_dollar: [expect.any(String)] },
    });
  });
});

test('points that expire while an offer holds them leave a balance of 0, not less', async () => {
  const client = await sandbox.logIn('demo-race-a');
  await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 5 });
  await sandbox.running.rows(
    `UPDATE point_ledger SET expires_at = now() + interval '60 s' WHERE member_id = ${client.uid}`,
  );
  await sandbox.clock(90);
  expect(await account(client)).toMatchObject({ balance: 0 });
});

describe('time', () => {
  test('B-034 points expire with an entry', async () => {
    const client = await sandbox.logIn('demo-9999');
    await sandbox.clock(7 * 86_400);
    await sandbox.tools('jobs/expiry');
    const later = await sandbox.logIn('demo-9999');
    expect(await account(later)).toMatchObject({ balance: 9_499 });
    expect(await activities(later)).toContain('POINTS_EXPIRED');
    expect(client.uid).toBe(later.uid);
  });

  test('B-035 a coupon past its date is obsolete', async () => {
    await sandbox.clock(86_400);
    const client = await sandbox.logIn('demo-level2');
    const { body } = await client.get(
      '/customers/{uid}/coupons?filter[customer_detail_coupon_type]=USED_OR_EXPIRED&page[size]=100',
    );
    expect(body).toContainEqual(expect.objectContaining({ id: '1020', is_expired: true }));
  });

  test('B-036 101 is in blackout tomorrow', async () => {
    const check = async () => (await sandbox.visitor.get('/campaigns/101/blackout_check')).body;
    expect(await check()).toEqual({ in_blackout_period: false });
    await sandbox.clock(86_400);
    expect(await check()).toEqual({ in_blackout_period: true });
  });
});
