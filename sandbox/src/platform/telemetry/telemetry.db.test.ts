import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const sent = {
  kind: 'failure',
  remote: 'mf-wallet',
  version: '1.0.0',
  code: 'MRW-103',
  path: '/user/myCoupon',
  canary: false,
};
const batchOf = (...records: unknown[]) => ({ schema: 1, environment: 'local', contract: '1.0.0', records });

/** As a page sends it that is being left: no preflight, no headers of its own. */
const post = (url: string, type: string, body: unknown, origin = 'http://localhost:8080') =>
  sandbox.api.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, origin },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const rows = async () => (await sandbox.visitor.get('/sandbox/telemetry')).body;

test.each(['text/plain', 'text/plain;charset=UTF-8', 'application/json'])(
  'a beacon of %s arrives',
  async (type) => {
    expect((await post('/telemetry', type, batchOf(sent, { ...sent, code: 'MRW-104' }))).statusCode).toBe(
      204,
    );
    expect(await rows()).toMatchObject([
      { kind: 'failure', remote: 'mf-wallet', version: '1.0.0', code: 'MRW-104', canary: 'false' },
      { code: 'MRW-103', record: sent },
    ]);
    await sandbox.running.reset();
    expect(await rows()).toEqual([]);
  },
);

test('a reader of records gets those of a time on, with the visit and without the address of the sender', async () => {
  await post('/telemetry', 'text/plain', { ...batchOf(sent), visit: 'a1b2c3d4e5' });
  const since = async (time: string) =>
    (await sandbox.visitor.get(`/sandbox/telemetry?since=${encodeURIComponent(time)}`)).body;
  const all = await since('2020-01-01T00:00:00Z');
  expect(all).toMatchObject([
    { code: 'MRW-103', visit: 'a1b2c3d4e5', from: expect.stringMatching(/^[0-9a-f]{16}$/) },
  ]);
  expect(JSON.stringify(all)).not.toContain('127.0.0.1');
  expect(await since('2999-01-01T00:00:00Z')).toEqual([]);
});

test('equal events of a visit are one record with their number, in whatever batch they come', async () => {
  const event = { kind: 'policy', code: 'img-src', path: '/home', detail: 'refused picture 1' };
  const of = (visit: string, ...records: object[]) =>
    post('/telemetry', 'text/plain', { ...batchOf(...records), visit });
  await of('first-visit', event, { ...event, detail: 'refused picture 2' });
  await of('first-visit', { ...event, times: 1_000 });
  await of('other-visit', event);
  await of('first-visit', { ...sent, kind: 'load', code: 'load', value: 3 });
  await of('first-visit', { ...sent, kind: 'load', code: 'load', value: 3 });
  const counted = (await rows()) as { visit: string; code: string; times: number }[];
  expect(counted.map(({ visit, code, times }) => [visit, code, times])).toEqual([
    ['first-visit', 'load', 1],
    ['first-visit', 'load', 1],
    ['other-visit', 'img-src', 1],
    ['first-visit', 'img-src', 1_002],
  ]);
});

test('100,000 reports about the same refused file are one record', async () => {
  const body = {
    effectiveDirective: 'script-src-elem',
    blockedURL: 'http://localhost:8081/mf-x/1.0.0/app.js',
  };
  const reports = Array.from({ length: 400 }, () => ({ type: 'csp-violation', body }));
  for (let sentReports = 0; sentReports < 100_000; sentReports += 400)
    await post('/csp-reports', 'application/reports+json', reports);
  expect(await rows()).toMatchObject([{ code: 'script-src-elem', times: 100_000 }]);
}, 60_000);

test('what the batch says about its sample is in every record', async () => {
  await post('/telemetry', 'text/plain', { ...batchOf(sent), visit: 'a1b2c3d4', sample: 0.1 });
  expect(await rows()).toMatchObject([{ sample: 0.1 }]);
});

test.each([
  ['application/csp-report', { 'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'data' } }],
  ['application/reports+json', [{ type: 'csp-violation', body: { effectiveDirective: 'img-src' } }]],
])('a report of %s stands in the same list', async (type, body) => {
  expect((await post('/csp-reports', type, body)).statusCode).toBe(204);
  expect(await rows()).toMatchObject([{ kind: 'csp-violation', code: 'img-src' }]);
});

test.each<[string, string, string, unknown, number]>([
  ['no JSON', '/telemetry', 'text/plain', 'records', 400],
  ['no records', '/telemetry', 'text/plain', {}, 400],
  ['an empty batch', '/telemetry', 'text/plain', batchOf(), 400],
  ['records that are no objects', '/telemetry', 'application/json', batchOf('x'), 400],
  ['a record of an unknown kind', '/telemetry', 'text/plain', batchOf({ ...sent, kind: 'person' }), 400],
  ['an address with a query', '/telemetry', 'text/plain', batchOf({ ...sent, path: '/home?token=x' }), 400],
  ['more than 64 KB', '/telemetry', 'text/plain', batchOf({ detail: 'x'.repeat(64 * 1024) }), 413],
  ['another type', '/telemetry', 'text/html', batchOf(sent), 415],
  ['a report of no known form', '/csp-reports', 'application/csp-report', { report: {} }, 400],
  ['text elsewhere', '/auth/token', 'text/plain', { refresh: 'x' }, 400],
])('refused: %s', async (_what, url, type, body, status) => {
  expect((await post(url, type, body)).statusCode).toBe(status);
  expect(await rows()).toEqual([]);
});

test('a foreign site fills no list', async () => {
  const answer = await post('/telemetry', 'text/plain', batchOf(sent), 'https://evil.example');
  expect(answer.statusCode).toBe(403);
  expect(await rows()).toEqual([]);
});
