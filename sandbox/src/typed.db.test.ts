import { customer } from '@mrw/shared-contracts/api/customers';
import { ticketCampaign } from '@mrw/shared-contracts/api/tickets';
import type { Client } from './tools/testing/sandbox';
import { read, useSandbox } from './tools/testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();

const patch = async (change: object, login = 'demo-level1') => {
  const client = await sandbox.logIn(login);
  return client.call('PATCH', '/customers/{uid}', change);
};

describe('Q-196 what people type is the same in every spelling', () => {
  test.each([
    'TAKEN@example.test',
    'tak\u200ben@example.test',
    'taken@example.test.',
    'ｔａｋｅｎ＠example.test',
  ])('B-024 the e-mail %j is taken', async (email_address) => {
    const taken = { status: 400, body: { email_address: ['This email already exists.'] } };
    expect(await patch({ email_address })).toMatchObject(taken);
    const asked = await sandbox.signOn.signUp({
      contact: { method: 'email', email: email_address },
      password: 'Fresh123',
      firstName: 'New',
      lastName: 'One',
    });
    expect(asked.kind).toBe('contact_taken');
  });

  test.each(['gift-race', 'ＧＩＦＴ-RACE', 'GIFT–RACE\u200b'])('the gift card %j', async (code) => {
    const client = await sandbox.logIn('demo-level1');
    const path = encodeURIComponent(code);
    expect(await client.get(`/customers/gift_card/${path}`)).toMatchObject({
      status: 200,
      body: { code: 'GIFT-RACE' },
    });
    expect((await client.get(`/customers/{uid}/redeem_gift_card/${path}`)).status).toBe(200);
    expect((await client.get('/customers/{uid}/redeem_gift_card/GIFT-RACE')).status).toBe(400);
  });

  test('the staff code', async () => {
    const client = await sandbox.logIn('demo-level2');
    const used = await client.post('/coupons/1001/usage_record', { staff_code: ' １１１１１１\u200b' });
    expect(used.status).toBe(201);
  });

  test.each(['m-100-1001', 'Ｍ–100–1001', 'har1001\u200b'])('the refer code %j', async (referCode) => {
    const answer = await sandbox.signOn.signUp({
      contact: { method: 'email', email: 'friend@example.test' },
      password: 'Fresh123',
      firstName: 'Fri\u200bend',
      lastName: '👨‍👩‍👧',
      referCode,
    });
    const friend = await sandbox.enter(answer.kind === 'ok' ? answer.code : answer.kind);
    expect(read(customer, await friend.get('/customers/{uid}'))).toMatchObject({
      referrer: '1001',
      first_name: 'Friend',
      last_name: '👨‍👩‍👧',
    });
  });

  test('a name that nobody sees is empty, and one with format characters is stored without them', async () => {
    expect(await patch({ first_name: '\u3164' })).toMatchObject({
      status: 400,
      body: { first_name: ['This field may not be blank.'] },
    });
    expect(await patch({ first_name: ' An\u200bna ' })).toMatchObject({
      status: 200,
      body: { first_name: 'Anna' },
    });
  });
});

describe('a date exists and lies within the limits of its field', () => {
  const book = async (client: Client, answer: unknown) => {
    const { tickets, other_informations: questions } = read(
      ticketCampaign,
      await client.get('/ticket_campaigns/208'),
    );
    return client.post('/customers/{uid}/campaign_participation_records', {
      campaign: '208',
      desired_ticket: tickets[0]?.id,
      desired_ticket_quantity: 1,
      ticket_other_information: [{ id: questions[0]?.id, answer }],
    });
  };

  test.each(['2027-02-30', '0026-03-01', '2027-03', 'soon', 20270301])(
    'the answer %j to a question for a month is refused',
    async (answer) => {
      const client = await sandbox.logIn('demo-level2');
      expect(await book(client, answer)).toMatchObject({
        status: 400,
        body: { ticket_other_information: ['Please answer with a date that exists, from 2000-01-01.'] },
      });
      expect((await book(client, '2027-03-01')).status).toBe(201);
    },
  );

  test.each(['0026-11-20', '2026-02-30', '1899-12-31', 'soon'])(
    'the anniversary %s is refused',
    async (value) => {
      expect(await patch({ user_custom_data: { anniversary: value } })).toMatchObject({
        status: 400,
        body: { anniversary: ['Enter a date that exists, from 1900-01-01.'] },
      });
    },
  );

  test('the anniversary may lie in the future', async () => {
    expect(await patch({ user_custom_data: { anniversary: '2099-01-01' } })).toMatchObject({
      status: 200,
      body: { user_custom_data: { anniversary: '2099-01-01' } },
    });
  });
});
