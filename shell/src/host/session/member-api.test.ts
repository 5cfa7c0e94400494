import { ApiError } from '@mrw/shared-contracts';
import { fakeApi, type FakeRoutes } from '@mrw/shared-contracts/testing';
import { createMemberApi } from './member-api';
import { RefreshRefusedError } from './token-keeper';

const pair = { access: 'a', refresh: 'r' };

/** The calls of both clients, told apart by client. */
function open(routes: FakeRoutes, partnerOrigin?: string) {
  const bare = fakeApi(routes);
  const other = fakeApi(routes);
  const told = (requests: typeof bare.requests) =>
    requests.map(({ method, path, query, body }) => [
      `${method} ${path}${query.size ? `?${query}` : ''}`,
      body,
    ]);
  return {
    api: createMemberApi({
      bare: bare.client,
      other: other.client,
      ...(partnerOrigin ? { partnerOrigin } : {}),
    }),
    bare: () => told(bare.requests),
    other: () => told(other.requests),
    headers: () => bare.requests[0]?.headers,
  };
}

test('an authorization code is changed for tokens without a session', async () => {
  const { api, bare, other } = open({ 'POST /auth/access_token': { body: pair } });
  expect(await api.exchange('code-1')).toEqual(pair);
  expect(bare()).toEqual([['POST /auth/access_token', { authorization_code: 'code-1' }]]);
  expect(other()).toEqual([]);
});

test('the code of an embedded wallet goes with the origin of the page around it', async () => {
  const { api, bare } = open({ 'POST /auth/access_token': { body: pair } }, 'https://mall.example');
  await api.exchange('code-1');
  const body = { authorization_code: 'code-1', partner_origin: 'https://mall.example' };
  expect(bare()).toEqual([['POST /auth/access_token', body]]);
});

test('tokens are renewed without a session', async () => {
  const { api, bare } = open({ 'POST /auth/token': { body: pair } });
  expect(await api.refresh('old')).toEqual(pair);
  expect(bare()).toEqual([['POST /auth/token', { refresh: 'old' }]]);
});

test.each([
  [{ status: 400 }, true],
  [{ status: 401 }, true],
  [{ status: 403 }, true],
  [{ status: 499 }, true],
  [{ body: { access: 'a' } }, true],
  [{ body: '<html>' }, true],
  [{ status: 500 }, false],
  [{ status: 503 }, false],
  [{ failure: 'network' }, false],
  [{ failure: 'timeout' }, false],
] as const)('a renewal that meets %j is a refusal: %p', async (answer, refusal) => {
  const { api } = open({ 'POST /auth/token': answer });
  const error: unknown = await api.refresh('old').catch((thrown: unknown) => thrown);
  expect(error instanceof RefreshRefusedError).toBe(refusal);
  expect(refusal ? (error as Error).cause : error).toBeInstanceOf(ApiError);
});

test('what fails without an answer of the API is no refusal', async () => {
  const { api } = open({});
  await expect(api.refresh('old')).rejects.toBeInstanceOf(ApiError);
});

test('a log-out takes its own token along', async () => {
  const { api, bare, headers } = open({ 'GET /auth/revoke': { status: 204 } });
  await api.revoke('r1');
  expect(bare()).toEqual([['GET /auth/revoke', undefined]]);
  expect(headers()).toMatchObject({ authorization: 'Bearer r1' });
});

test('the rest is asked in the name of the member', async () => {
  const { api, bare, other } = open({
    'GET /levels': { body: [] },
    'GET /customers/unread_messages_count/': { body: { unread_count: 7 } },
    'POST /app_installations': { status: 201, body: { id: '88' } },
    'PATCH /app_installations/88': { body: {} },
  });
  await api.levels();
  expect(await api.unreadCount('1')).toBe(7);
  expect(await api.register({ uid: '1', deviceId: 'd', language: 'zh-Hant' })).toBe('88');
  await api.updateInstallation('88', 'en');
  expect(other()).toEqual([
    ['GET /levels', undefined],
    ['GET /customers/unread_messages_count/?uid=1', undefined],
    [
      'POST /app_installations',
      { customer: '1', platform: 'WEB', device_id: 'd', language: 'zh-Hant', app_version: '1.0.0' },
    ],
    ['PATCH /app_installations/88', { language: 'en' }],
  ]);
  expect(bare()).toEqual([]);
});

test('a member and the points are read by the id of the member', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { api } = open({
    'GET /customers/1': { body: { uid: '1', first_name: 'Amy' } },
    'GET /point-accounts/1': { status: 404, body: { detail: 'Not found.' } },
  });
  expect(await api.customer('1')).toMatchObject({ uid: '1', first_name: 'Amy' });
  await expect(api.points('1')).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } });
});
