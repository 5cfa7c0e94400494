import { activity } from '@mrw/shared-contracts/api/activity-log';
import { stampRewards } from '@mrw/shared-contracts/api/stamps';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import { countStatuses, parallel, read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const stampsOf = async (client: Client): Promise<number> =>
  read(stampRewards, await client.get('/stamp_campaigns/401/stamp_rewards')).earnedStamps;

/** Content of the newest entry. */
async function newestEntry(client: Client) {
  const entries = await client.get('/customers/{uid}/activity_logs?page[size]=1');
  return read(z.array(activity), entries)[0]?.log_info;
}

describe('the recall of a claim', () => {
  test('B-031 takes points, coupon and stamp back, and says so', async () => {
    const client = await sandbox.logIn('demo-level2');
    expect((await client.get('/customers/{uid}/coupons/1050')).status).toBe(200);
    expect(await stampsOf(client)).toBe(5);
    await sandbox.tools('admin/claim/recall', { claim: '3002' });
    expect(await sandbox.running.rows('SELECT id FROM coupons WHERE reclaimed_at IS NOT NULL')).toEqual([
      { id: 1050 },
    ]);
    expect(await stampsOf(client)).toBe(4);
    expect(await newestEntry(client)).toEqual({ points: -960, tpe: -860, stamps: -1 });
  });

  test('takes no stamp off an empty card, and names none', async () => {
    const client = await sandbox.logIn('demo-level2');
    await sandbox.tools('admin/stamps', { member: 'demo-level2', campaign: '401', stamps: -5 });
    await sandbox.tools('admin/claim/recall', { claim: '3002' });
    expect(await newestEntry(client)).toEqual({ points: -960, tpe: -860 });
    await sandbox.tools('admin/stamps', { member: 'demo-level2', campaign: '401', stamps: 1 });
    expect(await stampsOf(client)).toBe(1);
  });
});

describe('a new claim', () => {
  const send = (client: Client, change: object = {}) =>
    client.post('/customers/{uid}/transactions', {
      date: '2026-01-01T00:00:00+08:00',
      store: '1',
      total_value: 12.5,
      invoice_id: 'N-1',
      receipt_image: 'claims/receipt.png',
      credit_card_slip_image: 'claims/slip.png',
      ...change,
    });
  beforeEach(async () => {
    const client = await sandbox.logIn('demo-level2');
    for (const name of ['receipt', 'slip']) await sandbox.photoOf(client, name);
  });

  test.each(['INV-77', ' INV-77 ', 'inv-77', 'INV-77\u200b', '\uff29\uff2e\uff36-77', 'INV\u201377'])(
    'Q-196 of a receipt that was claimed as INV-77 is not sent as %j',
    async (invoice_id) => {
      const client = await sandbox.logIn('demo-level2');
      expect((await send(client, { invoice_id: 'INV-77' })).status).toBe(201);
      expect(await send(client, { invoice_id })).toMatchObject({
        status: 400,
        body: { invoice_id: ['This receipt was claimed already.'] },
      });
      expect((await send(client, { invoice_id, store: '2' })).status).toBe(201);
    },
  );

  test('Q-196 twenty at once of one receipt, in different spellings: one claim', async () => {
    const spellings = ['INV-77', 'inv-77', 'INV-77\u200b', '\uff29\uff2e\uff36-77', 'INV\u201377'];
    const client = await sandbox.logIn('demo-level2');
    const answers = await parallel(20, (index) => send(client, { invoice_id: spellings[index % 5] }));
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 19 });
    expect(await sandbox.running.rows(`SELECT 1 FROM claims WHERE invoice_key = 'inv-77'`)).toHaveLength(1);
  });

  test('Q-196 the number is shown as typed, without format characters', async () => {
    const client = await sandbox.logIn('demo-level2');
    expect(await send(client, { invoice_id: ' \uff29NV\u2013\u200b77 ' })).toMatchObject({
      status: 201,
      body: { invoice_id: '\uff29NV\u201377' },
    });
  });

  test.each([['3003'], ['3004']])('names no receipt of the decided claim %s', async (id) => {
    const client = await sandbox.logIn('demo-level2');
    const [earlier] = z
      .tuple([z.object({ store_id: z.number(), invoice_id: z.string() })])
      .parse(await sandbox.running.rows(`SELECT store_id, invoice_id FROM claims WHERE id = ${id}`));
    const receipt = { store: String(earlier.store_id), invoice_id: earlier.invoice_id };
    expect(await send(client, receipt)).toMatchObject({
      status: 400,
      body: { invoice_id: ['This receipt was claimed already.'] },
    });
    expect((await send(client)).status).toBe(201);
  });

  test('shows no photo of another member', async () => {
    const client = await sandbox.logIn('demo-level2');
    const other = await sandbox.photoOf(await sandbox.logIn('demo-level1'), 'other');
    expect(await send(client, { receipt_image: other })).toMatchObject({
      status: 400,
      body: { receipt_image: ['Upload the image first.'] },
    });
    expect((await send(client)).status).toBe(201);
  });

  test.each([
    ['receipt_image', 'claims/never-sent.png'],
    ['credit_card_slip_image', 'claims/never-sent.png'],
    ['credit_card_slip_image', '../claims/slip.png'],
  ])('has no %s at %s', async (field, path) => {
    const client = await sandbox.logIn('demo-level2');
    expect(await send(client, { [field]: path })).toMatchObject({
      status: 400,
      body: { [field]: ['Upload the image first.'] },
    });
  });
});
