import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { hasEnded } from './availability';

/** Whether gifts of a stamp card may wait: the member has stamps of it, and it has not ended. */
export const mayHaveGifts = (campaign: Campaign, now: number): boolean =>
  campaign.type === 'STAMP_CAMPAIGN' && (campaign.earned_stamps ?? 0) > 0 && !hasEnded(campaign, now);
