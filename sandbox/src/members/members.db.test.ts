import { uploadedFile } from '@mrw/shared-contracts/api/claims';
import { loginMethodChallenge } from '@mrw/shared-contracts/api/customers';
import { account, activities, read, useSandbox } from '../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

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

  const setBirthday = async (value: string) =>
    (await sandbox.logIn('demo-level1')).call('PATCH', '/customers/{uid}', { date_of_birth: value });

  test('B-025 the birthday is set once', async () => {
    expect(await setBirthday('1990-05-01')).toMatchObject({
      status: 200,
      body: { date_of_birth: '1990-05-01' },
    });
    expect((await setBirthday('1991-05-01')).status).toBe(400);
  });

  test.each([
    ['seventeen', 17],
    ['a hundred and fifty-one', 151],
  ])('B-026 an age of %s years is refused', async (_words, years) => {
    const today = new Date(Date.now() + 8 * 3_600_000);
    const month = String(today.getUTCMonth() + 1).padStart(2, '0');
    expect(await setBirthday(`${today.getUTCFullYear() - years}-${month}-01`)).toMatchObject({
      status: 400,
      body: { date_of_birth: [expect.any(String)] },
    });
  });

  test('B-027 agreeing to e-mail agrees to direct marketing', async () => {
    const client = await sandbox.logIn('demo-level1');
    expect((await client.get('/customers/{uid}')).body).toMatchObject({ has_agreed_direct_marketing: false });
    const change = { direct_marketing_via_email: true };
    expect((await client.call('PATCH', '/customers/{uid}', change)).body).toMatchObject({
      has_agreed_direct_marketing: true,
      direct_marketing_via_email: true,
    });
  });

  test.each([
    ['first_name', 'X'],
    ['email_address', 'rose-new@example.test'],
    // Without the existing owner: it would be refused in any case.
    ['email_address', 'taken@example.test'],
  ])('B-046 a read-only member does not change %s to %s', async (field, value) => {
    const readOnly = await sandbox.logIn('demo-readonly');
    expect(await readOnly.call('PATCH', '/customers/{uid}', { [field]: value })).toEqual(
      expect.objectContaining({ status: 400, body: { [field]: ['This field cannot be edited.'] } }),
    );
  });

  test.each(['demo-level1', 'demo-contact'])('%s adds an e-mail', async (login) => {
    const client = await sandbox.logIn(login);
    const email_address = 'added@example.test';
    expect(await client.call('PATCH', '/customers/{uid}', { email_address })).toMatchObject({
      status: 200,
      body: { email_address },
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
    const logIn = () => sandbox.signOn.logIn({ login: 'demo-delete-me', password: 'Demo1234', address: '' });
    expect(await logIn()).toEqual({ kind: 'deleted' });
    const kept = () => sandbox.running.rows(`SELECT id FROM members WHERE id = ${client.uid}`);
    await sandbox.clock(71 * 3_600);
    await sandbox.tools('jobs/erase');
    expect(await kept()).toHaveLength(1);
    await sandbox.clock(72 * 3_600);
    await sandbox.tools('jobs/erase');
    expect(await kept()).toEqual([]);
    expect(await logIn()).toEqual({ kind: 'wrong' });
  });

  test('B-028 the sixth code of an hour is refused, allowed an hour later', async () => {
    const ask = async (login: string) => {
      const client = await sandbox.logIn(login);
      return client.get('/customers/{uid}/update-login-method?method=email&email=another@example.test');
    };
    for (let send = 1; send <= 5; send += 1) expect((await ask('demo-contact')).status).toBe(201);
    for (const login of ['demo-contact', 'demo-overlimit']) {
      expect(await ask(login)).toMatchObject({ status: 400, body: { result: 'over_send_limit_error' } });
    }
    await sandbox.clock(3_601);
    expect((await ask('demo-contact')).status).toBe(201);
    expect((await ask('demo-overlimit')).status).toBe(201);
  });

  test('the login contact moves with the right code', async () => {
    const client = await sandbox.logIn('demo-contact');
    const contact = { method: 'email', email: 'moved@example.test' };
    const sent = await client.get(`/customers/{uid}/update-login-method?method=email&email=${contact.email}`);
    const challenge = read(loginMethodChallenge, sent).result.verify_challenge;
    const confirm = (code: string) =>
      client.post('/customers/{uid}/update-login-method', {
        ...contact,
        verify_code: code,
        verify_challenge: challenge,
      });
    const code = await sandbox.sentCode();
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
  test('B-029 only pending claims can be deleted', async () => {
    const client = await sandbox.logIn('demo-level2');
    expect(await client.call('DELETE', '/customers/{uid}/transactions/3002')).toMatchObject({
      status: 400,
      body: { detail: 'Only pending claims can be deleted.' },
    });
    expect((await client.call('DELETE', '/customers/{uid}/transactions/3001')).status).toBe(204);
  });

  test('B-030 a claim has no date in the future, and no receipt that was claimed', async () => {
    const client = await sandbox.logIn('demo-level2');
    const claim = {
      store: '1',
      total_value: 12.5,
      invoice_id: 'N-1',
      receipt_image: await sandbox.photoOf(client, 'a'),
      credit_card_slip_image: await sandbox.photoOf(client, 'b'),
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
    const { balance, total_points_earned: progress } = await account(client);
    await sandbox.tools('admin/claim/approve', { claim: '3006' });
    expect((await account(client)).balance).toBeGreaterThan(balance);
    await sandbox.tools('admin/claim/recall', { claim: '3006' });
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
      const file = response.statusCode === 200 ? uploadedFile.parse(response.json()).file : null;
      return { status: response.statusCode, file };
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
    expect(stored.file).toMatch(/\/media\/claims\/[\w-]+\.png$/);
    const path = new URL(stored.file ?? '').pathname;
    expect((await sandbox.visitor.get(path)).headers).toMatchObject({ 'content-type': 'image/png' });
  });
});
