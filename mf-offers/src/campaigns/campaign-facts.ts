import type { Campaign } from '@mrw/shared-contracts/api/campaigns';

/** Points for one coupon or ticket; null when nothing is bought. */
export function requiredPoints(campaign: Campaign): number | null {
  switch (campaign.type) {
    case 'COUPON_CAMPAIGN':
      return campaign.coupon_campaign_type_required_points ?? 0;
    case 'TICKET_CAMPAIGN':
      return campaign.ticket_campaign_type_required_points ?? 0;
    default:
      return null;
  }
}

/** Remaining stock; null: unlimited, 0: out of stock. */
export function stockLeft(campaign: Campaign): number | null {
  const stock =
    campaign.type === 'TICKET_CAMPAIGN'
      ? campaign.ticket_total_stock
      : campaign.coupon_campaign_type_coupon_stock;
  return stock ?? null;
}

/** Whether the remaining number may be shown: a ticket campaign can hide it. */
export function showsStock(campaign: Campaign): boolean {
  if (stockLeft(campaign) === null) return false;
  return (
    campaign.type !== 'TICKET_CAMPAIGN' || campaign.ticket_campaign_type_should_show_coupon_stock !== false
  );
}

/** Maximum per member; null: no limit, 0: nothing may be acquired. */
export function perHeadLimit(campaign: Campaign): number | null {
  const limit =
    campaign.type === 'TICKET_CAMPAIGN'
      ? campaign.ticket_campaign_type_per_head_limit
      : campaign.coupon_campaign_type_per_head_limit;
  return limit ?? null;
}

/** Stamps as a card shows them, `earned` null where it is not known; null for campaigns without a stamp card. */
export function stampCount(campaign: Campaign): { earned: number | null; total: number } | null {
  if (campaign.type !== 'STAMP_CAMPAIGN' || !campaign.total_stamps) return null;
  const earned = campaign.earned_stamps ?? null;
  return {
    earned: earned === null ? null : Math.min(earned, campaign.total_stamps),
    total: campaign.total_stamps,
  };
}
