import { decodeJwt } from 'jose';
import { walletRoutes } from '../../platform/identity/caller';
import { clientWith, openWallet, partnerOrigin, partnerServer } from '../../tools/testing/partner-server';
import { countStatuses, parallel, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const shop = 'http://localhost:8080';
let server: Awaited<ReturnType<typeof partnerServer>>;

beforeEach(async () => {
  server = await partnerServer(sandbox.running);
});
afterEach(() => server.site.close());

/** A wallet of demo-level2, linked as user-1. */
async function wallet() {
  await server.linked('demo-level2', 'user-1');
  const { code } = await server.walletCode('user-1');
  const { body } = await openWallet(sandbox.running, code);
  return clientWith(sandbox.running, decodeJwt(body.access).sub ?? '', body);
}

test('consent, link and code open a wallet of that member', async () => {
  const { to } = await server.allow('demo-level2');
  expect(to.origin + to.pathname).toBe(`${partnerOrigin}/linked`);
  expect(to.searchParams.get('state')).toBe('s&1');
  expect(await server.link(to.searchParams.get('code') ?? '', 'user-1')).toMatchObject({
    status: 201,
    body: { user_reference: 'user-1' },
  });
  const answer = await server.walletCode('user-1');
  expect(answer).toMatchObject({ status: 200, body: { expires_in: 60 } });
  const client = await wallet();
  expect(client.uid).toBe((await sandbox.logIn('demo-level2')).uid);
});

test('of 20 uses of one wallet code at the same time one is a session', async () => {
  await server.linked('demo-level2', 'user-1');
  const { code } = await server.walletCode('user-1');
  const answers = await parallel(20, async () => ({
    ...(await openWallet(sandbox.running, code)),
    headers: {},
  }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
});

test('of 20 uses of one consent at the same time one is a link', async () => {
  const code = await server.consent('demo-level2');
  const answers = await parallel(20, (index) => server.link(code, `user-${index}`));
  expect(countStatuses(answers)).toEqual({ 201: 1, 400: 19 });
});

test('two members who are linked with one reference at the same time: one is', async () => {
  const codes = [await server.consent('demo-level1'), await server.consent('demo-level2')];
  const answers = await parallel(2, (index) => server.link(codes[index] ?? '', 'user-1'));
  expect(countStatuses(answers)).toEqual({ 201: 1, 409: 1 });
});

test.each([
  ['inline, on the page of the code', { origin: partnerOrigin }, 200],
  ['inline, on another page of the partner', { origin: 'http://127.0.0.1:4004' }, 400],
  [
    'inline, on a page that says more',
    { origin: 'http://127.0.0.1:4004', partner_origin: partnerOrigin },
    400,
  ],
  ['in a frame in the page of the code', { origin: shop, partner_origin: partnerOrigin }, 200],
  ['in a frame in another page', { origin: shop, partner_origin: 'https://pier-outlet.example' }, 400],
  ['in a frame without a handshake', { origin: shop }, 400],
] as const)('a code used %s answers %3$s', async (_, from, status) => {
  await server.linked('demo-level2', 'user-1');
  const { code } = await server.walletCode('user-1');
  expect((await openWallet(sandbox.running, code, from)).status).toBe(status);
  // Either way it is used up.
  expect((await openWallet(sandbox.running, code)).status).toBe(400);
});

test.each([
  ['GET', '/customers/{uid}/coupons', 200],
  ['GET', '/customers/{uid}/tickets', 200],
  ['GET', '/customers/unread_messages_count/?uid={uid}', 200],
  ['GET', '/customers/{uid}', 200],
  ['GET', '/point-accounts/{uid}', 200],
  ['GET', '/stores', 200],
  ['PATCH', '/customers/{uid}', 403],
  ['DELETE', '/customers/{uid}', 403],
  ['GET', '/customers/{uid}/transactions', 403],
  ['GET', '/customers/{uid}/activity_logs', 403],
  ['GET', '/point-accounts/{uid}/point_statuses', 403],
  ['POST', '/customers/{uid}/family_booking_list', 403],
] as const)('a wallet session that calls %s %s is answered %i', async (method, url, status) => {
  const client = await wallet();
  const payloads: Record<string, object> = { DELETE: { password: 'x' }, PATCH: {} };
  const booking = { booking_access: 'a', booking_refresh: 'b' };
  const payload = method === 'POST' ? booking : payloads[method];
  expect((await client.call(method, url, payload)).status).toBe(status);
});

test.each(walletRoutes)('the route %s of the list is there', (route) => {
  const [method = '', url = ''] = route.split(' ');
  expect(sandbox.running.api.hasRoute({ method, url })).toBe(true);
});

test('a wallet session pays with cash dollars', async () => {
  const client = await wallet();
  expect((await client.call('POST', '/customers/{uid}/point_to_cash', { cash_dollar: 1 })).status).toBe(201);
});

test('a code lives a minute, a session an hour, renewed or not', async () => {
  await server.linked('demo-level2', 'user-1');
  const late = await server.walletCode('user-1');
  const { tokens } = await wallet();
  await sandbox.clock(61);
  expect((await openWallet(sandbox.running, late.code)).status).toBe(400);
  await sandbox.clock(40 * 60);
  const renewed = await sandbox.visitor.post('/auth/token', { refresh: tokens.refresh });
  expect(renewed.status).toBe(200);
  await sandbox.clock(61 * 60);
  const { refresh } = renewed.body as { refresh: string };
  expect((await sandbox.visitor.post('/auth/token', { refresh })).status).toBe(401);
});

test('a link that the partner ends closes its wallets and its codes, at once', async () => {
  const client = await wallet();
  const { code } = await server.walletCode('user-1');
  expect((await server.call('DELETE', '/partner/links/user-1')).status).toBe(204);
  expect((await client.get('/customers/{uid}/coupons')).status).toBe(401);
  expect((await sandbox.visitor.post('/auth/token', { refresh: client.tokens.refresh })).status).toBe(401);
  expect((await openWallet(sandbox.running, code)).status).toBe(400);
  expect((await server.walletCode('user-1')).status).toBe(404);
  expect((await server.call('DELETE', '/partner/links/user-1')).status).toBe(404);
});

test('a member sees the links and ends one; the list of another member ends nothing', async () => {
  const client = await wallet();
  const page = await server.linksPage({ login: 'demo-level2', password: 'Demo1234', locale: 'en' });
  const link = /name="link" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const ticketIn = (body: string) => /name="ticket" value="([^"]+)"/.exec(body)?.[1] ?? '';
  expect(page.body).toContain('Harbour Mall');
  await server.linked('demo-level1', 'user-2');
  const other = await server.linksPage({ login: 'demo-level1', password: 'Demo1234' });
  await server.linksPage({ ticket: ticketIn(other.body), link });
  expect((await client.get('/customers/{uid}/coupons')).status).toBe(200);
  const ended = await server.linksPage({ ticket: ticketIn(page.body), link, locale: 'zh-Hant' });
  expect(ended.body).toContain('已終止');
  expect((await client.get('/customers/{uid}/coupons')).status).toBe(401);
  // The ticket of the page is good for nothing else, and no other token for the page.
  const ticket = { access: ticketIn(page.body), refresh: '' };
  const holder = clientWith(sandbox.running, client.uid, ticket);
  expect([
    (await holder.get('/customers/{uid}/coupons')).status,
    (await holder.get('/customers/{uid}')).status,
  ]).toEqual([403, 403]);
  const member = await sandbox.logIn('demo-level2');
  expect((await server.linksPage({ ticket: member.tokens.access })).body).not.toContain('name="ticket"');
});

test('a disabled member has no new code', async () => {
  await server.linked('demo-disable-soon', 'user-3');
  await sandbox.tools('admin/disable-member', { member: 'demo-disable-soon' });
  expect((await server.walletCode('user-3')).status).toBe(404);
});
