import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { CampaignRoute } from './campaign-route';

/** What a member can do with a campaign, by its type; a general message has no action. */
export function CampaignAction(_props: { campaign: Campaign; route: CampaignRoute }) {
  return null;
}
