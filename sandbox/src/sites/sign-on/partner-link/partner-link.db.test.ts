import { demoSecret, secretHash } from '../../../members/partners/directory';
import { partnerOrigin, partnerServer } from '../../../tools/testing/partner-server';
import { useSandbox } from '../../../tools/testing/use-sandbox';
import { isSecretOf, readBasic } from '../../../members/partners/client-secret';

jest.setTimeout(60_000);

const sandbox = useSandbox();
let server: Awaited<ReturnType<typeof partnerServer>>;

beforeEach(async () => {
  server = await partnerServer(sandbox.running);
});
afterEach(() => server.site.close());

const now = new Date('2026-11-24T00:00:00Z');
const partner = (secrets: { hash: string; created: string; ends: string | null }[]) => ({
  name: { en: '', 'zh-Hant': '', 'zh-Hans': '' },
  origins: [],
  modes: [],
  languages: [],
  secrets,
});
const kept = (secret: string, ends: string | null) => ({ hash: secretHash(secret), created: '', ends });

test.each([
  ['new', true],
  ['old', true],
  ['over', false],
  ['', false],
])('while two secrets are in force %p is right: %p', (secret, right) => {
  const soon = '2026-11-24T01:00:00Z';
  const secrets = [kept('over', '2026-11-23T00:00:00Z'), kept('old', soon), kept('new', null)];
  expect(isSecretOf(partner(secrets), secret, now)).toBe(right);
});

test('no secret is right for an unknown partner', () => {
  expect(isSecretOf(null, '', now)).toBe(false);
});

test.each([
  [undefined],
  ['Bearer abc'],
  ['Basic'],
  ['Basic %%%'],
  [`Basic ${Buffer.from('id').toString('base64')}`],
])('the header %p names no partner', (header) => {
  expect(readBasic(header)).toBeNull();
});

const code = { user_reference: 'user-1', origin: partnerOrigin };
const mall = ['harbour-mall', demoSecret] as const;
test.each([
  ['a wrong secret', ['harbour-mall', 'wrong'] as const, code, 401, 'invalid_client'],
  ['an unknown partner', ['__proto__', demoSecret] as const, code, 401, 'invalid_client'],
  ['a partner without a secret', ['pier-outlet', demoSecret] as const, code, 401, 'invalid_client'],
  ['an empty body', mall, {}, 400, 'invalid_request'],
  [
    'a reference that is too long',
    mall,
    { ...code, user_reference: 'x'.repeat(201) },
    400,
    'invalid_request',
  ],
  ['text that no database holds', mall, { ...code, user_reference: 'a\0' }, 400, 'invalid_request'],
  ['another origin', mall, { ...code, origin: 'https://evil.example' }, 400, 'invalid_origin'],
  ['a user who is not linked', mall, code, 404, 'not_linked'],
])('a call with %s', async (_, client, payload, status, error) => {
  const answer = await server.call('POST', '/partner/wallet-code', payload, client);
  expect(answer).toMatchObject({ status, body: { error } });
  expect(answer.headers['www-authenticate']).toBe(status === 401 ? 'Basic realm="partner"' : undefined);
});

test('a consent is for the partner and the address that asked, and lives ten minutes', async () => {
  const consent = await server.consent('demo-level2');
  const other = { code: consent, redirect_uri: `${partnerOrigin}/other`, user_reference: 'user-1' };
  expect(await server.call('POST', '/partner/links', other)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  await sandbox.clock(10 * 60 + 1);
  expect((await server.link(consent, 'user-1')).status).toBe(400);
});

test.each([
  ['an unknown partner', { client_id: 'nobody' }],
  ['an address elsewhere', { redirect_uri: 'https://evil.example/' }],
  ['an address that poses', { redirect_uri: 'http://localhost:4004@evil.example/' }],
  ['a script', { redirect_uri: 'javascript:alert(1)' }],
])('the page of consent refuses %s, and redirects nowhere', async (_, change) => {
  const { answer } = await server.allow('demo-level2', change);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.body).not.toContain('evil.example');
});

test('a member who refuses goes back with that, and a wrong password stays on the page', async () => {
  const { to } = await server.allow('', { action: 'refuse' });
  expect(Object.fromEntries(to.searchParams)).toEqual({ error: 'access_denied', state: 's&1' });
  const { answer } = await server.allow('demo-level2', { password: 'wrong' });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('role="alert"');
});

test.each([
  ['en', 'Show your wallet at Harbour Mall?'],
  ['zh-Hant', '在海港商場顯示你的錢包？'],
  ['zh-Hans', '在海港商场显示你的钱包？'],
])('the page in %s', async (locale, title) => {
  const query = new URLSearchParams({
    client_id: 'harbour-mall',
    redirect_uri: `${partnerOrigin}/x`,
    locale,
  });
  const answer = await server.site.inject(`/partner/link?${query.toString()}`);
  expect(answer.body).toContain(`<h1>${title}</h1>`);
  expect(answer.headers['content-security-policy']).toContain(`form-action 'self' ${partnerOrigin}`);
  const list = await server.site.inject(`/account/partners?locale=${locale}`);
  expect(list.statusCode).toBe(200);
});
