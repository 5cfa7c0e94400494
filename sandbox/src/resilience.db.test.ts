import { readRateLimits } from './platform/http/limits';
import { startOwnSandbox, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(120_000);

const sandbox = useSandbox();

test('parallel calls are all answered while the demo data are loaded again and again', async () => {
  const paths = [
    '/levels',
    '/campaigns',
    '/customers/{uid}',
    '/customers/{uid}/coupons',
    '/point-accounts/{uid}',
    '/stores?name=a',
    '/customers/{uid}/activity_logs',
  ];
  const until = Date.now() + 3_000;
  const statuses = new Map<number, number>();
  const note = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const visitor = async (index: number) => {
    for (let turn = index; Date.now() < until; turn += 1) {
      // A reset may end the session between its two calls.
      const client = await sandbox.logIn('demo-race-a').catch(() => sandbox.visitor);
      note((await client.get(paths[turn % paths.length] ?? '/levels')).status);
      const buy = { campaign: '101', desired_coupon_quantity: 1 };
      note((await client.post('/customers/{uid}/campaign_participation_records', buy)).status);
      note((await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 })).status);
      note((await client.post('/auth/token', { refresh: client.tokens.refresh })).status);
    }
  };
  const resets = async () => {
    while (Date.now() < until) note((await sandbox.tools('reset')).status);
  };
  await Promise.all([resets(), ...Array.from({ length: 29 }, (_, index) => visitor(index))]);
  const total = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  const failed = [...statuses].reduce((sum, [status, times]) => (status >= 500 ? sum + times : sum), 0);
  expect(total).toBeGreaterThan(100);
  expect(failed).toBe(0);
  await sandbox.running.reset();
  expect((await sandbox.visitor.get('/levels')).body).toHaveLength(4);
});

test('nothing in the log is a token, a code, a password or a contact', async () => {
  const client = await sandbox.logIn('demo-contact');
  await client.get('/customers/{uid}/update-login-method?method=email&email=secret-contact@example.test');
  await sandbox.visitor.get('/customers/subscribe/subscribe-email?token=UNSUB-ON');
  await sandbox.visitor.post('/auth/token', { refresh: client.tokens.refresh });
  await client.call('PUT', '/users/{uid}/password', { new_password: 'Secret-Pass-1' });
  await client.get('/customers/{uid}?token=in-the-query');
  const logged = sandbox.running.logs();
  expect(logged).toContain('"path":"/customers/:uid"');
  const { access, refresh } = client.tokens;
  const secrets = [access, refresh, 'secret-contact', 'UNSUB-ON', 'Secret-Pass-1', 'in-the-query'];
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
});

test('rate limits refuse beyond the limit, and spare the sandbox tools', async () => {
  const own = await startOwnSandbox({ rateLimits: readRateLimits('{"all":20}') });
  for (let call = 0; call < 20; call += 1) await own.visitor.get('/levels');
  expect(await own.visitor.get('/levels')).toMatchObject({
    status: 429,
    body: { detail: 'Too many requests.' },
    headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
  });
  expect((await own.visitor.get('/sandbox/clock')).status).toBe(200);
  await own.stop();
});

test('behind a proxy on this machine each caller has a limit of its own; no other caller names its address', async () => {
  const own = await startOwnSandbox({ rateLimits: readRateLimits('{"all":2}') });
  const call = async (remoteAddress: string, forwarded: string) =>
    (await own.api.inject({ url: '/levels', remoteAddress, headers: { 'x-forwarded-for': forwarded } }))
      .statusCode;
  const three = async (remoteAddress: string) => [
    await call(remoteAddress, '203.0.113.1'),
    await call(remoteAddress, '203.0.113.2'),
    await call(remoteAddress, '203.0.113.3'),
  ];
  expect(await three('127.0.0.1')).toEqual([200, 200, 200]);
  expect(await three('198.51.100.7')).toEqual([200, 200, 429]);
  await own.stop();
});

test('guesses of a password or a code are refused after as many failed ones, until a reset', async () => {
  const own = await startOwnSandbox({ rateLimits: readRateLimits('{"account":3,"address":5}') });
  const client = await own.logIn('demo-level2');
  const remove = (password: string) => client.call('DELETE', '/customers/{uid}', { password });
  const logIn = async (login: string, password: string) =>
    (await own.signOn.logIn({ login, password, address: 'elsewhere' })).kind;
  expect(await logIn('demo-level2', 'Demo1234')).toBe('ok');
  const failed = await Promise.all(['a', 'b', 'c', 'd'].map(remove));
  expect(failed.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429]);
  expect(failed.find(({ status }) => status === 429)).toMatchObject({
    body: { detail: 'Too many attempts.' },
    headers: { 'retry-after': expect.stringMatching(/^(900|8\d\d)$/) },
  });
  // One account has one limit, from any address and by any of its names; what is no account has one, too.
  expect([await logIn('demo-level2', 'Demo1234'), await logIn('demo-level1', 'Demo1234')]).toEqual([
    'too_many',
    'ok',
  ]);
  const unknown = ['1', '2', '3', '4'].map((password) => logIn('no-such-member', password));
  expect((await Promise.all(unknown)).sort()).toEqual(['too_many', 'wrong', 'wrong', 'wrong']);
  const card = async (code: string) => (await client.get(`/customers/gift_card/${code}`)).status;
  expect([await card('X-1'), await card('X-2'), await card('X-3'), await card('X-4')]).toEqual([
    404, 404, 404, 429,
  ]);
  await own.reset();
  expect(await logIn('demo-level2', 'Demo1234')).toBe('ok');
  await own.stop();
});

test('a stop answers the calls under way and cuts off those that hang', async () => {
  const own = await startOwnSandbox();
  const base = await own.api.listen({ port: 0, host: '127.0.0.1' });
  await own.visitor.post('/sandbox/faults', { match: 'GET /levels', mode: 'delay', value: 300 });
  await own.visitor.post('/sandbox/faults', { match: 'GET /brands', mode: 'hang' });
  const slow = fetch(`${base}/levels`);
  const hanging = fetch(`${base}/brands`).then(
    () => 'answered',
    () => 'cut off',
  );
  // Both have arrived once a later call on the same server is answered.
  await fetch(`${base}/regions`);
  await own.stop();
  expect((await slow).status).toBe(200);
  expect(await hanging).toBe('cut off');
});
