import { tokenPair } from '@mrw/shared-contracts/api/auth';
import { decodeJwt } from 'jose';
import { account, countStatuses, parallel, read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

describe('log-in and tokens', () => {
  test('B-017 an authorization code works once', async () => {
    const answer = await sandbox.signOn.logIn({ login: 'demo-level2', password: 'Demo1234', address: '' });
    const payload = { authorization_code: answer.kind === 'ok' ? answer.code : '' };
    expect((await sandbox.visitor.post('/auth/access_token', payload)).status).toBe(200);
    expect(await sandbox.visitor.post('/auth/access_token', payload)).toMatchObject({
      status: 400,
      body: { detail: 'Invalid authorization code.' },
    });
  });

  test('a code is too old after 60 s', async () => {
    const answer = await sandbox.signOn.logIn({ login: 'demo-level2', password: 'Demo1234', address: '' });
    await sandbox.clock(61);
    const payload = { authorization_code: answer.kind === 'ok' ? answer.code : '' };
    expect((await sandbox.visitor.post('/auth/access_token', payload)).status).toBe(400);
  });

  test('B-019 a revoked session gives no tokens and its access token is refused', async () => {
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
    const newest = read(tokenPair, await refresh());
    await sandbox.clock(31);
    expect((await refresh()).status).toBe(401);
    expect((await sandbox.visitor.post('/auth/token', { refresh: newest.refresh })).status).toBe(401);
  });

  test('an expired access token is 403 for the customer and 401 elsewhere', async () => {
    const client = await sandbox.logIn('demo-level2');
    await sandbox.clock(3_601);
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
    expect(await sandbox.signOn.logIn({ login, password: 'Demo1234', address: '' })).toEqual({ kind });
  });

  test('a gift-card session sees only what the gift-card page needs', async () => {
    const answer = await sandbox.signOn.logInForGiftCard({
      login: 'demo-giftowner',
      password: 'Demo1234',
      address: '',
    });
    const payload = { refresh: answer.kind === 'ok' ? answer.refresh : '' };
    const { access } = read(tokenPair, await sandbox.visitor.post('/auth/token', payload));
    const uid = decodeJwt(access).sub ?? '';
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
    const again = await sandbox.signOn.logIn({
      login: 'new@example.test',
      password: 'Fresh123',
      address: '',
    });
    const code = again.kind === 'ok' ? again.code : '';
    expect(await account(await sandbox.enter(code))).toMatchObject({ current_level: '1' });
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
