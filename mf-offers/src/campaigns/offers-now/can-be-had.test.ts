import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { inDays, sampleCampaign } from '../../testing/samples';
import { canBeHad } from './can-be-had';

test.each<[string, Partial<Campaign>, number, boolean]>([
  ['enough points', {}, 500, true],
  ['a point too few', {}, 499, false],
  ['without a price', { coupon_campaign_type_required_points: null }, 0, true],
  ['unlimited stock', { coupon_campaign_type_coupon_stock: null }, 500, true],
  ['gone', { coupon_campaign_type_coupon_stock: 0 }, 500, false],
  ['none for a member', { coupon_campaign_type_per_head_limit: 0 }, 500, false],
  ['not begun', { start_date: inDays(1) }, 500, false],
  ['ended', { end_date: inDays(-1) }, 500, false],
  ['switched off', { is_active: false }, 500, false],
  ['closed today', { is_within_blackout_period: true }, 500, false],
  ['nothing that is bought', { type: 'EARNING_CAMPAIGN' }, 500, false],
])('an offer, %s', (_, fields, balance, expected) => {
  expect(canBeHad(sampleCampaign(fields), balance, Date.now())).toBe(expected);
});
