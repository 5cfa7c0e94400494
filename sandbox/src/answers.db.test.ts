/** @jest-environment ./src/testing/environment.mjs */
import { activity } from '@mrw/shared-contracts/api/activity-log';
import { campaign, campaignCategory, homepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { claim } from '@mrw/shared-contracts/api/claims';
import { additionalSection, profileFieldConfig } from '@mrw/shared-contracts/api/config';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { customer } from '@mrw/shared-contracts/api/customers';
import { inboxMessage } from '@mrw/shared-contracts/api/inbox';
import { level } from '@mrw/shared-contracts/api/levels';
import { pointStatus } from '@mrw/shared-contracts/api/points';
import { stampRewards, stampsRewardStatus } from '@mrw/shared-contracts/api/stamps';
import { brand, district, store, storeDetail, storeSubcategory } from '@mrw/shared-contracts/api/stores';
import { subscription } from '@mrw/shared-contracts/api/subscribe';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import { transactionDetail, transactionItem } from '@mrw/shared-contracts/api/transaction-history';
import * as z from 'zod/mini';
import type { Client } from './testing/sandbox';
import { account, activities, read, readAll, useSandbox } from './testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const buy = (client: Client, campaign: string, quantity = 1) =>
  client.post('/customers/{uid}/campaign_participation_records', {
    campaign,
    desired_coupon_quantity: quantity,
  });

describe('lists and answers', () => {
  test('B-032 following the next links gives every seeded row', async () => {
    const client = await sandbox.logIn('demo-level2');
    const rows = async (schema: z.ZodMiniType, url: string) => (await readAll(client, schema, url)).length;
    const coupons = (state: string) =>
      `/customers/{uid}/coupons?filter[customer_detail_coupon_type]=${state}`;
    expect(await rows(coupon, coupons('AVAILABLE'))).toBe(45);
    expect(await rows(coupon, coupons('USED_OR_EXPIRED'))).toBe(25);
    expect(await rows(inboxMessage, '/customers/{uid}/inbox_messages')).toBe(60);
    expect(await rows(claim, '/customers/{uid}/transactions')).toBe(60);
    expect(await rows(transactionItem, '/customers/{uid}/transaction_history?sort=-date')).toBe(25);
    expect(await rows(pointStatus, '/point-accounts/{uid}/point_statuses')).toBe(26);
    expect(await rows(store, '/stores?sort=display_priority')).toBe(60);
    expect(await rows(store, '/stores?sort=name&name=Harbour&page[size]=10')).toBe(25);
    expect(await rows(campaign, '/campaign_categories/1/campaigns')).toBe(23);
    expect(await rows(activity, '/customers/{uid}/activity_logs')).toBeGreaterThanOrEqual(120);
  });

  test.each<[string, z.ZodMiniType]>([
    ['/campaigns/101', campaign],
    ['/campaigns/201', campaign],
    ['/campaigns/301', campaign],
    ['/campaigns/401', campaign],
    ['/campaign_categories', z.array(campaignCategory)],
    ['/homepage_banners', z.array(homepageBanner)],
    ['/ticket_campaigns/201', ticketCampaign],
    ['/stamp_campaigns/401/stamp_rewards', stampRewards],
    ['/customers/{uid}', customer],
    ['/customers/{uid}/coupons/1014', coupon],
    ['/customers/{uid}/transaction_history/4001', transactionDetail],
    ['/levels', z.array(level)],
    ['/stores/1', storeDetail],
    ['/brands', z.array(brand)],
    ['/regions/1/districts', z.array(district)],
    ['/store_categories/1/store_subcategories', z.array(storeSubcategory)],
    ['/config/customer_additional_data', z.array(additionalSection)],
    ['/config/customer_profile_field', z.array(profileFieldConfig)],
    ['/customers/subscribe/subscribe-email?token=UNSUB-ON', subscription],
    ['/stamps/stamps_reward_status', z.array(stampsRewardStatus)],
  ])('%s answers as its schema says', async (url, schema) => {
    const client = await sandbox.logIn('demo-level2');
    expect(schema.safeParse((await client.get(url)).body).error?.issues).toBeUndefined();
  });

  test('a page beyond the end is empty', async () => {
    expect(await sandbox.visitor.get('/stores?page[number]=99')).toMatchObject({ status: 200, body: [] });
  });

  test('B-037 admin actions are logged', async () => {
    const client = await sandbox.logIn('demo-level2');
    await sandbox.tools('admin/grant', { member: 'demo-level2', campaign: '101' });
    await sandbox.tools('admin/reclaim', { coupon: '1001', by: 'MERCHANT_ADMIN' });
    await sandbox.tools('admin/use', { coupon: '2001' });
    await sandbox.tools('admin/points', { member: 'demo-level2', points: -500 });
    await sandbox.tools('admin/stamps', { member: 'demo-level2', campaign: '401', stamps: 1 });
    expect(await activities(client)).toEqual(
      expect.arrayContaining([
        'COUPON_GRANTED_BY_ADMIN',
        'COUPON_RECLAIMED_BY_MERCHANT_ADMIN',
        'TICKET_USED_BY_ADMIN',
        'POINTS_REMOVED_BY_ADMIN',
        'STAMP_UPDATED_BY_ADMIN',
      ]),
    );
  });

  test('B-041 errors have the agreed form only', async () => {
    const client = await sandbox.logIn('demo-level2');
    expect(await buy(client, '117')).toMatchObject({ body: { detail: 'Exceed campaign per head limit.' } });
    expect((await buy(client, '103')).body).toEqual({ detail: 'Desired coupons are sold out.' });
    expect((await buy(client, '105')).body).toEqual({ detail: 'Insufficient points.' });
    expect((await buy(client, '106')).body).toEqual({ detail: 'Campaign is not available today.' });
    expect((await buy(client, '107')).body).toEqual({ detail: 'Coupon expired.' });
    expect((await buy(client, '101', 0)).body).toEqual({ desired_coupon_quantity: [expect.any(String)] });
    expect((await client.post('/auth/token', {})).body).toEqual({ refresh: ['This field is required.'] });
    expect((await client.get('/no/such/path')).body).toEqual({ detail: 'Not found.' });
    expect((await sandbox.visitor.get('/customers/1002/coupons')).body).toEqual({
      detail: 'Authentication credentials were not provided.',
    });
  });

  test('B-040 a reset gives the same data again', async () => {
    const look = async () => {
      const client = await sandbox.logIn('demo-level2');
      const ids = async (path: string) =>
        read(z.array(z.object({ id: z.string() })), await client.get(path)).map((row) => row.id);
      return [
        await account(client),
        await ids('/campaigns?page[size]=200'),
        await ids('/customers/{uid}/coupons'),
      ];
    };
    const before = await look();
    await buy(await sandbox.logIn('demo-level2'), '101');
    await sandbox.tools('reset');
    expect(await look()).toEqual(before);
  });

  test('foreign origins get no CORS, known ones see Link', async () => {
    const from = async (origin: string) =>
      (await sandbox.api.inject({ url: '/levels', headers: { origin } })).headers;
    expect(await from('https://evil.example')).not.toHaveProperty('access-control-allow-origin');
    expect(await from('http://127.0.0.1:4004')).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:4004',
      'access-control-expose-headers': 'Link',
    });
  });

  test('faults are met once, and their handler runs or not', async () => {
    const client = await sandbox.logIn('demo-level2');
    await sandbox.tools('faults', {
      match: 'POST /coupons/1001/usage_record',
      mode: 'detail',
      value: 'Coupon is expired.',
    });
    const use = () => client.post('/coupons/1001/usage_record', { staff_code: '111111' });
    expect(await use()).toMatchObject({ status: 400, body: { detail: 'Coupon is expired.' } });
    expect((await use()).status).toBe(201);
  });
});
