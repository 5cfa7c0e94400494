import { customer } from '@mrw/shared-contracts/api/customers';
import { guestParticipation } from '@mrw/shared-contracts/api/participation';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import { countStatuses, parallel, read, useSandbox } from '../../tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const contact = { method: 'email' as const, email: 'walk-in@example.test' };
const invalid = { status: 400, body: { detail: 'Invalid verify credential.' } };

async function confirmContact(otp?: string): Promise<string> {
  const verified = await sandbox.signOn.registerForEvent(otp === undefined ? { contact } : { contact, otp });
  return verified.kind === 'ok' ? verified.verifyCredential : '';
}

async function bodyFor(campaign: string, credential: string) {
  const { tickets } = read(ticketCampaign, await sandbox.visitor.get(`/ticket_campaigns/${campaign}`));
  return {
    verify_credential: credential,
    email: contact.email,
    mobile: null,
    campaign,
    desired_ticket: tickets[0]?.id,
    desired_ticket_quantity: 1,
    ticket_other_information: [],
  };
}

const join = (body: object) => sandbox.visitor.post('/customers/ticket_campaign_participation_records', body);
const registrationInfo = (ids: object) => sandbox.visitor.post('/customers/pre-register-info', ids);

test('a guest gets a free ticket with a verified contact', async () => {
  const answer = await join(await bodyFor('202', await confirmContact()));
  const booked = { coupon_type: 'TICKET', time_slot: { title: 'Morning, 10:00 am' } };
  expect(answer).toMatchObject({ status: 201, body: { tickets: [booked] } });
  const { sso_uid, membership_id } = read(guestParticipation, answer);
  expect((await registrationInfo({ sso_uid, membership_id })).body).toEqual({
    email: contact.email,
    country_code: null,
    phone_number: null,
  });
});

test('the ids on the card do not reveal the contact of a member', async () => {
  const member = await sandbox.logIn('demo-level2');
  const { uid, membership_id } = read(customer, await member.get('/customers/{uid}'));
  expect(await registrationInfo({ sso_uid: uid, membership_id })).toMatchObject({ status: 404 });
});

describe('a verify credential', () => {
  test('is needed', async () => {
    expect(await join(await bodyFor('202', 'x'))).toMatchObject(invalid);
  });

  test('comes from a one-time code where the campaign requires it', async () => {
    expect(await join(await bodyFor('203', await confirmContact()))).toMatchObject(invalid);
    await sandbox.signOn.requestOtp(contact);
    const credential = await confirmContact(await sandbox.sentCode());
    expect(await join(await bodyFor('203', credential))).toMatchObject({ status: 201 });
  });

  test('works once, also for two calls at a time', async () => {
    const body = await bodyFor('202', await confirmContact());
    expect(countStatuses(await parallel(2, () => join(body)))).toEqual({ 201: 1, 400: 1 });
    expect(await join(body)).toMatchObject(invalid);
  });

  test('is too old after 30 minutes', async () => {
    const [early, late] = [await confirmContact(), await confirmContact()];
    await sandbox.clock(1_790);
    expect(await join(await bodyFor('202', early))).toMatchObject({ status: 201 });
    await sandbox.clock(1_801);
    expect(await join(await bodyFor('202', late))).toMatchObject(invalid);
  });

  test.each(['demo-disabled', 'demo-deleted'])('of the contact of %s books nothing', async (login) => {
    const owner = { method: 'email' as const, email: `${login}@example.test` };
    const verified = await sandbox.signOn.registerForEvent({ contact: owner });
    const credential = verified.kind === 'ok' ? verified.verifyCredential : '';
    expect(await join(await bodyFor('202', credential))).toMatchObject(invalid);
  });

  test('is not used up by a participation that is refused', async () => {
    const body = await bodyFor('202', await confirmContact());
    expect(await join({ ...body, desired_ticket_quantity: 0 })).toMatchObject({
      status: 400,
      body: { desired_ticket_quantity: [expect.any(String)] },
    });
    expect(await join(body)).toMatchObject({ status: 201 });
  });

  test('is not requested again by a repeat of the call under its key', async () => {
    const payload = await bodyFor('202', await confirmContact());
    const repeat = () =>
      sandbox.api.inject({
        method: 'POST',
        url: '/customers/ticket_campaign_participation_records',
        headers: { 'idempotency-key': 'one-intent' },
        payload,
      });
    const [first, second] = [await repeat(), await repeat()];
    expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body]);
  });
});
