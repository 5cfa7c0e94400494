import type { Campaign } from '@mrw/shared-contracts/api/campaigns';

/** The instant a campaign ends; null without an end, or with an unreadable one. */
export function endOf(campaign: Pick<Campaign, 'end_date'>): string | null {
  return campaign.end_date !== null && !Number.isNaN(Date.parse(campaign.end_date))
    ? campaign.end_date
    : null;
}
