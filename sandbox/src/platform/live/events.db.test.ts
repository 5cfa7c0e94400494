import { cashOffer } from '@mrw/shared-contracts/api/points';
import { openEvents } from '../../tools/testing/event-reader';
import type { Client } from '../../tools/testing/sandbox';
import { read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
let origin = '';
const opened: Awaited<ReturnType<typeof openEvents>>[] = [];

beforeEach(async () => {
  // The sandbox is shared, and never stops.
  if (!sandbox.api.server.listening) await sandbox.api.listen({ port: 0, host: '127.0.0.1' });
  sandbox.api.server.unref();
  const address = sandbox.api.server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterEach(async () => {
  for (const events of opened.splice(0)) await events.cut();
  sandbox.api.server.closeAllConnections();
});

const open = async (client: Client, lastId: string | null = null, language = 'en') => {
  const events = await openEvents(origin, {
    uid: client.uid,
    access: client.tokens.access,
    lastId,
    headers: { 'accept-language': language },
  });
  opened.push(events);
  return events;
};
const namesOf = (events: Awaited<ReturnType<typeof open>>) => events.told.map(({ name }) => name);

test('Q-190 a page without a last id is told to read the state, and then what happens', async () => {
  const client = await sandbox.logIn('demo-level2');
  const events = await open(client);
  expect(Object.fromEntries(events.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  await events.first('resync');
  const { key, code } = read(
    cashOffer,
    await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 }),
  );
  await sandbox.tools('staff/scan', { code });
  await sandbox.tools('staff/confirm', { code });
  await events.until(() => events.told.some(({ data }) => data['status'] === 'CONFIRMED'));
  expect(namesOf(events)).toEqual(['resync', 'payment', 'points', 'payment']);
  const uid = client.uid;
  expect(events.told.map(({ data }) => data)).toEqual([
    { uid },
    expect.objectContaining({ uid, key, status: 'SCANNED', cash_dollar: 1, store: null }),
    { uid, change: -1000, balance: expect.any(Number), reason: 'CASH_DOLLAR_USED' },
    expect.objectContaining({ uid, key, status: 'CONFIRMED' }),
  ]);
});
