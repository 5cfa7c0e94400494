import { useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const end = (campaign: string) =>
  sandbox.running.rows(
    `UPDATE campaigns SET start_date = '2019-01-01', end_date = '2020-01-01' WHERE id = ${campaign}`,
  );
const take = async (body: object) =>
  (await sandbox.logIn('demo-level2')).post('/customers/{uid}/campaign_participation_records', body);
const detail = (text: string) => ({ status: 400, body: { detail: text } });

/** What the calls lack or name wrongly; slot 2011 belongs to another campaign. */
const noTicket = { desired_ticket_quantity: 1 };
const foreignTicket = { desired_ticket: '2011', desired_ticket_quantity: 1 };
const noTask = { qr_code: 'EARN-401', stamp_earning_rule: '999' };

// A closed campaign is reported before faults of the call (contract §2.1).
test.each([
  ['201', noTicket, 'Ticket expired.'],
  ['305', {}, 'Coupon expired.'],
  ['401', noTask, 'Coupon expired.'],
])('B-041 taking part in %s with %j after its end: "%s"', async (campaign, body, told) => {
  await end(campaign);
  expect(await take({ campaign, ...body })).toMatchObject(detail(told));
});

test.each([
  ['207', noTicket, detail('Campaign is not available today.')],
  ['207', foreignTicket, detail('Campaign is not available today.')],
  ['312', {}, detail('Campaign is not available today.')],
  ['205', noTicket, { status: 400, body: { desired_ticket: ['This value is not valid.'] } }],
  ['205', foreignTicket, { status: 400, body: { desired_ticket: ['This value is not valid.'] } }],
  [
    '205',
    { desired_ticket_quantity: 0 },
    { status: 400, body: { desired_ticket_quantity: [expect.any(String)] } },
  ],
  ['305', {}, detail('Campaign is no longer available.')],
  ['401', noTask, detail('Campaign is no longer available.')],
  ['401', { stamp_earning_rule: '4013' }, detail('Campaign is no longer available.')],
])('B-041 taking part in %s with %j', async (campaign, body, answer) => {
  expect(await take({ campaign, ...body })).toMatchObject(answer);
});
