import { customer } from '@mrw/shared-contracts/api/customers';
import { guestParticipation } from '@mrw/shared-contracts/api/participation';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import * as z from 'zod/mini';
import { read, useSandbox } from '../../tools/testing/use-sandbox';
import type { Contact } from '../../platform/identity/contact';
import type { SignUpRequest } from './sign-on-service';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const email: Contact = { method: 'email', email: 'guest@example.test' };
const mobile: Contact = { method: 'mobile', countryCode: '852', mobile: '60000002' };

/** A new member, logged in. */
async function signUp(given: Pick<SignUpRequest, 'contact' | 'otherContact' | 'referCode'>) {
  const answer = await sandbox.signOn.signUp({
    ...given,
    password: 'Fresh123',
    firstName: 'New',
    lastName: 'One',
  });
  return sandbox.enter(answer.kind === 'ok' ? answer.code : answer.kind);
}

/** Books a ticket of the open day for a guest. */
async function book(contact: Contact): Promise<string> {
  const verified = await sandbox.signOn.registerForEvent({ contact });
  const { tickets } = read(ticketCampaign, await sandbox.visitor.get('/ticket_campaigns/202'));
  const booked = await sandbox.visitor.post('/customers/ticket_campaign_participation_records', {
    verify_credential: verified.kind === 'ok' ? verified.verifyCredential : '',
    campaign: '202',
    desired_ticket: tickets[0]?.id,
    desired_ticket_quantity: 1,
  });
  return read(guestParticipation, booked).tickets[0]?.id ?? '';
}

test('a guest of two contacts becomes one member, with the tickets of both', async () => {
  const booked = [await book(email), await book(mobile)];
  const client = await signUp({ contact: email, otherContact: mobile });
  expect((await client.get('/customers/{uid}')).body).toMatchObject({ sign_up_method: 'BOTH' });
  const tickets = await client.get('/customers/{uid}/tickets');
  const ids = read(z.array(z.object({ id: z.string() })), tickets).map(({ id }) => id);
  expect(ids.sort()).toEqual(booked.sort());
});

test('a guest who gives one contact twice keeps uid and membership id', async () => {
  const client = await signUp({ contact: email, otherContact: email });
  expect((await client.get('/customers/{uid}')).body).toMatchObject({
    uid: '9001',
    membership_id: 'G-9001',
  });
});

test.each([
  ['is known to come by the referral campaign', true, '305'],
  ['comes by none once the campaign is over', false, null],
])('a friend with a refer link %s', async (_what, isRunning, campaign) => {
  if (!isRunning) await sandbox.running.rows('UPDATE campaigns SET is_active = false WHERE id = 305');
  const referrer = await sandbox.logIn('demo-referrer');
  const { membership_id } = read(customer, await referrer.get('/customers/{uid}'));
  const friend = await signUp({
    contact: { method: 'email', email: 'friend@example.test' },
    referCode: membership_id,
  });
  expect((await friend.get('/customers/{uid}')).body).toMatchObject({
    referrer: referrer.uid,
    referred_by_campaign: campaign,
  });
});
