import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { sampleCampaign } from '../testing/samples';
import { affordabilityOf, rewardOf } from './affordability';

const ticket: Partial<Campaign> = { type: 'TICKET_CAMPAIGN', ticket_campaign_type_required_points: 900 };
const rule = { id: '1', type: 'GPS_CHECK_IN', points: 0, tpe: 0, stamps: 0, coupon_template: null } as const;
const earning = (fields: Partial<Campaign['earning_campaign_type_earning_rule'] & object>) => ({
  type: 'EARNING_CAMPAIGN' as const,
  earning_campaign_type_earning_rule: { ...rule, ...fields },
});

test.each<[string, Partial<Campaign>, number | null, ReturnType<typeof affordabilityOf>]>([
  ['points are missing', {}, 120, { kind: 'missing', points: 380 }],
  ['one point is missing', {}, 499, { kind: 'missing', points: 1 }],
  ['the points are enough', {}, 500, { kind: 'within-reach' }],
  ['a debt adds to what is missing', {}, -20, { kind: 'missing', points: 520 }],
  ['a ticket has a price too', ticket, 1_000, { kind: 'within-reach' }],
  ['a free offer needs nothing', { coupon_campaign_type_required_points: 0 }, 10, null],
  ['an offer without stock is out of reach for all', { coupon_campaign_type_coupon_stock: 0 }, 900, null],
  ['an offer that is earned has no price', earning({ points: 30 }), 10, null],
  ['the balance is not known', {}, null, null],
])('%s', (_, fields, balance, expected) => {
  expect(affordabilityOf(sampleCampaign(fields), balance)).toEqual(expected);
});

const coupon_template = { id: '9', name: 'Tea' };
test.each<[string, Partial<Campaign>, ReturnType<typeof rewardOf>]>([
  ['points', earning({ points: 30, coupon_template }), { kind: 'points', count: 30 }],
  ['stamps', earning({ stamps: 2, coupon_template }), { kind: 'stamps', count: 2 }],
  ['a coupon', earning({ coupon_template }), { kind: 'coupon' }],
  ['nothing that has a name', earning({ tpe: 5 }), null],
  ['a rule that is missing', { type: 'EARNING_CAMPAIGN' }, null],
  ['an offer with a price', {}, null],
])('an earning campaign gives %s', (_, fields, expected) => {
  expect(rewardOf(sampleCampaign(fields))).toEqual(expected);
});
