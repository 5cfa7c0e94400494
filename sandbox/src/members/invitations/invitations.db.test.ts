import { referrals } from '@mrw/shared-contracts/api/invitations';
import { readRateLimits } from '../../platform/http/limits';
import { parallel, read, startOwnSandbox, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const code = 'M-100-1027';
const open = (given: string, visit = 'visit-0001') =>
  sandbox.visitor.post('/invitations', { code: given, visit });
const referralsNow = async () =>
  read(referrals, await (await sandbox.logIn('demo-referrer')).get('/customers/{uid}/referrals'));

test('an invitation says what both get, and no name', async () => {
  const answer = await open(code);
  expect(answer).toMatchObject({
    status: 200,
    body: { first_name: null, friend: { points: 100, stamps: 0, coupon_names: [] }, member: { points: 500 } },
  });
});

test.each([
  [true, 'Peter'],
  [false, null],
])('the first name is shown by consent alone: %s', async (shows, name) => {
  const member = await sandbox.logIn('demo-referrer');
  const changed = await member.call('PATCH', '/customers/{uid}', { shows_name_to_invited: shows });
  expect(changed.body).toMatchObject({ shows_name_to_invited: shows });
  expect((await open('HAR1027')).body).toMatchObject({ first_name: name });
});

test('unknown, deleted, disabled and not registered members are one answer', async () => {
  await sandbox.running.rows(
    `UPDATE members SET referral_code = login_name WHERE login_name IN ('demo-deleted', 'demo-disabled')`,
  );
  await sandbox.running.rows(
    `UPDATE members SET referral_code = 'DELETED' WHERE login_name = 'demo-deleted'`,
  );
  await sandbox.running.rows(
    `UPDATE members SET referral_code = 'DISABLED' WHERE login_name = 'demo-disabled'`,
  );
  const answers = await Promise.all(['NONE', 'DELETED', 'DISABLED', 'G-9001'].map((given) => open(given)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('wrong codes are limited by address, right ones are not', async () => {
  const own = await startOwnSandbox({ rateLimits: readRateLimits('{"account":3,"address":5}') });
  try {
    const ask = (given: string, index = 0) =>
      own.visitor.post('/invitations', { code: given, visit: `visit-000${index}` });
    for (let index = 0; index < 8; index += 1) expect((await ask(code, index)).status).toBe(200);
    for (let index = 0; index < 5; index += 1) expect((await ask(`WRONG${index}`)).status).toBe(404);
    const beyond = await ask('WRONG9');
    expect([beyond.status, beyond.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  } finally {
    await own.stop();
  }
});

test('an opened invitation is pending until a friend joins or 30 days have passed', async () => {
  const { joined } = await referralsNow();
  await open(code);
  await open(code);
  await open(code, 'visit-0002');
  expect(await referralsNow()).toEqual({ joined, pending: 2 });
  await sandbox.signOn.signUp({
    contact: { method: 'email', email: 'friend@example.test' },
    password: 'Fresh123',
    firstName: 'Fay',
    lastName: 'Ng',
    referCode: code,
  });
  expect(await referralsNow()).toEqual({ joined: joined + 1, pending: 1 });
  await sandbox.clock(30 * 86_400);
  expect(await referralsNow()).toEqual({ joined: joined + 1, pending: 0 });
});

test('a link that is opened without end stores 99 visits', async () => {
  await parallel(120, (index) => open(code, `visit-of-${index}`));
  expect((await referralsNow()).pending).toBe(99);
});
