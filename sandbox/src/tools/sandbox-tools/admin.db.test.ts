import { activities, account, useSandbox } from '../testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const member = 'demo-level2';

test.each([
  ['grant', { member, campaign: '101' }, 'COUPON_GRANTED_BY_ADMIN'],
  ['grant', { member, campaign: '101', by: 'MERCHANT_ADMIN' }, 'COUPON_GRANTED_BY_MERCHANT_ADMIN'],
  ['grant', { member, campaign: '201' }, 'TICKET_GRANTED_BY_ADMIN'],
  ['grant', { member, campaign: '201', by: 'MERCHANT_ADMIN' }, 'TICKET_GRANTED_BY_MERCHANT_ADMIN'],
  ['reclaim', { coupon: '1001' }, 'COUPON_RECLAIMED_BY_ADMIN'],
  ['reclaim', { coupon: '1001', by: 'MERCHANT_ADMIN' }, 'COUPON_RECLAIMED_BY_MERCHANT_ADMIN'],
  ['reclaim', { coupon: '2001' }, 'TICKET_RECLAIMED_BY_ADMIN'],
  ['reclaim', { coupon: '2001', by: 'MERCHANT_ADMIN' }, 'TICKET_RECLAIMED_BY_MERCHANT_ADMIN'],
  ['use', { coupon: '1001' }, 'COUPON_USED_BY_ADMIN'],
  ['use', { coupon: '1001', by: 'MERCHANT_ADMIN' }, 'COUPON_USED_BY_MERCHANT_ADMIN'],
  ['use', { coupon: '2001' }, 'TICKET_USED_BY_ADMIN'],
  ['use', { coupon: '2001', by: 'MERCHANT_ADMIN' }, 'TICKET_USED_BY_MERCHANT_ADMIN'],
  ['points', { member, points: 500 }, 'POINTS_ADDED_BY_ADMIN'],
  ['points', { member, points: -500 }, 'POINTS_REMOVED_BY_ADMIN'],
  ['points', { member, points: -500, recall: true }, 'POINTS_RECALLED_BY_ADMIN'],
  ['stamps', { member, campaign: '401', stamps: 1 }, 'STAMP_UPDATED_BY_ADMIN'],
  ['claim/approve', { claim: '3006' }, 'GENERAL_PURCHASE'],
  ['claim/recall', { claim: '3002' }, 'REWARD_RECALLED'],
])('B-037 admin/%s %p writes %s', async (path, payload, entry) => {
  const client = await sandbox.logIn(member);
  await sandbox.running.rows('DELETE FROM activity_logs WHERE member_id = 1002');
  expect((await sandbox.tools(`admin/${path}`, payload)).status).toBeLessThan(300);
  expect(await activities(client)).toContain(entry);
});

test('a stamp card is emptied at most, and what comes next counts in full', async () => {
  const change = async (stamps: number) =>
    (await sandbox.tools('admin/stamps', { member, campaign: '401', stamps })).body;
  expect(await change(-1_000)).toEqual({ stamps: 0 });
  expect(await change(2)).toEqual({ stamps: 2 });
});

test('a member disabled while logged in may look, and change nothing', async () => {
  const client = await sandbox.logIn('demo-disable-soon');
  await sandbox.tools('admin/disable-member', { member: 'demo-disable-soon' });
  expect((await client.get('/customers/{uid}')).body).toMatchObject({ is_forced_inactive: true });
  expect((await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 1 })).status).toBe(403);
});

test('the birthday job rewards the members of the month once a year', async () => {
  const client = await sandbox.logIn('demo-level1');
  const { balance } = await account(client);
  const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(5, 7);
  await client.call('PATCH', '/customers/{uid}', { date_of_birth: `1990-${month}-01` });
  await sandbox.tools('jobs/birthday');
  expect((await account(client)).balance).toBe(balance + 200);
  expect(await activities(client)).toContain('REWARD_EARNED');
  await sandbox.tools('jobs/birthday');
  expect((await account(client)).balance).toBe(balance + 200);
});

test('a campaign for one member is closed to the others', async () => {
  const take = async (login: string) =>
    (await sandbox.logIn(login)).post('/customers/{uid}/campaign_participation_records', {
      campaign: '102',
      desired_coupon_quantity: 1,
    });
  expect((await take('demo-level2')).status).toBe(201);
  expect(await take('demo-level1')).toMatchObject({
    status: 400,
    body: { detail: 'Campaign is no longer available.' },
  });
});
