import { createBus } from '@mrw/shared-contracts';
import { AxiosError } from 'axios';
import { noSession, noTabs } from '../../entry/standalone/no-session';
import { connectSession } from './connect-session';
import { openTab, sessionServer, sharedStorage } from './testing/stress';

/** One tab of a member, and its server. */
const setup = () => {
  const server = sessionServer();
  const storage = sharedStorage(server);
  const clock = { now: 1_000 };
  return { server, storage, clock, tab: openTab(server, storage, clock) };
};
const minutes = 60_000;

test('a call that meets an old token is sent again with a new one, which is stored for all tabs', async () => {
  const { server, storage, tab } = setup();
  const old = server.access();
  server.expire();
  expect((await tab.http.other.get('/levels')).status).toBe(200);
  expect(server.sent.map(({ bearer }) => bearer)).toEqual([old, server.access()]);
  expect(server.refreshes).toEqual(['{"refresh":"r0"}']);
  expect(storage.read()).toMatchObject({ access: server.access(), refresh: 'r1' });
  expect(tab.ends).toEqual([]);
});

test('tokens that are about to expire are renewed before the call, by the clock of the tab', async () => {
  const { server, clock, tab } = setup();
  clock.now += 49 * minutes;
  await tab.http.other.get('/levels');
  expect(server.refreshes).toHaveLength(0);
  clock.now += 2 * minutes;
  await tab.http.other.get('/levels');
  expect(server.refreshes).toHaveLength(1);
  expect(tab.tokens.current()?.receivedAt).toBe(clock.now);
});

test('a tab that slept through the renewals of another one renews the pair that is stored, not its own', async () => {
  const { server, storage, clock, tab } = setup();
  const other = openTab(server, storage, clock);
  for (const awake of [other, tab]) {
    clock.now += 51 * minutes;
    await awake.http.other.get('/levels');
  }
  expect(server.refreshes).toEqual(['{"refresh":"r0"}', '{"refresh":"r1"}']);
  expect(storage.read()?.refresh).toBe('r2');
});

test('a stored pair that the server refuses ends the session, also for a tab that holds an older one', async () => {
  const { server, storage, clock, tab } = setup();
  const other = openTab(server, storage, clock);
  clock.now += 51 * minutes;
  await other.http.other.get('/levels');
  clock.now += 51 * minutes;
  server.failRefresh({ status: 401 });
  await expect(tab.http.other.get('/levels')).rejects.toMatchObject({ name: 'RefreshRefusedError' });
  expect(tab.ends).toEqual(['refresh-refused']);
});

test('a server that refuses the new token, too, ends the session', async () => {
  const { server, tab } = setup();
  server.expire();
  server.deliverWith((answer) => {
    if (server.refreshes.length > 0) server.expire();
    return Promise.resolve(answer);
  });
  await expect(tab.http.other.get('/levels')).rejects.toMatchObject({ response: { status: 401 } });
  expect(tab.ends).toEqual(['refresh-refused']);
});

test('a refusal of tokens that were replaced meanwhile ends nothing', async () => {
  const { server, tab } = setup();
  server.expire();
  server.failRefresh({ status: 401 });
  server.deliverWith((answer) => {
    // Another login while the old tokens are being refreshed.
    if (server.sent.length === 1) tab.tokens.set({ ...server.logIn('2'), receivedAt: 1_000 });
    return Promise.resolve(answer);
  });
  await expect(tab.http.other.get('/levels')).rejects.toBeDefined();
  expect(tab.ends).toEqual([]);
});

test('a page without a card of the member restores the session from the server alone', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { tab } = setup();
  await expect(tab.sessions.restore()).resolves.toBeUndefined();
  expect(tab.sessions.session$.value).toMatchObject({ kind: 'member', member: { uid: '1' } });
});

test.each([
  ['http://partner.test', { authorization_code: 'code', partner_origin: 'http://partner.test' }],
  [null, { authorization_code: 'code' }],
])('a code is exchanged in the name of the page around the site (%p)', async (partnerOrigin, body) => {
  const sent: unknown[] = [];
  const { sessions } = connectSession({
    origin: 'http://api.test',
    storage: noSession,
    bus: createBus(() => undefined),
    tabs: noTabs,
    language: () => 'en',
    deviceId: 'd',
    partnerOrigin,
    heard: () => undefined,
    send: (config) => {
      sent.push(JSON.parse(String(config.data)));
      return Promise.reject(new AxiosError('network', AxiosError.ERR_NETWORK, config));
    },
  });
  expect(await sessions.logIn('code')).toBe('failed');
  expect(sent).toEqual([body]);
});
