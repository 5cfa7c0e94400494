import type { Language } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';

type Named = Pick<Campaign, 'name' | 'translations' | 'cover_photo_url'>;

/** Name in the language, else in English (§3). */
export function campaignName(campaign: Pick<Named, 'name' | 'translations'>, language: Language): string {
  return (
    own(campaign.translations, language)?.name || own(campaign.translations, 'en')?.name || campaign.name
  );
}

/** Pictures of the slider in the language, else the English ones, else the cover. */
export function campaignPhotos(campaign: Named, language: Language): readonly string[] {
  const sets = [own(campaign.translations, language)?.photos, own(campaign.translations, 'en')?.photos];
  const found = sets.find((photos) => photos && photos.length > 0);
  if (found) return found;
  return campaign.cover_photo_url ? [campaign.cover_photo_url] : [];
}

/** The format of a text of the server: some contain markup. */
export function formatOf(text: string): 'plain' | 'html' {
  return /<[a-z][^>]*>/i.test(text) ? 'html' : 'plain';
}

function own<Item extends { language: string }>(list: readonly Item[], language: Language): Item | undefined {
  return list.find((item) => item.language === language);
}
