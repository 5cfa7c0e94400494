import { gunzipSync } from 'node:zlib';
import { campaign, campaignCategory, homepageBanner } from '@mrw/shared-contracts/api/campaigns';
import { additionalSection, profileFieldConfig } from '@mrw/shared-contracts/api/config';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { customer } from '@mrw/shared-contracts/api/customers';
import { level } from '@mrw/shared-contracts/api/levels';
import { stampRewards, stampsRewardStatus } from '@mrw/shared-contracts/api/stamps';
import { brand, district, storeDetail, storeSubcategory } from '@mrw/shared-contracts/api/stores';
import { subscription } from '@mrw/shared-contracts/api/subscribe';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import { transactionDetail } from '@mrw/shared-contracts/api/transaction-history';
import * as z from 'zod/mini';
import origins from './tools/testing/corpora/origins.json';
import type { Client } from './tools/testing/sandbox';
import { account, read, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const buy = (client: Client, campaign: string, quantity = 1) =>
  client.post('/customers/{uid}/campaign_participation_records', {
    campaign,
    desired_coupon_quantity: quantity,
  });

describe('lists and answers', () => {
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

  test.each([
    ['POST', '/levels', 'GET'],
    ['PUT', '/customers/1002?a=b', 'GET, PATCH, DELETE'],
    ['DELETE', '/auth/token/', 'POST'],
    ['GET', '/coupons/1001/usage_record', 'POST'],
  ] as const)('%s %s is 405, with the methods that are allowed', async (method, url, allow) => {
    expect(await sandbox.visitor.call(method, url)).toMatchObject({
      status: 405,
      body: { detail: 'Method not allowed.' },
      headers: { allow },
    });
  });

  test('a HEAD is 405 and ends no session', async () => {
    const { tokens } = await sandbox.logIn('demo-level2');
    const headers = { authorization: `Bearer ${tokens.refresh}` };
    const answer = await sandbox.api.inject({ method: 'HEAD', url: '/auth/revoke', headers });
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, 'GET']);
    expect(await sandbox.visitor.post('/auth/token', { refresh: tokens.refresh })).toMatchObject({
      status: 200,
    });
  });

  test('an unknown unsubscribe token has no page and changes nothing', async () => {
    const path = '/customers/subscribe/subscribe-email';
    expect(await sandbox.visitor.get(`${path}?token=UNSUB-BAD`)).toMatchObject({ status: 404 });
    const change = { direct_marketing_via_email: true, token: 'UNSUB-BAD' };
    expect(await sandbox.visitor.post(path, change)).toMatchObject({
      status: 400,
      body: { token: ['This value is not valid.'] },
    });
  });

  test.each(['coupons/2001', 'coupons/2001/applicable_stores', 'tickets/1001'])(
    'an id of the other kind is 404 at %s',
    async (path) => {
      const client = await sandbox.logIn('demo-level2');
      expect(await client.get(`/customers/{uid}/${path}`)).toMatchObject({
        status: 404,
        body: { detail: 'Not found.' },
      });
    },
  );

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

  test('exactly the known origins may read answers, and they see Link and Retry-After', async () => {
    const from = async (origin: string) =>
      (await sandbox.api.inject({ url: '/levels', headers: { origin } })).headers;
    for (const port of [8080, 8081, 4000, 4001, 4002, 4003, 4004]) {
      for (const host of ['localhost', '127.0.0.1']) {
        const origin = `http://${host}:${port}`;
        expect(await from(origin)).toMatchObject({
          'access-control-allow-origin': origin,
          'access-control-expose-headers': 'Link, Date, Age, Retry-After',
        });
      }
    }
    const foreign = ['https://evil.example', 'null', 'http://localhost:4005', 'https://localhost:8080'];
    const likeOurs = ['http://localhost:8080.evil.example', 'http://sub.localhost:8080'];
    for (const origin of [...foreign, ...likeOurs, ...origins]) {
      const headers = await from(origin);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).toMatchObject({ vary: expect.stringContaining('Origin') });
    }
  });

  test('responses are compressed for clients that accept it, and caches distinguish them', async () => {
    const accepting = (encoding: string) =>
      sandbox.api.inject({
        url: '/stores',
        headers: { 'accept-encoding': encoding, origin: 'http://x.example' },
      });
    const [packed, plain] = [await accepting('gzip'), await accepting('identity')];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip' });
    expect(packed.headers['vary']).toMatch(/Origin.*accept-encoding/i);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
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
    await sandbox.tools('faults', { match: 'GET /', mode: 'status', value: 503 });
    expect((await sandbox.visitor.get('/console')).status).toBe(200);
    expect((await sandbox.visitor.get('/levels')).status).toBe(503);
  });
});
