import { applicableStore } from '@mrw/shared-contracts/api/coupons';
import { details } from '@mrw/shared-contracts/api/errors';
import { spendLock } from '@mrw/shared-contracts/api/security';
import * as z from 'zod/mini';
import { issuePass, makeLink } from '../../rewards/passes/issue';
import { demoSecret } from '../partners/directory';
import { readRoutes } from '../../tools/testing/route-table';
import { partnerServer } from '../../tools/testing/partner-server';
import type { Answer, Client } from '../../tools/testing/sandbox';
import {
  account,
  countStatuses,
  detailOf,
  parallel,
  read,
  useSandbox,
} from '../../tools/testing/use-sandbox';

jest.setTimeout(120_000);

const sandbox = useSandbox();
let member: Client;
beforeEach(async () => {
  member = await sandbox.logIn('demo-level2');
});

const put = (body: object, client = member) => client.call('PUT', '/customers/{uid}/spend_lock', body);
const lock = () => put({ locked: true });
const unlock = (password = 'Demo1234') => put({ locked: false, password });
const setClock = (days: number) => sandbox.clock(days * 86_400);
const cash = z.object({ key: z.string(), code: z.string() });
const newCash = async () =>
  read(cash, await member.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 }));
const buy = (campaign: string, client = member) =>
  client.post('/customers/{uid}/campaign_participation_records', { campaign, desired_coupon_quantity: 1 });
const codeOf = async (id: string) => {
  const [row] = z
    .array(z.object({ code: z.string() }))
    .parse(await sandbox.running.rows(`SELECT code FROM coupons WHERE id = ${id}`));
  return row?.code ?? '';
};
const staffCode = async () => {
  const rows = await sandbox.running.rows('SELECT staff_code AS code FROM stores WHERE id = 1');
  return z.array(z.object({ code: z.string() })).parse(rows)[0]?.code;
};
/** A call of the partner whose user the member is. */
async function partnerCall(address: string, shown: object): Promise<Answer> {
  const answer = await sandbox.api.inject({
    method: 'POST',
    url: `/partner/${address}`,
    headers: { authorization: `Basic ${Buffer.from(`harbour-mall:${demoSecret}`).toString('base64')}` },
    payload: { user_reference: 'user-1', order: 'order-1', ...shown },
  });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}
/** The member is linked with the partner, whose site is closed again. */
async function link(login = 'demo-level2') {
  const server = await partnerServer(sandbox.running);
  const linked = await server.linked(login, 'user-1');
  await server.site.close();
  return linked;
}

/** Every spend: what is made before the lock, and the act itself. */
const spends: Readonly<Record<string, () => Promise<() => Promise<Answer>>>> = {
  'POST /customers/{uid}/campaign_participation_records': async () => () => buy('118'),
  'POST /customers/{uid}/point_to_cash': async () => () =>
    member.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 }),
  'POST /customers/{uid}/point_to_cash/refresh': async () => {
    const { key } = await newCash();
    return () => member.post('/customers/{uid}/point_to_cash/refresh', { key });
  },
  'POST /customers/{uid}/shopify_point_to_cash': async () => () =>
    member.post('/customers/{uid}/shopify_point_to_cash', { cash_dollar: 1 }),
  'POST /coupons/{id}/virtual_convert': async () => {
    const places = await member.get('/customers/{uid}/coupons/1014/applicable_stores');
    const store = read(z.array(applicableStore), places).find(({ stock_count }) => stock_count !== 0);
    return () => member.post('/coupons/1014/virtual_convert', { store_id: store?.id });
  },
  'POST /coupons/{id}/usage_record': async () => async () =>
    member.post('/coupons/1001/usage_record', { staff_code: await staffCode() }),
  'POST /sandbox/staff/scan': async () => {
    const { code } = await newCash();
    return () => sandbox.tools('staff/scan', { code });
  },
  'POST /sandbox/staff/coupon': async () => {
    const code = await codeOf('1001');
    return () => sandbox.tools('staff/coupon', { code });
  },
  'POST /partner/cash-codes/claim': async () => {
    await link();
    const { code } = await newCash();
    return () => partnerCall('cash-codes/claim', { code });
  },
  'POST /partner/coupons/check': async () => {
    await link();
    return () => partnerCall('coupons/check', { code: 'HARBOUR-40-K7QX' });
  },
  'POST /partner/coupons/use': async () => {
    await link();
    return () => partnerCall('coupons/use', { code: 'HARBOUR-40-K7QX' });
  },
};

/** POSTs of members that take nothing from what the member has. */
const others = [
  '/app_installations',
  '/campaigns/{id}/gps_verification',
  '/campaigns/{id}/qr_code_verification',
  '/customer-app/files',
  '/customers/{uid}/family_booking_list',
  '/customers/{uid}/inbox_messages_deletion',
  '/customers/{uid}/point_to_cash/cancel',
  '/customers/{uid}/push_subscriptions',
  '/customers/{uid}/spend_lock/code',
  '/customers/{uid}/transactions',
  '/customers/{uid}/update-login-method',
  // Stamps stay: a gift is earned with them.
  '/stamp_campaigns/{id}/stamp_rewards/acquire',
];

test.each(Object.keys(spends))(
  'Q-194 %s is refused while spending is locked, and done before and after',
  async (name) => {
    const act = await spends[name]?.();
    const before = (await account(member)).balance;
    expect((await lock()).status).toBe(200);
    const refused = await act?.();
    expect([refused?.status, refused && detailOf(refused)]).toEqual([403, details.spendingLocked]);
    expect((await account(member)).balance).toBe(before);
    expect((await unlock()).status).toBe(200);
    expect((await act?.())?.status).toBeLessThan(300);
  },
);

test('Q-194 every POST of a member either spends or is known to take nothing', async () => {
  const posts = (await readRoutes(sandbox.running)).filter(
    ({ method, needsBearer }) => method === 'POST' && needsBearer,
  );
  const unknown = posts
    .map(({ path }) => path)
    .filter((path) => !(`POST ${path}` in spends) && !others.includes(path));
  expect(unknown).toEqual([]);
});

test('Q-194 while locked a member earns, redeems gift cards, gets free offers and reads', async () => {
  await lock();
  const { balance } = await account(member);
  expect((await member.get('/customers/{uid}/coupons')).status).toBe(200);
  const earned = await sandbox.tools('admin/points', { member: 'demo-level2', points: 5 });
  expect(earned.status).toBe(200);
  expect((await account(member)).balance).toBe(balance + 5);
  await sandbox.running.rows('UPDATE campaigns SET required_points = 0 WHERE id = 118');
  expect((await buy('118')).status).toBe(201);
});

test('Q-194 what the till scanned before the lock is paid; a code that was shown is refused, and the page hears why', async () => {
  const { code, key } = await newCash();
  await sandbox.tools('staff/scan', { code });
  await lock();
  expect((await sandbox.tools('staff/confirm', { code })).status).toBe(200);
  await unlock();
  const shown = await newCash();
  await lock();
  expect((await sandbox.tools('staff/scan', { code: shown.code })).status).toBe(403);
  const news = await sandbox.running.rows(
    `SELECT news->>'key' AS key, news->>'status' AS status, news->>'detail' AS detail FROM live_events
     WHERE name = 'payment' ORDER BY id DESC LIMIT 2`,
  );
  expect(news).toEqual([
    { key: shown.key, status: 'REFUSED', detail: details.spendingLocked },
    { key, status: 'CONFIRMED', detail: null },
  ]);
});

test('Q-194 of 50 spends at once with a lock each is done before it or refused', async () => {
  await sandbox.tools('admin/points', { member: 'demo-level2', points: 100_000 });
  const { balance } = await account(member);
  const acts = parallel(50, async (index) => (index === 25 ? lock() : buy('118')));
  const counts = countStatuses(await acts);
  expect((counts[201] ?? 0) + (counts[403] ?? 0)).toBe(49);
  expect((await account(member)).balance).toBe(balance - 80 * (counts[201] ?? 0));
  expect((await buy('118')).status).toBe(403);
});

test('Q-194 only the right password unlocks, once; wrong ones are counted', async () => {
  await lock();
  expect((await put({ locked: false })).status).toBe(403);
  expect(await unlock('wrong')).toMatchObject({ status: 400, body: { detail: details.passwordIncorrect } });
  expect(read(spendLock, await member.get('/customers/{uid}/spend_lock'))).toEqual({
    locked: true,
    alerts: false,
    has_password: true,
    contacts: [
      { method: 'email', contact: expect.stringMatching(/^.…@/) },
      { method: 'mobile', contact: expect.stringMatching(/^…\d{4}$/) },
    ],
  });
  expect(read(spendLock, await unlock())).toMatchObject({ locked: false });
  expect((await put({ locked: false })).status).toBe(200);
});

const sendCode = async (method = 'email', client = member) =>
  client.post('/customers/{uid}/spend_lock/code', { method });
const challenge = z.object({ result: z.object({ verify_challenge: z.string() }) });
/** A code that was sent, with its challenge. */
async function codeSent(method = 'email', client = member) {
  const { result } = read(challenge, await sendCode(method, client));
  return { ...result, verify_code: await sandbox.sentCode() };
}

test('Q-194 a code to a contact unlocks once, for ten minutes, for its member and this purpose only', async () => {
  await lock();
  const sent = await codeSent();
  expect((await put({ locked: false, ...sent, verify_code: 'wrong' })).body).toEqual({
    result: 'invalid_verify_code',
  });
  const other = await sandbox.logIn('demo-level1');
  await put({ locked: true }, other);
  expect((await put({ locked: false, ...sent }, other)).status).toBe(400);
  expect((await put({ locked: false, ...sent })).status).toBe(200);
  await lock();
  expect((await put({ locked: false, ...sent })).status).toBe(400);
  const old = await codeSent('mobile');
  await sandbox.clock(601);
  expect((await put({ locked: false, ...old })).status).toBe(400);
});

test('Q-194 five wrong tries end a code, five codes an hour are sent', async () => {
  await lock();
  const sent = await codeSent();
  for (let time = 0; time < 5; time += 1) await put({ locked: false, ...sent, verify_code: '0' });
  expect((await put({ locked: false, ...sent })).status).toBe(400);
  for (let time = 0; time < 4; time += 1) expect((await sendCode()).status).toBe(201);
  expect((await sendCode()).body).toEqual({ result: 'over_send_limit_error' });
});

test('Q-194 a contact that was changed is no proof for seven days', async () => {
  expect(
    (await member.call('PATCH', '/customers/{uid}', { email_address: 'thief@example.com' })).status,
  ).toBe(200);
  await lock();
  expect((await sendCode('email')).status).toBe(404);
  expect((await sendCode('mobile')).status).toBe(201);
  await setClock(7.1);
  const later = await sandbox.logIn('demo-level2');
  expect((await sendCode('email', later)).status).toBe(201);
  // Typed again it stays as old as it is.
  const { status } = await later.call('PATCH', '/customers/{uid}', { email_address: 'thief@example.com' });
  expect(status).toBe(200);
  expect((await sendCode('email', later)).status).toBe(201);
});

test.each([
  [
    'a password',
    (proof?: object) => member.call('PUT', '/users/{uid}/password', { new_password: 'Another-1234', proof }),
  ],
  [
    'another email',
    (proof?: object) => member.call('PATCH', '/customers/{uid}', { email_address: 'new@example.com', proof }),
  ],
])('Q-194 while locked %s needs the proof', async (_what, act) => {
  await lock();
  expect(await act()).toMatchObject({ status: 403, body: { detail: details.spendingLocked } });
  expect((await act({ password: 'wrong' })).status).toBe(400);
  expect((await act({ password: 'Demo1234' })).status).toBe(200);
});

test('Q-194 while locked no code goes to a new log-in contact, and one of before changes it with the proof only', async () => {
  await sandbox.running.rows(
    `UPDATE members SET allowed_edit_fields = '["login_method"]' WHERE id = ${member.uid}`,
  );
  const asked = await member.get('/customers/{uid}/update-login-method?method=email&email=new@example.com');
  const { result } = read(challenge, asked);
  const change = {
    method: 'email',
    email: 'new@example.com',
    ...result,
    verify_code: await sandbox.sentCode(),
  };
  await lock();
  const other = await member.get('/customers/{uid}/update-login-method?method=email&email=other@example.com');
  expect(other).toMatchObject({ status: 403, body: { detail: details.spendingLocked } });
  const post = (body: object) => member.post('/customers/{uid}/update-login-method', body);
  expect(await post(change)).toMatchObject({ status: 403, body: { detail: details.spendingLocked } });
  const proof = await codeSent('mobile');
  expect((await post({ ...change, proof })).body).toEqual({ result: 'success' });
  expect((await sendCode('email')).status).toBe(404);
});

test('Q-194 while locked no pass is made, and no address of one', async () => {
  await lock();
  const { connection, clock } = sandbox.running.context;
  const wanted = {
    member_id: Number(member.uid),
    session_id: '',
    item: 'card',
    language: 'en',
    shows_balance: false,
  } as const;
  const now = clock.now();
  const refused = { status: 403, body: { detail: details.spendingLocked } };
  await expect(
    connection.db.transaction((tx) => issuePass({ tx, now }, 'apple', wanted)),
  ).rejects.toMatchObject(refused);
  await expect(connection.db.transaction((tx) => makeLink({ tx, now }, wanted))).rejects.toMatchObject(
    refused,
  );
});

test('Q-194 the other fields of the profile stay open, and the deletion asks for the password as ever', async () => {
  await lock();
  expect((await member.call('PATCH', '/customers/{uid}', { first_name: 'Ann' })).status).toBe(200);
  expect((await member.call('DELETE', '/customers/{uid}', { password: 'wrong' })).status).toBe(400);
  expect((await member.call('DELETE', '/customers/{uid}', { password: 'Demo1234' })).status).toBe(204);
});

test('Q-194 a member without a password unlocks by a code to a contact of before; without one nothing is locked', async () => {
  await sandbox.running.rows(
    `UPDATE members SET password_hash = NULL, created_at = now() WHERE id = ${member.uid}`,
  );
  await lock();
  expect((await unlock()).status).toBe(400);
  expect((await put({ locked: false, ...(await codeSent()) })).status).toBe(200);
  await sandbox.running.rows(
    `UPDATE members SET email_since = now(), mobile_since = now() WHERE id = ${member.uid}`,
  );
  expect((await lock()).status).toBe(409);
});

test('Q-194 while locked a partner is linked by password only, and not by a consent of before the lock', async () => {
  const server = await partnerServer(sandbox.running);
  const early = await server.consent('demo-level2');
  await sandbox.running.rows(`UPDATE partner_consents SET created_at = now() - INTERVAL '1 minute'`);
  await lock();
  expect((await server.link(early, 'user-1')).status).toBe(400);
  expect((await server.linked('demo-level2', 'user-1')).status).toBeLessThan(300);
  await sandbox.running.rows(`UPDATE members SET spending_locked_at = now() WHERE login_type = 'GOOGLE'`);
  const { answer } = await server.allow('', { action: 'provider', provider: 'GOOGLE' });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('Spending is locked')]);
  await server.site.close();
});

test('Q-194 spends are told in the inbox of a member who has switched that on, each once', async () => {
  const messages = async () => {
    const rows = await sandbox.running.rows(
      `SELECT content->>'en' AS text FROM inbox_messages WHERE member_id = ${member.uid} AND url = '/user/myAccount' ORDER BY id`,
    );
    return z
      .array(z.object({ text: z.string() }))
      .parse(rows)
      .map(({ text }) => text.split('\n')[0]);
  };
  await buy('118');
  expect(await messages()).toEqual([]);
  expect(read(spendLock, await put({ alerts: true }))).toMatchObject({ alerts: true, locked: false });
  await buy('118');
  await buy('105');
  const { code } = await newCash();
  await sandbox.tools('staff/scan', { code });
  await sandbox.tools('staff/confirm', { code });
  await member.post('/coupons/1001/usage_record', { staff_code: await staffCode() });
  expect(await messages()).toEqual([
    expect.stringMatching(/^80 points were used for .+\.$/),
    expect.stringMatching(/^1 cash dollar(, .+)?$/),
    expect.stringMatching(/^.+, .+$/),
  ]);
});
