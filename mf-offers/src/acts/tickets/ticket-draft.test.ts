import type { TicketCampaign } from '@mrw/shared-contracts/api/tickets';
import { sampleCampaign } from '../../testing/samples';
import { isComplete, newDraft, ticketRange } from './ticket-draft';

const slot = (id: string, stock: number | null) => ({
  id,
  coupon_template: null,
  time_slot: { title: `Slot ${id}` },
  stock,
});
const ticket: TicketCampaign = {
  id: '205',
  tickets: [slot('a', 2), slot('b', 0), slot('c', 50)],
  limit: 4,
  leftStock: 52,
  showOtherInfo: false,
  enableOtp: false,
  other_informations: [],
};
const campaign = (limit: number | null) =>
  sampleCampaign({ type: 'TICKET_CAMPAIGN', ticket_campaign_type_per_head_limit: limit });
const draft = (chosen: string | null) => ({ ...newDraft(ticket), slot: chosen });

test.each([
  ['the stock of the slot', 'a', 2],
  ['the limit', 'c', 4],
  ['the limit before a slot is chosen', null, 4],
])('stops at %s', (_, chosen, max) => {
  expect(ticketRange(campaign(null), ticket, draft(chosen)).max).toBe(max);
});

test.each([
  ['the limit of the campaign when it is the smaller one', 3, 3],
  ['the limit of the tickets when it is the smaller one', 9, 4],
])('stops at %s', (_, limit, max) => {
  expect(ticketRange(campaign(limit), ticket, draft('c')).max).toBe(max);
});

test.each([
  ['O-069 no slot', null, 1, false],
  ['O-070 a full slot', 'b', 1, false],
  ['no quantity', 'c', 0, false],
  ['slot and quantity', 'c', 1, true],
  ['more than the limit', 'c', 5, false],
])('%s', (_, chosen, quantity, complete) => {
  expect(isComplete(campaign(null), ticket, draft(chosen), quantity)).toBe(complete);
});

test('is not complete when nothing is left', () => {
  expect(isComplete(campaign(null), { ...ticket, leftStock: 0 }, draft('c'), 1)).toBe(false);
});

test('chooses the only slot, and none of several', () => {
  expect(newDraft({ ...ticket, tickets: [slot('a', null)] }).slot).toBe('a');
  expect(newDraft(ticket).slot).toBeNull();
});
