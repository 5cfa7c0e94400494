import { familyBooking } from '@mrw/shared-contracts/api/family-booking';
import { tokenPair } from '@mrw/shared-contracts/api/auth';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const day = 86_400;

/** Status of a call with an access token. */
const statusWith = async (access: string, url: string): Promise<number> =>
  (await sandbox.api.inject({ url, headers: { authorization: `Bearer ${access}` } })).statusCode;

/**
 * What the call answers a minute before the end of its token's life, and from then on: a log-in takes its time on a busy
 * machine.
 */
async function aroundTheEnd(seconds: number, call: () => Promise<number>): Promise<number[]> {
  await sandbox.clock(seconds - 60);
  const before = await call();
  await sandbox.clock(seconds);
  return [before, await call()];
}

test('an access token lives 60 minutes', async () => {
  const client = await sandbox.logIn('demo-level2');
  const call = async () => (await client.get('/point-accounts/{uid}')).status;
  expect(await aroundTheEnd(60 * 60, call)).toEqual([200, 401]);
});

test('the access token of a gift-card session lives 15 minutes', async () => {
  const answer = await sandbox.signOn.logInForGiftCard({
    login: 'demo-giftowner',
    password: 'Demo1234',
    address: '',
  });
  const payload = { refresh: answer.kind === 'ok' ? answer.refresh : '' };
  const { access } = read(tokenPair, await sandbox.visitor.post('/auth/token', payload));
  const call = () => statusWith(access, '/customers/gift_card/GIFT-TARGET');
  expect(await aroundTheEnd(15 * 60, call)).toEqual([200, 401]);
});

test('a booking access token lives 10 minutes', async () => {
  const client = await sandbox.logIn('demo-level2');
  const tokens = { booking_access: client.tokens.access, booking_refresh: client.tokens.refresh };
  const { access } = read(familyBooking, await client.post('/customers/{uid}/family_booking_list', tokens));
  // Without access to the API: 403 reports the owner, 401 no more than that.
  const call = () => statusWith(access, `/customers/${decodeJwt(access).sub ?? ''}/coupons`);
  expect(await aroundTheEnd(10 * 60, call)).toEqual([403, 401]);
});

test('a refresh token lives 30 days', async () => {
  const sessions = [await sandbox.logIn('demo-level2'), await sandbox.logIn('demo-level2')];
  const call = async () => {
    const refresh = sessions.shift()?.tokens.refresh;
    return (await sandbox.visitor.post('/auth/token', { refresh })).status;
  };
  expect(await aroundTheEnd(30 * day, call)).toEqual([200, 401]);
});

test('a refresh token ends its session as long as it lives', async () => {
  const sessions = [await sandbox.logIn('demo-level2'), await sandbox.logIn('demo-level2')];
  const call = () => statusWith(sessions.shift()?.tokens.refresh ?? '', '/auth/revoke');
  expect(await aroundTheEnd(30 * day, call)).toEqual([200, 401]);
});

test('an unsubscribe token works again and again until its end', async () => {
  const rows = await sandbox.running.rows(
    `SELECT extract(epoch FROM expires_at)::float8 AS ends FROM unsubscribe_tokens WHERE token = 'UNSUB-ON'`,
  );
  const [{ ends }] = z.tuple([z.object({ ends: z.number() })]).parse(rows);
  const call = async () =>
    (await sandbox.visitor.get('/customers/subscribe/subscribe-email?token=UNSUB-ON')).status;
  expect(await call()).toBe(200);
  expect(await aroundTheEnd(ends - Date.now() / 1000, call)).toEqual([200, 404]);
});
