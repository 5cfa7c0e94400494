import http from 'node:http';
import { hostileMessages } from '@mrw/shared-contracts/testing';
import { freePort, runShop } from '../../tools/testing/partner-shop';
import { openWallet, partnerServer } from '../../tools/testing/partner-server';
import type { Client } from '../../tools/testing/sandbox';
import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const coupon = 'HARBOUR-40-K7QX';
let server: Awaited<ReturnType<typeof partnerServer>>;
let shop: Awaited<ReturnType<typeof runShop>>;
let api: http.Server;
/** What the shop asked the API, and what is done to it on the way. */
const asked: string[] = [];
let fault: 'none' | 'silent' | 'lost' = 'none';
let member: Client;

/** The API on a port of its own: the one of the tests does not listen. */
async function listenToApi(): Promise<string> {
  const port = await freePort();
  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    let payload = '';
    for await (const part of request) payload += String(part);
    asked.push(request.url ?? '');
    const isFaulty = fault !== 'none' && !request.url?.endsWith('/release');
    if (isFaulty && fault === 'silent') return;
    const { method = 'POST', url = '/', headers } = request;
    const { statusCode, body } = await sandbox.running.api.inject({
      method: method as 'POST',
      url,
      headers: { authorization: headers.authorization ?? '', 'content-type': 'application/json' },
      payload,
    });
    if (isFaulty) return;
    response.writeHead(statusCode, { 'content-type': 'application/json' }).end(body);
  };
  api = http.createServer((request, response) => void answer(request, response)).listen(port, '127.0.0.1');
  return `http://127.0.0.1:${port}`;
}

beforeEach(async () => {
  asked.length = 0;
  fault = 'none';
  server = await partnerServer(sandbox.running);
  const signOn = await server.site.listen({ port: 0, host: '127.0.0.1' });
  shop = await runShop(signOn, await listenToApi());
  member = await sandbox.logIn('demo-level2');
  await shop.form('/account', { action: 'sign-up', name: 'ann', password: 'wharf-1234' });
  await shop.form('/basket', { product: 'beans', add: '1' });
});
afterEach(async () => {
  shop.stop();
  api.closeAllConnections();
  api.close();
  await server.site.close();
});

/** The member allows, and comes back to the shop. */
async function link(login = 'demo-level2') {
  const start = new URL((await shop.get('/link')).to);
  const { to } = await server.allow(login, Object.fromEntries(start.searchParams));
  return shop.get(`/linked${to.search}`);
}
async function newCode(dollars: number): Promise<{ key: string; code: string }> {
  const { body } = await member.post('/customers/{uid}/point_to_cash', { cash_dollar: dollars });
  return body as { key: string; code: string };
}
const balance = async () => ((await member.get('/point-accounts/{uid}')).body as { balance: number }).balance;

test('a linked user gets a wallet, and an order uses coupon and cash dollars once, at the server', async () => {
  expect(await shop.walletCode()).toBeNull();
  await link();
  expect((await openWallet(sandbox.running, (await shop.walletCode()) ?? '')).status).toBe(200);
  const before = await balance();
  expect(await shop.apply('coupon', coupon)).toEqual({ status: 'SUCCESS' });
  expect(await shop.apply('cash', (await newCode(10)).code)).toEqual({ status: 'SUCCESS' });
  const basket = (await shop.get('/basket')).text;
  expect(basket).toMatch(/id="due">HK\$78\.00/);
  expect(basket).toMatch(/Held for this order until \d\d:\d\d/);
  const { to } = await shop.form('/order', {});
  expect((await shop.get(to)).text).toContain('Pay HK$78.00 when you pick it up.');
  expect(await balance()).toBe(before - 10_000);
  expect((await shop.apply('coupon', coupon)).error).toBe('This coupon cannot be used now.');
});

test('what does not fit is refused with a sentence in the language of the page, and its points are free', async () => {
  await link();
  const before = await balance();
  await shop.get('/?lang=zh-Hant');
  await shop.apply('coupon', coupon);
  expect(await shop.apply('cash', (await newCode(100)).code)).toEqual({
    status: 'FAILED',
    error: '金額超出訂單總額。',
  });
  expect(await balance()).toBe(before);
  const { code } = await newCode(10);
  expect((await shop.apply('cash', code)).status).toBe('SUCCESS');
  await shop.form('/remove', { what: 'cash' });
  expect(await balance()).toBe(before);
  expect((await shop.apply('cash', code)).error).toBe('此付款碼已失效。');
});

test('codes of another member, and without a link, are refused', async () => {
  expect((await shop.apply('coupon', coupon)).error).toBe('Your account is not linked.');
  await link('demo-level1');
  expect((await shop.apply('coupon', coupon)).error).toBe('This code is not one of your account.');
  expect((await shop.apply('cash', (await newCode(10)).code)).status).toBe('FAILED');
});

test.each(['silent', 'lost'] as const)(
  'an API that is %s is a refusal before the wallet gives up, and no points stay held for it',
  async (kind) => {
    await link();
    const before = await balance();
    const { code } = await newCode(10);
    fault = kind;
    const start = Date.now();
    expect((await shop.apply('cash', code)).error).toMatch(/^We could not check this now/);
    expect(Date.now() - start).toBeLessThan(4_500);
    await waitUntil(async () => (await balance()) === before);
    expect(asked).toContain('/partner/cash-codes/release');
  },
);

test('an order whose answer was lost is placed by the next press, with the same codes', async () => {
  await link();
  await shop.apply('coupon', coupon);
  await shop.apply('cash', (await newCode(10)).code);
  fault = 'lost';
  expect((await shop.form('/order', {})).to).toBe('/basket?notice=notChecked');
  fault = 'none';
  expect((await shop.form('/order', {})).to).toMatch(/^\/order\//);
});

test('nothing hostile that a page sends as a code is accepted', async () => {
  await link();
  const values = hostileMessages.flatMap(([, data]) => [data, ...Object.values({ ...(data ?? {}) })]);
  for (const body of new Set(values.flatMap(jsonOf)))
    for (const what of ['coupon', 'cash'] as const)
      expect([what, body, (await shop.apply(what, body)).status]).toEqual([what, body, 'FAILED']);
  // What is a plain word is asked for, and unknown.
  expect(new Set(asked)).toEqual(new Set(['/partner/coupons/check', '/partner/cash-codes/claim']));
});

test('a form of another site, and a consent of another session, change nothing', async () => {
  expect((await shop.form('/basket', { product: 'mug', add: '1' }, 'https://evil.example')).status).toBe(403);
  await shop.get('/link');
  expect((await shop.get('/linked?code=stolen&state=guessed')).to).toBe('/basket?notice=notLinkedNow');
});

/** The texts of what JSON can say. */
function jsonOf(value: unknown): string[] {
  try {
    return [JSON.stringify({ code: value })];
  } catch {
    return [];
  }
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('It did not become so.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
