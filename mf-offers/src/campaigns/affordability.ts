import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { requiredPoints, stockLeft } from './campaign-facts';

/** What a price means to a member; null without a price or stock, and while the balance is unknown. */
export type Affordability = { kind: 'missing'; points: number } | { kind: 'within-reach' } | null;

/** @param balance null for visitors and while it is unknown */
export function affordabilityOf(campaign: Campaign, balance: number | null): Affordability {
  const points = requiredPoints(campaign);
  if (!points || balance === null || stockLeft(campaign) === 0) return null;
  return points > balance ? { kind: 'missing', points: points - balance } : { kind: 'within-reach' };
}

/** What an earning campaign gives; null for other campaigns and without a reward that can be named. */
export function rewardOf(
  campaign: Campaign,
): { kind: 'points' | 'stamps'; count: number } | { kind: 'coupon' } | null {
  const rule = campaign.type === 'EARNING_CAMPAIGN' ? campaign.earning_campaign_type_earning_rule : null;
  if (!rule) return null;
  if (rule.points > 0) return { kind: 'points', count: rule.points };
  if (rule.stamps > 0) return { kind: 'stamps', count: rule.stamps };
  return rule.coupon_template ? { kind: 'coupon' } : null;
}
