import { tokenPair } from '@mrw/shared-contracts/api/auth';
import { details } from '@mrw/shared-contracts/api/errors';
import { session, spendLock } from '@mrw/shared-contracts/api/security';
import * as z from 'zod/mini';
import type { Client } from '../../tools/testing/sandbox';
import { read, startOwnSandbox, useSandbox } from '../../tools/testing/use-sandbox';
import { readUserAgent } from '../../platform/identity/user-agent';
import { unlockAll } from '../../platform/identity/spending';
import type { Received } from '../../platform/telemetry/received';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Logs in from a device. */
async function logInFrom(userAgent: string): Promise<Client> {
  const answer = await sandbox.signOn.logIn({ login: 'demo-level2', password: 'Demo1234', address: '' });
  if (answer.kind !== 'ok') throw new Error('not logged in');
  return sandbox.enter(answer.code, userAgent);
}
const list = async (client: Client) => read(z.array(session), await client.get('/customers/{uid}/sessions'));
const refresh = (client: Client) => sandbox.visitor.post('/auth/token', { refresh: client.tokens.refresh });
const isEnded = async (client: Client) => {
  const [access, renewed] = [await client.get('/customers/{uid}/coupons'), await refresh(client)];
  expect(access.status).toBe(renewed.status);
  return access.status === 401;
};
const messages = () =>
  sandbox.running.rows(
    `SELECT content->>'en' AS text FROM inbox_messages WHERE member_id = 1002 AND url = '/user/myAccount'`,
  );

test.each([
  [iphone, 'Safari', 'iOS'],
  [windows, 'Chrome', 'Windows'],
  ['', null, null],
  ['(((((', null, null],
  ['a'.repeat(100_000), null, null],
])('Q-194 a device names itself by its browser and system: %.40s', (header, browser, system) => {
  expect(readUserAgent(header)).toEqual({ browser, system });
});

test('Q-194 devices are listed with their last use, this one first; nothing says where they are', async () => {
  const phone = await logInFrom(iphone);
  await sandbox.clock(60);
  const desktop = await logInFrom(windows);
  await sandbox.clock(120);
  const renewed = read(tokenPair, await refresh(phone));
  const rows = await list({ ...desktop });
  expect(rows.map(({ browser, is_current }) => [browser, is_current])).toEqual([
    ['Chrome', true],
    ['Safari', false],
  ]);
  const [own, other] = rows;
  expect(Date.parse(String(other?.used_at)) - Date.parse(String(other?.created_at))).toBeGreaterThan(118_000);
  expect(own?.used_at).toBe(own?.created_at);
  expect(Object.keys(own ?? {}).sort()).toEqual([
    'browser',
    'created_at',
    'id',
    'is_current',
    'partner',
    'system',
    'used_at',
  ]);
  await sandbox.clock(31 * 86_400);
  const later = await logInFrom(windows);
  expect(await list(later)).toHaveLength(1);
  expect(renewed.access).not.toBe('');
});

test('Q-194 one device is ended: its tokens are refused at once; the others stay', async () => {
  const [phone, desktop] = [await logInFrom(iphone), await logInFrom(windows)];
  const other = (await list(desktop)).find(({ is_current }) => !is_current);
  expect((await desktop.call('DELETE', `/customers/{uid}/sessions/${other?.id}`)).status).toBe(204);
  expect([await isEnded(phone), await isEnded(desktop)]).toEqual([true, false]);
  expect((await desktop.call('DELETE', `/customers/{uid}/sessions/${other?.id}`)).status).toBe(404);
});

test('Q-194 all others are ended, this one stays', async () => {
  const [phone, tablet, desktop] = [
    await logInFrom(iphone),
    await logInFrom(iphone),
    await logInFrom(windows),
  ];
  expect((await desktop.call('DELETE', '/customers/{uid}/sessions?others=0')).status).toBe(400);
  expect((await desktop.call('DELETE', '/customers/{uid}/sessions?others=1')).status).toBe(204);
  expect([await isEnded(phone), await isEnded(tablet), await isEnded(desktop)]).toEqual([true, true, false]);
});

test.each([
  ['/customers/{uid}/sessions?others=1', 204],
  ['/customers/{uid}/sessions/unknown', 404],
  ['/customers/{uid}', 400],
])('DELETE %s with the type of JSON and no body is one without a body: %d', async (path, status) => {
  const client = await logInFrom(windows);
  const answer = await sandbox.api.inject({
    method: 'DELETE',
    url: path.replace('{uid}', client.uid),
    headers: { authorization: `Bearer ${client.tokens.access}`, 'content-type': 'application/json' },
    payload: '',
  });
  const { body } = await client.call('DELETE', path);
  expect([answer.statusCode, answer.body]).toEqual([status, status === 204 ? '' : JSON.stringify(body)]);
});

test('Q-194 the session of another member is 404', async () => {
  const stranger = await sandbox.logIn('demo-level1');
  const [own] = read(z.array(session), await stranger.get('/customers/{uid}/sessions'));
  const client = await logInFrom(windows);
  expect(await client.call('DELETE', `/customers/{uid}/sessions/${own?.id}`)).toMatchObject({
    status: 404,
    body: { detail: details.notFound },
  });
  expect((await stranger.get('/customers/{uid}/coupons')).status).toBe(200);
});

test('Q-194 a new device tells the others once; the first one and one that is known tell nothing', async () => {
  // A program is no device.
  await logInFrom('node');
  await logInFrom(windows);
  await logInFrom(windows);
  expect(await messages()).toEqual([]);
  await logInFrom(iphone);
  await logInFrom(iphone);
  expect(await messages()).toEqual([{ text: expect.stringContaining('a new device: Safari, iOS.') }]);
});

test('Q-194 without the feature its calls are 404, and what was locked is not any more', async () => {
  const client = await sandbox.logIn('demo-level2');
  const { db } = sandbox.running.context.connection;
  await client.call('PUT', '/customers/{uid}/spend_lock', { locked: true });
  await unlockAll(db);
  expect(read(spendLock, await client.get('/customers/{uid}/spend_lock'))).toMatchObject({ locked: false });
  const own = await startOwnSandbox({ spendLock: false });
  const other = await own.logIn('demo-level2');
  for (const path of ['spend_lock', 'sessions'])
    expect((await other.get(`/customers/{uid}/${path}`)).status).toBe(404);
  await own.stop();
});

test('Q-194 operators see how many spends the lock has refused, and not whose', async () => {
  const counted: Received[] = [];
  const add = (_added: unknown, all: readonly Received[]) => counted.push(...all);
  const own = await startOwnSandbox({ exporter: { add, stop: () => Promise.resolve() } });
  const client = await own.logIn('demo-level2');
  await client.call('PUT', '/customers/{uid}/spend_lock', { locked: true });
  await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 });
  await client.post('/coupons/1001/usage_record', { staff_code: '1' });
  await own.stop();
  const spending = counted.filter(({ kind }) => kind === 'spending');
  expect(spending).toHaveLength(2);
  expect(spending[0]).toMatchObject({ code: 'locked', times: 1, visit: null, record: {} });
});
