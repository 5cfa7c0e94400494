import { applicableStore } from '@mrw/shared-contracts/api/coupons';
import { giftCard } from '@mrw/shared-contracts/api/gift-cards';
import { linkEarningRule, stampRewards } from '@mrw/shared-contracts/api/stamps';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import {
  account,
  countStatuses,
  detailOf,
  parallel,
  read,
  useSandbox,
} from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const buy = (client: Client, campaign: string, quantity = 1) =>
  client.post('/customers/{uid}/campaign_participation_records', {
    campaign,
    desired_coupon_quantity: quantity,
  });

describe('simultaneous calls', () => {
  test('B-011 the last unit goes to one of fifty', async () => {
    const members = [await sandbox.logIn('demo-race-a'), await sandbox.logIn('demo-race-b')];
    const answers = await parallel(50, (index) => buy(members[index % 2] ?? sandbox.visitor, '104'));
    expect(countStatuses(answers)[201]).toBe(1);
    expect((await sandbox.visitor.get('/campaigns/104')).body).toMatchObject({
      coupon_campaign_type_coupon_stock: 0,
    });
  });

  test('B-012 the limit per head holds', async () => {
    const client = await sandbox.logIn('demo-race-a');
    const answers = await parallel(20, () => buy(client, '101'));
    expect(countStatuses(answers)).toEqual({ 201: 5, 400: 15 });
    const refused = answers.filter((answer) => answer.status === 400).map(detailOf);
    expect(new Set(refused)).toEqual(new Set(['Exceed campaign per head limit.']));
    expect(await account(client)).toMatchObject({ balance: 2_500 });
  });

  test('B-014 a coupon is used once', async () => {
    const client = await sandbox.logIn('demo-level2');
    const answers = await parallel(2, () =>
      client.post('/coupons/1001/usage_record', { staff_code: '111111' }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 1 });
    const refused = answers.filter((answer) => answer.status === 400).map(detailOf);
    expect(refused).toEqual(['Coupon is used.']);
  });

  test('B-015 the last unit of a store is picked once', async () => {
    const client = await sandbox.logIn('demo-level2');
    const places = await client.get('/customers/{uid}/coupons/1024/applicable_stores');
    const last = read(z.array(applicableStore), places).find((place) => place.stock_count === 1);
    const convert = () =>
      client.post('/coupons/1024/virtual_convert', { store_id: last?.id, usage_medium: 'OFFLINE' });
    const answers = await parallel(2, convert);
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 1 });
    expect((await client.get('/customers/{uid}/coupons/1024/applicable_stores')).body).toContainEqual(
      expect.objectContaining({ id: last?.id, stock_count: 0 }),
    );
  });

  test('B-043 a gift card is redeemed once', async () => {
    const client = await sandbox.logIn('demo-race-a');
    const { cash_value: value } = read(giftCard, await client.get('/customers/gift_card/GIFT-RACE'));
    const answers = await parallel(20, () => client.get('/customers/{uid}/redeem_gift_card/GIFT-RACE'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    expect(await account(client)).toMatchObject({ balance: 5_000 + value * 1_000 });
  });

  test('a repeated key gets the first answer, and one effect', async () => {
    const client = await sandbox.logIn('demo-race-a');
    const repeat = () =>
      sandbox.api.inject({
        method: 'POST',
        url: `/customers/${client.uid}/campaign_participation_records`,
        headers: { authorization: `Bearer ${client.tokens.access}`, 'idempotency-key': 'one-intent' },
        payload: { campaign: '101', desired_coupon_quantity: 1 },
      });
    const answers = await Promise.all([repeat(), repeat(), repeat()]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await account(client)).toMatchObject({ balance: 4_500 });
  });
});

describe('stamps and earning', () => {
  test('B-016 a gift opens once', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { badges } = read(stampRewards, await client.get('/stamp_campaigns/401/stamp_rewards'));
    const gift = badges.find((badge) => badge.required_stamps === 4);
    const acquire = (reward: string | undefined) =>
      client.post('/stamp_campaigns/401/stamp_rewards/acquire', {
        store_id: null,
        reward_id: reward,
        app_installation: null,
      });
    expect(await acquire(gift?.id)).toMatchObject({ status: 201, body: { points: 50 } });
    expect(await acquire(gift?.id)).toMatchObject({
      status: 400,
      body: { detail: 'Reward already acquired.' },
    });
    const far = badges.find((badge) => badge.required_stamps === 10);
    expect(await acquire(far?.id)).toMatchObject({ status: 400, body: { detail: 'Not enough stamps.' } });
  });

  test('a scan earns its points once a day', async () => {
    const client = await sandbox.logIn('demo-level1');
    const scan = (code: string) =>
      client.post('/customers/{uid}/campaign_participation_records', { campaign: '301', qr_code: code });
    expect(await scan('WRONG')).toMatchObject({ status: 400, body: { detail: 'Given qr code not valid.' } });
    expect(await scan('EARN-301')).toMatchObject({ status: 201, body: { points: 50 } });
    expect(await scan('EARN-301')).toMatchObject({ status: 400 });
    await sandbox.clock(86_400);
    const again = await sandbox.logIn('demo-level1');
    expect(
      await again.post('/customers/{uid}/campaign_participation_records', {
        campaign: '301',
        qr_code: 'EARN-301',
      }),
    ).toMatchObject({ status: 201 });
  });

  test('a task under a stamp card gives stamps', async () => {
    const client = await sandbox.logIn('demo-level2');
    const tasks = await client.get('/stamp_campaigns/401/link_earning_rules');
    const task = read(z.array(linkEarningRule), tasks).find((rule) => rule.type === 'QR_CODE_SCANNING');
    const proof = { qr_code: 'EARN-401', earning_rule: task?.id };
    const verify = (body: object) => client.post('/campaigns/401/qr_code_verification', body);
    expect((await verify(proof)).status).toBe(200);
    expect(await verify({ ...proof, earning_rule: 'none' })).toMatchObject({
      status: 400,
      body: { detail: 'Given qr code not valid.' },
    });
    const done = await client.post('/customers/{uid}/campaign_participation_records', {
      campaign: '401',
      qr_code: 'EARN-401',
      stamp_earning_rule: task?.id,
    });
    expect(done).toMatchObject({ status: 201, body: { stamps: 1 } });
    expect((await client.get('/stamp_campaigns/401/stamp_rewards')).body).toMatchObject({
      earnedStamps: 6,
    });
  });

  test('a check-in counts only near the place', async () => {
    const client = await sandbox.logIn('demo-level1');
    const at = (latitude: string) =>
      client.post('/customers/{uid}/campaign_participation_records', {
        campaign: '303',
        check_in_latitude: latitude,
        check_in_longitude: '114.168600',
      });
    expect(await at('22.300000')).toMatchObject({
      status: 400,
      body: { detail: 'Check-in location is not within designated radius.' },
    });
    expect((await at('22.293500')).status).toBe(201);
  });
});
