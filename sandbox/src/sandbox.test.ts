/** @jest-environment ./src/testing/environment.mjs */
import { nextLink } from '@mrw/shared-contracts/api/link-header';
import type { Answer, Client, TestSandbox } from './testing/sandbox';

declare const startTestSandbox: () => Promise<TestSandbox>;

jest.setTimeout(60_000);

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.reset());

const tools = (path: string, payload: object = {}) => sandbox.visitor.post(`/sandbox/${path}`, payload);
const clock = (seconds: number) => tools('clock', { offset_s: seconds });
const account = async (client: Client) => (await client.get('/point-accounts/{uid}')).body;
const activities = async (client: Client) => {
  const { body } = await client.get('/customers/{uid}/activity_logs?page[size]=10');
  return Array.isArray(body) ? body.map((entry: { activity_type: string }) => entry.activity_type) : [];
};
const buy = (client: Client, campaign: string, quantity: unknown = 1) =>
  client.post('/customers/{uid}/campaign_participation_records', {
    campaign,
    desired_coupon_quantity: quantity,
  });
const parallel = (times: number, call: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, index) => call(index)));

/** Statuses and how often each came, e.g. `{ 201: 1, 400: 49 }`. */
function countStatuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function follow(client: Client, url: string): Promise<number> {
  let rows = 0;
  for (let next: string | null = url; next !== null;) {
    const { body, headers }: Answer = await client.get(next);
    rows += Array.isArray(body) ? body.length : 0;
    next = nextLink(headers['link']);
  }
  return rows;
}

describe('log-in and tokens', () => {
  test('B-017 an authorization code works once', async () => {
    const answer = await sandbox.signOn.logIn({ login: 'demo-level2', password: 'Demo1234' });
    const payload = { authorization_code: answer.kind === 'ok' ? answer.code : '' };
    expect((await sandbox.visitor.post('/auth/access_token', payload)).status).toBe(200);
    expect(await sandbox.visitor.post('/auth/access_token', payload)).toMatchObject({
      status: 400,
      body: { detail: 'Invalid authorization code.' },
    });
  });

  test('a code is too old after 60 s', async () => {
    const answer = await sandbox.signOn.logIn({ login: 'demo-level2', password: 'Demo1234' });
    await clock(61);
    const payload = { authorization_code: answer.kind === 'ok' ? answer.code : '' };
    expect((await sandbox.visitor.post('/auth/access_token', payload)).status).toBe(400);
  });

  test('B-019 a revoked session gives no tokens and its access token is dead', async () => {
    const client = await sandbox.logIn('demo-level2');
    const revoked = await sandbox.api.inject({
      url: '/auth/revoke',
      headers: { authorization: `Bearer ${client.tokens.refresh}` },
    });
    expect([revoked.statusCode, revoked.headers['cache-control']]).toEqual([200, 'no-store']);
    expect((await client.post('/auth/token', { refresh: client.tokens.refresh })).status).toBe(401);
    expect((await client.get('/customers/{uid}')).status).toBe(401);
  });

  test('a rotated token lives 30 s more; its later use ends the session', async () => {
    const client = await sandbox.logIn('demo-level2');
    const refresh = () => sandbox.visitor.post('/auth/token', { refresh: client.tokens.refresh });
    expect(countStatuses(await parallel(3, refresh))).toEqual({ 200: 3 });
    const newest = (await refresh()).body;
    await clock(31);
    expect((await refresh()).status).toBe(401);
    expect((await sandbox.visitor.post('/auth/token', Object(newest))).status).toBe(401);
  });

  test('an expired access token is 403 for the customer and 401 elsewhere', async () => {
    const client = await sandbox.logIn('demo-level2');
    await clock(3_601);
    expect((await client.get('/customers/{uid}')).status).toBe(403);
    expect((await client.get('/point-accounts/{uid}')).status).toBe(401);
  });

  test('B-020 another member is out of reach', async () => {
    const [one, two] = [await sandbox.logIn('demo-level1'), await sandbox.logIn('demo-level2')];
    for (const path of ['/customers/', '/point-accounts/']) {
      expect((await one.get(`${path}${two.uid}`)).status).toBe(403);
    }
    expect((await one.get('/customers/{uid}/coupons/1001')).status).toBe(404);
    expect((await one.post('/coupons/1001/usage_record', { staff_code: '111111' })).status).toBe(404);
  });

  test.each([
    ['demo-disabled', 'disabled'],
    ['demo-deleted', 'deleted'],
    ['nobody', 'wrong'],
  ])('%s cannot log in: %s', async (login, kind) => {
    expect(await sandbox.signOn.logIn({ login, password: 'Demo1234' })).toEqual({ kind });
  });

  test('a gift-card session sees only what the gift-card page needs', async () => {
    const answer = await sandbox.signOn.logInForGiftCard({ login: 'demo-giftowner', password: 'Demo1234' });
    const { body } = await sandbox.visitor.post('/auth/token', {
      refresh: answer.kind === 'ok' ? answer.refresh : '',
    });
    const { access } = Object(body);
    const uid = JSON.parse(Buffer.from(access.split('.')[1], 'base64url').toString()).sub;
    const get = async (url: string) =>
      (await sandbox.api.inject({ url, headers: { authorization: `Bearer ${access}` } })).statusCode;
    expect(await get(`/customers/${uid}`)).toBe(200);
    expect(await get('/customers/gift_card/GIFT-TARGET')).toBe(200);
    expect(await get(`/customers/${uid}/coupons`)).toBe(403);
  });

  test('B-006 a new member starts at level 1', async () => {
    const contact = { method: 'email' as const, email: 'new@example.test' };
    const answer = await sandbox.signOn.signUp({
      contact,
      password: 'Fresh123',
      firstName: 'New',
      lastName: 'One',
    });
    expect(answer.kind).toBe('ok');
    expect(await account(await sandbox.logIn('new@example.test', 'Fresh123'))).toMatchObject({
      current_level: '1',
    });
  });

  test('B-038 a weak password is refused, the same one too', async () => {
    const client = await sandbox.logIn('demo-level1');
    const change = (password: string) =>
      client.call('PUT', '/users/{uid}/password', { new_password: password });
    expect(await change('abcdefgh')).toMatchObject({
      status: 400,
      body: { new_password: [expect.any(String)] },
    });
    expect(await change('Demo1234')).toMatchObject({ body: { detail: 'New password is same with origin.' } });
    expect((await change('Other1234')).status).toBe(200);
  });
});

describe('levels', () => {
  test('B-001 an approved claim upgrades at once', async () => {
    const client = await sandbox.logIn('demo-upgrade');
    const { body } = await client.get('/customers/{uid}/transactions');
    const [claim] = Array.isArray(body) ? body : [];
    expect((await tools('admin/claim/approve', { claim: claim.id })).status).toBe(200);
    expect(await account(client)).toMatchObject({ current_level: '2', total_points_earned: 40 });
    expect(await activities(client)).toEqual(expect.arrayContaining(['LEVEL_CHANGED', 'GENERAL_PURCHASE']));
  });

  test.each([
    ['B-002 demo-renew-keep', '3', 1_500, 'LEVEL_RETAINED'],
    ['B-003 demo-renew-down', '2', 2_000, 'LEVEL_CHANGED'],
    ['B-003 demo-renew-bottom', '1', 4_000, 'LEVEL_CHANGED'],
  ])('%s is level %s with %i after the renewal', async (name, level, pp, entry) => {
    const client = await sandbox.logIn(name.split(' ')[1] ?? '');
    await tools('jobs/renewal');
    expect(await account(client)).toMatchObject({ current_level: level, total_points_earned: pp });
    expect(await activities(client)).toContain(entry);
  });
});

describe('points to cash', () => {
  const create = (client: Client, amount: unknown) =>
    client.post('/customers/{uid}/point_to_cash', { cash_dollar: amount });

  test('B-007 points are held, and free again after a cancel', async () => {
    const client = await sandbox.logIn('demo-level2');
    const offer = await create(client, 10);
    expect(offer).toMatchObject({
      status: 201,
      body: { cash_dollar: 10, points: 10_000, status: 'CREATED' },
    });
    expect(await account(client)).toMatchObject({ balance: 115_000 });
    await client.post('/customers/{uid}/point_to_cash/cancel', { key: Object(offer.body).key });
    expect(await account(client)).toMatchObject({ balance: 125_000 });
  });

  test('B-009 a scanned code cannot be cancelled; confirming spends the points', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { key, code } = Object((await create(client, 10)).body);
    expect((await tools('staff/scan', { code })).status).toBe(200);
    expect(await client.post('/customers/{uid}/point_to_cash/cancel', { key })).toMatchObject({
      status: 409,
      body: { detail: 'Payment is being processed.' },
    });
    await tools('staff/confirm', { code });
    expect(await client.post('/customers/{uid}/point_to_cash/refresh', { key })).toMatchObject({
      status: 200,
      body: { status: 'CONFIRMED' },
    });
    expect(await account(client)).toMatchObject({ balance: 115_000 });
    expect(await activities(client)).toContain('CASH_DOLLAR_USED');
  });

  test('B-010 an unpaid offer ends after 15 minutes', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { key } = Object((await create(client, 10)).body);
    for (const seconds of [120, 240, 360, 480, 600, 720, 840]) {
      await clock(seconds);
      expect((await client.post('/customers/{uid}/point_to_cash/refresh', { key })).status).toBe(200);
    }
    await clock(901);
    expect(await client.post('/customers/{uid}/point_to_cash/refresh', { key })).toMatchObject({
      status: 400,
      body: { detail: 'Cash dollar code expired.' },
    });
    expect(await account(client)).toMatchObject({ balance: 125_000 });
  });

  test('only one offer holds points; too many points are refused', async () => {
    const client = await sandbox.logIn('demo-9999');
    await create(client, 9);
    expect((await create(client, 5)).status).toBe(201);
    expect(await account(client)).toMatchObject({ balance: 4_999 });
    expect(await create(client, 10)).toMatchObject({ status: 400, body: { detail: 'Insufficient points.' } });
    expect(await create(client, 1.5)).toMatchObject({
      status: 400,
      body: { cash_dollar: [expect.any(String)] },
    });
  });
});

describe('simultaneous calls', () => {
  test('B-011 the last unit goes to one of fifty', async () => {
    const members = [await sandbox.logIn('demo-race-a'), await sandbox.logIn('demo-race-b')];
    const answers = await parallel(50, (index) => buy(members[index % 2] ?? sandbox.visitor, '104'));
    expect(countStatuses(answers)[201]).toBe(1);
    expect((await sandbox.visitor.get('/campaigns/104')).body).toMatchObject({
      coupon_campaign_type_coupon_stock: 0,
    });
  });

  test('B-012 the limit per head holds', async () => {
    const client = await sandbox.logIn('demo-race-a');
    const answers = await parallel(20, () => buy(client, '101'));
    expect(countStatuses(answers)).toEqual({ 201: 5, 400: 15 });
    const refused = answers
      .filter((answer) => answer.status === 400)
      .map((answer) => Object(answer.body).detail);
    expect(new Set(refused)).toEqual(new Set(['Exceed campaign per head limit.']));
    expect(await account(client)).toMatchObject({ balance: 2_500 });
  });

  test('B-014 a coupon is used once', async () => {
    const client = await sandbox.logIn('demo-level2');
    const answers = await parallel(2, () =>
      client.post('/coupons/1001/usage_record', { staff_code: '111111' }),
    );
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 1 });
    expect(answers.map((answer) => Object(answer.body).detail)).toContain('Coupon is used.');
  });

  test('B-015 the last unit of a store is picked once', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { body } = await client.get('/customers/{uid}/coupons/1024/applicable_stores');
    const store = Array.isArray(body)
      ? body.find((place: { stock_count: number }) => place.stock_count === 1)
      : null;
    const convert = () =>
      client.post('/coupons/1024/virtual_convert', { store_id: store.id, usage_medium: 'OFFLINE' });
    const answers = await parallel(2, convert);
    expect(countStatuses(answers)).toEqual({ 201: 1, 400: 1 });
    expect((await client.get('/customers/{uid}/coupons/1024/applicable_stores')).body).toContainEqual(
      expect.objectContaining({ id: store.id, stock_count: 0 }),
    );
  });

  test('B-043 a gift card is redeemed once', async () => {
    const client = await sandbox.logIn('demo-race-a');
    const { cash_value: value } = Object((await client.get('/customers/gift_card/GIFT-RACE')).body);
    const answers = await parallel(20, () => client.get('/customers/{uid}/redeem_gift_card/GIFT-RACE'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 19 });
    expect(await account(client)).toMatchObject({ balance: 5_000 + value * 1_000 });
  });

  test('a repeated key gets the first answer, and one effect', async () => {
    const client = await sandbox.logIn('demo-race-a');
    const repeat = () =>
      sandbox.api.inject({
        method: 'POST',
        url: `/customers/${client.uid}/campaign_participation_records`,
        headers: { authorization: `Bearer ${client.tokens.access}`, 'idempotency-key': 'one-intent' },
        payload: { campaign: '101', desired_coupon_quantity: 1 },
      });
    const answers = await Promise.all([repeat(), repeat(), repeat()]);
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await account(client)).toMatchObject({ balance: 4_500 });
  });
});

describe('stamps and earning', () => {
  test('B-016 a gift opens once', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { badges } = Object((await client.get('/stamp_campaigns/401/stamp_rewards')).body);
    const gift = badges.find((badge: { required_stamps: number }) => badge.required_stamps === 4);
    const acquire = (reward: string) =>
      client.post('/stamp_campaigns/401/stamp_rewards/acquire', {
        store_id: null,
        reward_id: reward,
        app_installation: null,
      });
    expect(await acquire(gift.id)).toMatchObject({ status: 201, body: { points: 50 } });
    expect(await acquire(gift.id)).toMatchObject({
      status: 400,
      body: { detail: 'Reward already acquired.' },
    });
    const far = badges.find((badge: { required_stamps: number }) => badge.required_stamps === 10);
    expect(await acquire(far.id)).toMatchObject({ status: 400, body: { detail: 'Not enough stamps.' } });
  });

  test('a scan earns its points once a day', async () => {
    const client = await sandbox.logIn('demo-level1');
    const scan = (code: string) =>
      client.post('/customers/{uid}/campaign_participation_records', { campaign: '301', qr_code: code });
    expect(await scan('WRONG')).toMatchObject({ status: 400, body: { detail: 'Given qr code not valid.' } });
    expect(await scan('EARN-301')).toMatchObject({ status: 201, body: { points: 50 } });
    expect(await scan('EARN-301')).toMatchObject({ status: 400 });
    await clock(86_400);
    const again = await sandbox.logIn('demo-level1');
    expect(
      await again.post('/customers/{uid}/campaign_participation_records', {
        campaign: '301',
        qr_code: 'EARN-301',
      }),
    ).toMatchObject({ status: 201 });
  });

  test('a task under a stamp card gives stamps', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { body } = await client.get('/stamp_campaigns/401/link_earning_rules');
    const task = Array.isArray(body)
      ? body.find((rule: { type: string }) => rule.type === 'QR_CODE_SCANNING')
      : null;
    const proof = { qr_code: 'EARN-401', earning_rule: task.id };
    expect((await client.post('/campaigns/401/qr_code_verification', proof)).status).toBe(200);
    const done = await client.post('/customers/{uid}/campaign_participation_records', {
      campaign: '401',
      qr_code: 'EARN-401',
      stamp_earning_rule: task.id,
    });
    expect(done).toMatchObject({ status: 201, body: { stamps: task.stamps } });
    expect((await client.get('/stamp_campaigns/401/stamp_rewards')).body).toMatchObject({
      earnedStamps: 5 + task.stamps,
    });
  });

  test('a check-in counts only near the place', async () => {
    const client = await sandbox.logIn('demo-level1');
    const at = (latitude: string) =>
      client.post('/customers/{uid}/campaign_participation_records', {
        campaign: '303',
        check_in_latitude: latitude,
        check_in_longitude: '114.168600',
      });
    expect(await at('22.300000')).toMatchObject({
      status: 400,
      body: { detail: 'Check-in location is not within designated radius.' },
    });
    expect((await at('22.293500')).status).toBe(201);
  });
});

describe('a guest', () => {
  test('gets a free ticket with a verified contact', async () => {
    const contact = { method: 'email' as const, email: 'walk-in@example.test' };
    const verified = await sandbox.signOn.registerForEvent({ contact });
    const { tickets } = Object((await sandbox.visitor.get('/ticket_campaigns/202')).body);
    const body = {
      verify_credential: verified.kind === 'ok' ? verified.verifyCredential : '',
      email: contact.email,
      mobile: null,
      campaign: '202',
      desired_ticket: tickets[0].id,
      desired_ticket_quantity: 1,
      ticket_other_information: [],
    };
    const answer = await sandbox.visitor.post('/customers/ticket_campaign_participation_records', body);
    expect(answer).toMatchObject({ status: 201, body: { tickets: [{ coupon_type: 'TICKET' }] } });
    const { sso_uid, membership_id } = Object(answer.body);
    expect(
      (await sandbox.visitor.post('/customers/pre-register-info', { sso_uid, membership_id })).body,
    ).toEqual({
      email: contact.email,
      country_code: null,
      phone_number: null,
    });
    const wrong = await sandbox.visitor.post('/customers/ticket_campaign_participation_records', {
      ...body,
      verify_credential: 'x',
    });
    expect(wrong).toMatchObject({ status: 400, body: { detail: 'Invalid verify credential.' } });
  });

  test('needs a one-time code where the campaign asks for it', async () => {
    const contact = { method: 'email' as const, email: 'walk-in@example.test' };
    const { tickets } = Object((await sandbox.visitor.get('/ticket_campaigns/203')).body);
    const join = async (otp?: string) => {
      const verified = await sandbox.signOn.registerForEvent(
        otp === undefined ? { contact } : { contact, otp },
      );
      return sandbox.visitor.post('/customers/ticket_campaign_participation_records', {
        verify_credential: verified.kind === 'ok' ? verified.verifyCredential : 'none',
        campaign: '203',
        desired_ticket: tickets[0].id,
        desired_ticket_quantity: 1,
        ticket_other_information: [],
      });
    };
    expect((await join()).status).toBe(400);
    await sandbox.signOn.requestOtp(contact);
    const { body } = await sandbox.visitor.get('/sandbox/outbox');
    const code = Array.isArray(body) ? body[0].code : '';
    expect((await join(code)).status).toBe(201);
  });
});

describe('the profile', () => {
  test('B-024 an e-mail in other letters is taken', async () => {
    const client = await sandbox.logIn('demo-level1');
    expect(
      await client.call('PATCH', '/customers/{uid}', { email_address: 'TAKEN@example.test' }),
    ).toMatchObject({
      status: 400,
      body: { email_address: ['This email already exists.'] },
    });
  });

  test('B-025 B-026 B-046 the birthday is set once, nothing by a read-only member', async () => {
    const client = await sandbox.logIn('demo-level1');
    const set = (value: string) => client.call('PATCH', '/customers/{uid}', { date_of_birth: value });
    expect(await set('2020-01-01')).toMatchObject({
      status: 400,
      body: { date_of_birth: [expect.any(String)] },
    });
    expect(await set('1990-05-01')).toMatchObject({ status: 200, body: { date_of_birth: '1990-05-01' } });
    expect((await set('1991-05-01')).status).toBe(400);
    const readOnly = await sandbox.logIn('demo-readonly');
    expect(await readOnly.call('PATCH', '/customers/{uid}', { first_name: 'X' })).toMatchObject({
      status: 400,
      body: { first_name: [expect.any(String)] },
    });
  });

  test('B-022 a deleted member cannot log in, and is gone after 72 hours', async () => {
    const client = await sandbox.logIn('demo-delete-me');
    expect(await client.call('DELETE', '/customers/{uid}', { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { detail: 'Password incorrect.' },
    });
    expect((await client.call('DELETE', '/customers/{uid}', { password: 'Demo1234' })).status).toBe(204);
    expect((await client.get('/customers/{uid}')).status).toBe(401);
    const logIn = () => sandbox.signOn.logIn({ login: 'demo-delete-me', password: 'Demo1234' });
    expect(await logIn()).toEqual({ kind: 'deleted' });
    await clock(72 * 3_600);
    await tools('jobs/erase');
    expect(await logIn()).toEqual({ kind: 'wrong' });
  });

  test('B-028 the sixth code of an hour is refused, allowed an hour later', async () => {
    const ask = async () => {
      const client = await sandbox.logIn('demo-overlimit');
      return client.get('/customers/{uid}/update-login-method?method=email&email=another@example.test');
    };
    expect(await ask()).toMatchObject({ status: 400, body: { result: 'over_send_limit_error' } });
    await clock(3_601);
    expect(await ask()).toMatchObject({ status: 201 });
  });

  test('the login contact moves with the right code', async () => {
    const client = await sandbox.logIn('demo-contact');
    const contact = { method: 'email', email: 'moved@example.test' };
    const sent = await client.get(`/customers/{uid}/update-login-method?method=email&email=${contact.email}`);
    const challenge = Object(sent.body).result.verify_challenge;
    const confirm = (code: string) =>
      client.post('/customers/{uid}/update-login-method', {
        ...contact,
        verify_code: code,
        verify_challenge: challenge,
      });
    const { body } = await sandbox.visitor.get('/sandbox/outbox');
    const code: string = Array.isArray(body) ? body[0].code : '';
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await confirm(wrong)).toMatchObject({ status: 400, body: { result: 'invalid_verify_code' } });
    expect(await confirm(code)).toMatchObject({ status: 200, body: { result: 'success' } });
    expect((await client.get('/customers/{uid}')).body).toMatchObject({
      sign_up_method: 'BOTH',
      email_address: contact.email,
    });
  });
});

describe('claims', () => {
  test('B-029 B-030 only pending claims can be deleted; no date in the future', async () => {
    const client = await sandbox.logIn('demo-level2');
    expect(await client.call('DELETE', '/customers/{uid}/transactions/3002')).toMatchObject({
      status: 400,
      body: { detail: 'Only pending claims can be deleted.' },
    });
    expect((await client.call('DELETE', '/customers/{uid}/transactions/3001')).status).toBe(204);
    const claim = {
      store: '1',
      total_value: 12.5,
      invoice_id: 'N-1',
      receipt_image: 'claims/a.png',
      credit_card_slip_image: 'claims/b.png',
    };
    const create = (date: string) => client.post('/customers/{uid}/transactions', { ...claim, date });
    expect(await create('2099-01-01T00:00:00+08:00')).toMatchObject({
      status: 400,
      body: { date: [expect.any(String)] },
    });
    expect((await create('2026-01-01T00:00:00+08:00')).status).toBe(201);
    expect(await create('2026-01-01T00:00:00+08:00')).toMatchObject({
      status: 400,
      body: { invoice_id: [expect.any(String)] },
    });
  });

  test('B-031 a recall takes the rewards back', async () => {
    const client = await sandbox.logIn('demo-level2');
    const { balance, total_points_earned: progress } = Object(await account(client));
    await tools('admin/claim/approve', { claim: '3006' });
    expect(Object(await account(client)).balance).toBeGreaterThan(balance);
    await tools('admin/claim/recall', { claim: '3006' });
    expect(await account(client)).toMatchObject({ balance, total_points_earned: progress });
    expect((await client.get('/customers/{uid}/transactions/3006')).body).toMatchObject({
      status: 'RECALLED',
    });
    expect(await activities(client)).toContain('REWARD_RECALLED');
  });

  test('B-044 an upload is judged by its bytes, not by its name', async () => {
    const client = await sandbox.logIn('demo-level2');
    const upload = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.set('file', new Blob([bytes], { type: 'image/png' }), name);
      const request = new Request('http://localhost/', { method: 'POST', body: form });
      const response = await sandbox.api.inject({
        method: 'POST',
        url: '/customer-app/files',
        headers: {
          authorization: `Bearer ${client.tokens.access}`,
          'content-type': request.headers.get('content-type') ?? '',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      });
      return { status: response.statusCode, body: response.json() };
    };
    expect((await upload('photo.png', new TextEncoder().encode('just text'))).status).toBe(400);
    expect(
      (await upload('photo.png', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')))
        .status,
    ).toBe(400);
    const pixel = Uint8Array.from(
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    );
    const stored = await upload('photo.png', pixel);
    expect(stored).toMatchObject({
      status: 200,
      body: { file: expect.stringMatching(/\/media\/claims\/[\w-]+\.png$/) },
    });
    const path = new URL(stored.body.file).pathname;
    expect((await sandbox.visitor.get(path)).headers).toMatchObject({ 'content-type': 'image/png' });
  });
});

describe('time', () => {
  test('B-034 points expire with an entry', async () => {
    const client = await sandbox.logIn('demo-9999');
    await clock(7 * 86_400);
    await tools('jobs/expiry');
    const later = await sandbox.logIn('demo-9999');
    expect(await account(later)).toMatchObject({ balance: 9_499 });
    expect(await activities(later)).toContain('POINTS_EXPIRED');
    expect(client.uid).toBe(later.uid);
  });

  test('B-035 a coupon past its date is obsolete', async () => {
    await clock(86_400);
    const client = await sandbox.logIn('demo-level2');
    const { body } = await client.get(
      '/customers/{uid}/coupons?filter[customer_detail_coupon_type]=USED_OR_EXPIRED&page[size]=100',
    );
    expect(body).toContainEqual(expect.objectContaining({ id: '1020', is_expired: true }));
  });

  test('B-036 101 is in blackout tomorrow', async () => {
    const check = async () => (await sandbox.visitor.get('/campaigns/101/blackout_check')).body;
    expect(await check()).toEqual({ in_blackout_period: false });
    await clock(86_400);
    expect(await check()).toEqual({ in_blackout_period: true });
  });
});

describe('lists and answers', () => {
  test('B-032 following the next links gives every seeded row', async () => {
    const client = await sandbox.logIn('demo-level2');
    const coupons = (state: string) =>
      `/customers/{uid}/coupons?filter[customer_detail_coupon_type]=${state}`;
    expect(await follow(client, coupons('AVAILABLE'))).toBe(45);
    expect(await follow(client, coupons('USED_OR_EXPIRED'))).toBe(25);
    expect(await follow(client, '/customers/{uid}/inbox_messages')).toBe(60);
    expect(await follow(client, '/customers/{uid}/transactions')).toBe(60);
    expect(await follow(client, '/customers/{uid}/transaction_history?sort=-date')).toBe(25);
    expect(await follow(client, '/point-accounts/{uid}/point_statuses')).toBe(26);
    expect(await follow(client, '/stores?sort=display_priority')).toBe(60);
    expect(await follow(client, '/stores?sort=name&name=Harbour&page[size]=10')).toBe(25);
    expect(await follow(client, '/campaign_categories/1/campaigns')).toBe(23);
  });

  test('a page beyond the end is empty', async () => {
    expect(await sandbox.visitor.get('/stores?page[number]=99')).toMatchObject({ status: 200, body: [] });
  });

  test('B-037 admin actions are logged', async () => {
    const client = await sandbox.logIn('demo-level2');
    await tools('admin/grant', { member: 'demo-level2', campaign: '101' });
    await tools('admin/reclaim', { coupon: '1001', by: 'MERCHANT_ADMIN' });
    await tools('admin/use', { coupon: '2001' });
    await tools('admin/points', { member: 'demo-level2', points: -500 });
    await tools('admin/stamps', { member: 'demo-level2', campaign: '401', stamps: 1 });
    expect(await activities(client)).toEqual(
      expect.arrayContaining([
        'COUPON_GRANTED_BY_ADMIN',
        'COUPON_RECLAIMED_BY_MERCHANT_ADMIN',
        'TICKET_USED_BY_ADMIN',
        'POINTS_REMOVED_BY_ADMIN',
        'STAMP_UPDATED_BY_ADMIN',
      ]),
    );
  });

  test('B-041 errors have the agreed form only', async () => {
    const client = await sandbox.logIn('demo-level2');
    expect(await buy(client, '117')).toMatchObject({ body: { detail: 'Exceed campaign per head limit.' } });
    expect((await buy(client, '103')).body).toEqual({ detail: 'Desired coupons are sold out.' });
    expect((await buy(client, '105')).body).toEqual({ detail: 'Insufficient points.' });
    expect((await buy(client, '106')).body).toEqual({ detail: 'Campaign is not available today.' });
    expect((await buy(client, '107')).body).toEqual({ detail: 'Coupon expired.' });
    expect((await buy(client, '101', 0)).body).toEqual({ desired_coupon_quantity: [expect.any(String)] });
    expect((await client.post('/auth/token', {})).body).toEqual({ refresh: ['This field is required.'] });
    expect((await client.get('/no/such/path')).body).toEqual({ detail: 'Not found.' });
    expect((await sandbox.visitor.get('/customers/1002/coupons')).body).toEqual({
      detail: 'Authentication credentials were not provided.',
    });
  });

  test('B-040 a reset gives the same data again', async () => {
    const read = async () => {
      const client = await sandbox.logIn('demo-level2');
      const ids = async (path: string) => {
        const { body } = await client.get(path);
        return Array.isArray(body) ? body.map((row: { id: string }) => row.id) : [];
      };
      return [
        await account(client),
        await ids('/campaigns?page[size]=200'),
        await ids('/customers/{uid}/coupons'),
      ];
    };
    const before = await read();
    await buy(await sandbox.logIn('demo-level2'), '101');
    await tools('reset');
    expect(await read()).toEqual(before);
  });

  test('foreign origins get no CORS, known ones see Link', async () => {
    const from = async (origin: string) =>
      (await sandbox.api.inject({ url: '/levels', headers: { origin } })).headers;
    expect(await from('https://evil.example')).not.toHaveProperty('access-control-allow-origin');
    expect(await from('http://127.0.0.1:4004')).toMatchObject({
      'access-control-allow-origin': 'http://127.0.0.1:4004',
      'access-control-expose-headers': 'Link',
    });
  });

  test('faults are met once, and their handler runs or not', async () => {
    const client = await sandbox.logIn('demo-level2');
    await tools('faults', {
      match: 'POST /coupons/1001/usage_record',
      mode: 'detail',
      value: 'Coupon is expired.',
    });
    const use = () => client.post('/coupons/1001/usage_record', { staff_code: '111111' });
    expect(await use()).toMatchObject({ status: 400, body: { detail: 'Coupon is expired.' } });
    expect((await use()).status).toBe(201);
  });
});
