import type { Language, PageMeta } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { hasEnded } from '../../campaigns/availability';
import { endOf } from '../../campaigns/campaign-end';
import { stockLeft } from '../../campaigns/campaign-facts';
import { campaignName, campaignPhotos } from '../../campaigns/campaign-texts';

/**
 * How a campaign presents itself to search engines and previews. One that has ended, is inactive or only for some
 * members is not listed.
 *
 * @param now milliseconds since 1970
 */
export function campaignMeta(campaign: Campaign, language: Language, now: number): PageMeta {
  const name = campaignName(campaign, language);
  const [photo] = campaignPhotos(campaign, language);
  return {
    title: name,
    description: campaign.short_description || campaign.detail_section_content,
    picture: photo ? { url: photo, alt: name } : null,
    kind: 'product',
    address: `/campaign/${encodeURIComponent(campaign.id)}`,
    unlisted: !campaign.is_active || campaign.is_only_for_you || hasEnded(campaign, now),
    data: {
      kind: 'offer',
      name,
      from: campaign.start_date,
      until: endOf(campaign),
      inStock: stockLeft(campaign) !== 0,
      brand: campaign.brand?.name ?? null,
    },
  };
}
