import type { Campaign } from '@mrw/shared-contracts/api/campaigns';

/** The only store of a coupon: there is no picker on the screen. */
export function onlyStore(campaign: Campaign): string | null {
  const template = campaign.coupon_campaign_type_coupon_template;
  if (!template?.should_use_in_store || template.applicable_stores.length !== 1) return null;
  return template.applicable_stores[0]?.id ?? null;
}
