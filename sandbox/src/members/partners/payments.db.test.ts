import { demoSecret } from './directory';
import { partnerServer } from '../../tools/testing/partner-server';
import type { Client } from '../../tools/testing/sandbox';
import { parallel, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const user = 'user-1';
const order = 'order-1';
let server: Awaited<ReturnType<typeof partnerServer>>;
let member: Client;

beforeEach(async () => {
  server = await partnerServer(sandbox.running);
  await server.linked('demo-level2', user);
  member = await sandbox.logIn('demo-level2');
});
afterEach(() => server.site.close());

type Body = Record<string, unknown>;

/** A call of the partner's server to the API. */
async function call(address: string, payload: Body, secret = demoSecret) {
  const answer = await sandbox.running.api.inject({
    method: 'POST',
    url: `/partner/${address}`,
    headers: { authorization: `Basic ${Buffer.from(`harbour-mall:${secret}`).toString('base64')}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

async function newCode(dollars = 10) {
  const { body } = await member.post('/customers/{uid}/point_to_cash', { cash_dollar: dollars });
  const { key, code } = body as { key: string; code: string };
  return { key, shown: { user_reference: user, code, order } };
}
const balance = async () => ((await member.get('/point-accounts/{uid}')).body as { balance: number }).balance;
const cancel = (key: string) => member.post('/customers/{uid}/point_to_cash/cancel', { key });

test('a claimed code holds its points, is refused to the member (Q-081), and is spent at the confirmation', async () => {
  const before = await balance();
  const { key, shown } = await newCode();
  expect(await call('cash-codes/claim', shown)).toMatchObject({
    status: 200,
    body: { order, status: 'SCANNED', cash_dollar: 10, points: 10_000 },
  });
  expect((await cancel(key)).status).toBe(409);
  expect(await balance()).toBe(before - 10_000);
  expect(await call('cash-codes/confirm', shown)).toMatchObject({ body: { status: 'CONFIRMED' } });
  expect(await balance()).toBe(before - 10_000);
  expect((await cancel(key)).status).toBe(409);
});

test.each([true, false])(
  'a released code frees its points at once, claimed before: %p',
  async (isClaimed) => {
    const before = await balance();
    const { key, shown } = await newCode();
    if (isClaimed) await call('cash-codes/claim', shown);
    expect(await call('cash-codes/release', shown)).toMatchObject({ body: { status: 'CANCELLED' } });
    expect(await balance()).toBe(before);
    expect((await cancel(key)).status).toBe(200);
    expect((await call('cash-codes/claim', { ...shown, order: 'order-2' })).status).toBe(409);
  },
);

test('every call can be repeated: an answer that was lost is asked for again', async () => {
  const { shown } = await newCode();
  for (const address of ['claim', 'claim', 'confirm', 'confirm'])
    expect((await call(`cash-codes/${address}`, shown)).status).toBe(200);
  expect(await call('cash-codes/release', shown)).toMatchObject({
    status: 409,
    body: { error: 'not_possible' },
  });
  const other = (await newCode()).shown;
  for (const address of ['claim', 'release', 'release'])
    expect((await call(`cash-codes/${address}`, other)).status).toBe(200);
});

test('of 20 orders that claim one code at the same time one has it', async () => {
  const { shown } = await newCode();
  const answers = await parallel(20, async (index) => ({
    ...(await call('cash-codes/claim', { ...shown, order: `order-${index}` })),
    headers: {},
  }));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test('a code that no shop takes frees its points within 130 s, a claimed one within 15 minutes', async () => {
  const before = await balance();
  const unclaimed = (await newCode()).shown;
  await sandbox.clock(131);
  expect(await balance()).toBe(before);
  expect((await call('cash-codes/claim', unclaimed)).status).toBe(409);
  const claimed = (await newCode()).shown;
  await call('cash-codes/claim', claimed);
  await sandbox.clock(131 + 14 * 60);
  expect(await balance()).toBe(before - 10_000);
  await sandbox.clock(131 + 15 * 60 + 1);
  expect(await balance()).toBe(before);
  expect(await call('cash-codes/confirm', claimed)).toMatchObject({
    status: 409,
    body: { error: 'not_possible' },
  });
});

test('a code is taken only from the user who is linked with its member, and ended only for its order', async () => {
  await server.linked('demo-level1', 'user-2');
  const { shown } = await newCode();
  expect(await call('cash-codes/claim', { ...shown, user_reference: 'user-2' })).toMatchObject({
    status: 404,
    body: { error: 'unknown_code' },
  });
  expect(await call('cash-codes/claim', { ...shown, user_reference: 'user-3' })).toMatchObject({
    status: 404,
    body: { error: 'not_linked' },
  });
  expect((await call('cash-codes/confirm', shown)).status).toBe(409);
  await call('cash-codes/claim', shown);
  for (const address of ['confirm', 'release', 'claim'])
    expect((await call(`cash-codes/${address}`, { ...shown, order: 'order-2' })).status).toBe(409);
});

const coupon = { user_reference: user, code: 'HARBOUR-40-K7QX' };

test('a coupon is checked as often as needed, used once, and its order may ask again', async () => {
  const template = { coupon_template: '708', name: { en: 'Web shop code HK$40' } };
  for (let time = 0; time < 2; time += 1)
    expect(await call('coupons/check', coupon)).toMatchObject({ status: 200, body: template });
  for (let time = 0; time < 2; time += 1)
    expect(await call('coupons/use', { ...coupon, order })).toMatchObject({ status: 200, body: { order } });
  const refused = { status: 409, body: { error: 'not_usable' } };
  expect(await call('coupons/use', { ...coupon, order: 'order-2' })).toMatchObject(refused);
  expect(await call('coupons/check', coupon)).toMatchObject(refused);
});

test('Q-190 the pages of the member hear that the partner took a coupon or a payment, by its name', async () => {
  const { shown } = await newCode();
  await call('cash-codes/claim', shown);
  await call('coupons/use', { ...coupon, order });
  const rows = await sandbox.running.rows(
    `SELECT name, news->'store'->>'zh-Hant' AS store FROM live_events
     WHERE name IN ('payment', 'coupon') ORDER BY id DESC LIMIT 2`,
  );
  expect(rows).toEqual([
    { name: 'coupon', store: '海港商場' },
    { name: 'payment', store: '海港商場' },
  ]);
});

test.each([
  ['of another member', 'MRW-NOT-MINE', 404],
  ['with hostile text', "' OR '1'='1", 404],
] as const)('a coupon code %s is unknown', async (_, code, status) => {
  expect((await call('coupons/check', { user_reference: user, code })).status).toBe(status);
});

const addresses = [
  'coupons/check',
  'coupons/use',
  'cash-codes/claim',
  'cash-codes/confirm',
  'cash-codes/release',
];

test.each(addresses)('%s asks for the secret, and names missing fields', async (address) => {
  expect(await call(address, coupon, 'wrong')).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
  const { status, body } = await call(address, {});
  expect([status, body['error']]).toEqual([400, 'invalid_request']);
  expect(body['error_description']).toContain('user_reference, code');
});
