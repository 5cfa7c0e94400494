import { details } from '@mrw/shared-contracts/api/errors';

export type AcquireAttempt = {
  now: Date;
  campaign: { is_active: boolean; end_date: Date | null };
  badge: { required_stamps: number; quantity: number; stock: number | null };
  earned: number;
  isOpened: boolean;
};

/** Why a gift cannot be opened; null: it can. Opening it costs no stamps. */
export function refuseAcquire({ now, campaign, badge, earned, isOpened }: AcquireAttempt): string | null {
  if (!campaign.is_active) return details.campaignUnavailable;
  if (campaign.end_date !== null && now > campaign.end_date) return details.couponCampaignExpired;
  if (isOpened) return details.rewardAcquired;
  if (earned < badge.required_stamps) return details.notEnoughStamps;
  if (badge.stock !== null && badge.stock < badge.quantity) return details.soldOut;
  return null;
}
