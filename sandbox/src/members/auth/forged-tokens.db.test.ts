import { createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import jwt from '../../tools/testing/corpora/jwt.json';
import { addressOf, readRoutes } from '../../tools/testing/route-table';
import type { Client } from '../../tools/testing/sandbox';
import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(120_000);

const sandbox = useSandbox();

const encode = (part: unknown): string =>
  Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url');

/** Authorization headers that must not open anything, by what is wrong with them. */
async function forgeries(client: Client): Promise<Record<string, string>> {
  const rows = await sandbox.running.rows(`SELECT value FROM settings WHERE key = 'token_secret'`);
  const [{ value }] = z.tuple([z.object({ value: z.string() })]).parse(rows);
  const secret = Buffer.from(value, 'base64url');
  const [, payloadPart = '', signature = ''] = client.tokens.access.split('.');
  const claims = z
    .looseObject({ exp: z.number() })
    .parse(JSON.parse(Buffer.from(payloadPart, 'base64url').toString()));
  const now = Math.floor(Date.now() / 1000);
  const sign = (header: unknown, payload: unknown, key: Buffer = secret) => {
    const signed = `${encode(header)}.${encode(payload)}`;
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  };
  const hs = { alg: 'HS256' };
  const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const bare = JSON.stringify(claims).slice(1, -1);
  const forged: Record<string, string> = {
    'alg=none, no signature': `${encode({ alg: 'none' })}.${payloadPart}.`,
    'alg=None/NONE/nOnE': `${encode({ alg: 'nOnE' })}.${payloadPart}.`,
    'signature stripped (two dots)': `${encode(hs)}.${payloadPart}.`,
    'one byte of signature flipped': `${encode(hs)}.${payloadPart}.${flipped}`,
    'kid=../../dev/null with empty key': sign({ ...hs, kid: '../../dev/null' }, claims, Buffer.alloc(1)),
    'kid with SQL quote': sign({ ...hs, kid: "' OR 1=1--" }, claims, Buffer.from('x')),
    'embedded jwk': sign({ ...hs, jwk: { kty: 'oct', k: encode('x') } }, claims, Buffer.from('x')),
    'exp in the past by 1 s': sign(hs, { ...claims, exp: now - 1 }),
    'exp as string': sign(hs, { ...claims, exp: String(now + 600) }),
    'exp=1e309': sign(hs, `{${bare.replace(/"exp":\d+/, '"exp":1e309')}}`),
    'iat in future': sign(hs, { ...claims, iat: now + 3_600, exp: now + 7_200 }),
    'aud of another service': sign(hs, { ...claims, aud: 'another' }),
    'typ=refresh used as access': client.tokens.refresh,
    'revoked (logged-out) jti': sign(hs, { ...claims, sid: randomUUID() }),
    '100 KB token': 'A'.repeat(100_000),
    'non-base64url chars': `${encode(hs)}.${payloadPart}.%%%`,
    'duplicate claims': sign(hs, `{${bare},"sub":"1001"}`),
    'unicode escapes in alg': `${encode('{"alg":"n\\u006fne"}')}.${payloadPart}.`,
  };
  return Object.fromEntries(Object.entries(forged).map(([name, token]) => [name, `Bearer ${token}`]));
}

/** What has no header of its own is tried below, or where refresh tokens are. */
const elsewhere = [
  'access used at /refresh',
  'rotated refresh reused',
  'two Authorization headers',
  'token in query string',
];

test('no forged token opens any route', async () => {
  const client = await sandbox.logIn('demo-level2');
  const forged = await forgeries(client);
  expect([...Object.keys(forged), ...elsewhere].sort()).toEqual([...jwt].sort());
  const routes = (await readRoutes(sandbox.running)).filter((route) => route.needsBearer);
  const wrong: string[] = [];
  for (const route of routes) {
    for (const [name, authorization] of Object.entries(forged)) {
      // The one call that a refresh token is for.
      if (route.path === '/auth/revoke' && name.startsWith('typ=refresh')) continue;
      const response = await sandbox.api.inject({
        method: route.method,
        url: addressOf(route, client.uid),
        headers: { authorization },
        ...(route.body === null ? {} : { payload: route.body }),
      });
      // 400: the body was refused before the token was read. 403: an old token at the customer (contract §0).
      const isRefused =
        [400, 401, 415].includes(response.statusCode) ||
        (response.statusCode === 403 && name.startsWith('exp in'));
      if (!isRefused) wrong.push(`${route.method} ${route.path} with ${name}: ${response.statusCode}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('an access token renews nothing, and counts only in its header', async () => {
  const { tokens, uid } = await sandbox.logIn('demo-level2');
  expect((await sandbox.visitor.post('/auth/token', { refresh: tokens.access })).status).toBe(401);
  const address = `/customers/${uid}/coupons`;
  expect((await sandbox.visitor.get(`${address}?access_token=${tokens.access}`)).status).toBe(401);
  const twice = await sandbox.api.inject({
    url: address,
    headers: { authorization: `Bearer forged, Bearer ${tokens.access}` },
  });
  expect(twice.statusCode).toBe(401);
});
