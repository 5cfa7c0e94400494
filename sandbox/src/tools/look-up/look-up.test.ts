import * as z from 'zod/mini';
import { read, useSandbox } from '../testing/use-sandbox';

jest.setTimeout(60_000);

const sandbox = useSandbox();
const line = z.looseObject({ state: z.string(), page: z.nullable(z.string()) });
const lookUp = async (list: string, member = '') =>
  read(z.array(line), await sandbox.visitor.get(`/sandbox/look-up?list=${list}&member=${member}`));
const stateOf = async (list: string, key: string, value: string, member = '') =>
  (await lookUp(list, member)).find((entry) => entry[key] === value)?.state.split(' · ');

/** The states that demo-data names, where a person of the console finds them. */
const campaignStates: Readonly<Record<string, readonly string[]>> = {
  101: ['FEATURED'],
  102: ['ONLY_FOR_YOU'],
  103: ['SOLD_OUT', 'FEATURED'],
  104: ['STOCK_1'],
  106: ['BLACKOUT_TODAY'],
  107: ['ENDED'],
  108: ['NOT_STARTED'],
  109: ['INACTIVE'],
  110: ['LAST_DAY', 'FEATURED'],
  111: ['STOCK_3', 'DAYS_LEFT_3', 'FEATURED'],
  112: ['DAYS_LEFT_6', 'FEATURED'],
  113: ['DAYS_LEFT_7', 'FEATURED'],
  118: [''],
  123: ['VISITORS_TOO'],
  202: ['VISITORS_TOO'],
  203: ['VISITORS_TOO', 'ONE_TIME_CODE'],
  204: ['SOLD_OUT'],
  207: ['BLACKOUT_TODAY'],
  310: ['NOT_STARTED'],
  311: ['ENDED'],
  312: ['BLACKOUT_TODAY'],
  313: ['SOLD_OUT'],
  402: ['ENDED'],
};
const couponStates: Readonly<Record<string, readonly string[]>> = {
  1009: ['BLACKOUT_TODAY'],
  1010: ['NOT_EFFECTIVE'],
  1011: ['USED'],
  1012: ['EXPIRED'],
  1013: ['DISABLED'],
  1014: ['VIRTUAL'],
  1016: ['CONVERTED_TO_1017'],
  1019: ['DAYS_LEFT_6'],
  1020: ['LAST_DAY'],
  1021: ['DAYS_LEFT_7'],
  1022: ['ALWAYS_ACTIVE'],
  2002: ['NOT_EFFECTIVE'],
  2003: ['USED'],
  2004: ['EXPIRED'],
  2005: ['BLACKOUT_TODAY'],
};

test('every campaign is found in its state, and leads to its page', async () => {
  const campaigns = await lookUp('campaigns');
  for (const [id, states] of Object.entries(campaignStates)) {
    const found = campaigns.find((campaign) => campaign['id'] === id);
    expect([id, found?.state.split(' · ')]).toEqual([id, states]);
    expect(found?.page).toBe(`http://localhost:8080/campaign/${id}`);
  }
});

test('every coupon and ticket of a member is found in its state', async () => {
  const coupons = await lookUp('coupons_and_tickets', 'demo-level2');
  for (const [id, states] of Object.entries(couponStates)) {
    const found = coupons.find((coupon) => coupon['id'] === id);
    expect([id, found?.state.split(' · ')]).toEqual([id, expect.arrayContaining([...states])]);
  }
  expect(coupons.find((coupon) => coupon['id'] === '2001')?.page).toBe('http://localhost:8080/ticket/2001');
  expect((await lookUp('coupons_and_tickets', 'demo-level1')).length).toBe(3);
});

test.each([
  ['members', 'login', 'demo-disabled', ['DISABLED']],
  ['members', 'login', 'demo-deleted', ['DELETED']],
  ['members', 'uid', '9001', ['PRE_REGISTERED']],
  ['claims', 'id', '3001', ['WAITING_FOR_APPROVAL']],
  ['claims', 'id', '3002', ['APPROVED']],
  ['claims', 'id', '3003', ['REJECTED']],
  ['claims', 'id', '3004', ['RECALLED']],
  ['gift_cards', 'code', 'GIFT-FRESH-50', ['']],
  ['unsubscribe_tokens', 'token', 'UNSUB-ON', ['E_MAIL_ON']],
  ['unsubscribe_tokens', 'token', 'UNSUB-OFF', ['E_MAIL_OFF']],
])('of the %s, %s %s is %j', async (list, key, value, states) => {
  expect(await stateOf(list, key, value)).toEqual(states);
});

test('a demo member leads to the log-in page, filled in; a payment is found by the cashier', async () => {
  const [member] = (await lookUp('members')).filter((entry) => entry['login'] === 'demo-upgrade');
  expect(member?.page).toMatch(/^http:\/\/localhost:4001\/auth\/login\?.*demo=demo-upgrade$/);
  const [claim] = await lookUp('claims', 'demo-upgrade');
  expect(claim).toMatchObject({ total: 50, state: 'WAITING_FOR_APPROVAL' });
  const client = await sandbox.logIn('demo-race-a');
  const made = await client.post('/customers/{uid}/point_to_cash', { cash_dollar: 2 });
  const { code } = read(z.object({ code: z.string() }), made);
  expect(await lookUp('payments', 'demo-race-a')).toMatchObject([{ code, cash_dollar: 2, state: 'CREATED' }]);
  expect((await sandbox.visitor.get('/sandbox/look-up?list=claims&member=nobody')).status).toBe(404);
});
