import type { Language } from '@mrw/shared-contracts';
import type { HomepageBanner } from '@mrw/shared-contracts/api/campaigns';

/** Width of a banner on screen, as in `<img sizes>`. */
export const bannerSizes = '(min-width: 1024px) 780px, 100vw';

/** Text and picture of a banner in the language, else in English, else the common ones. */
export function bannerText(banner: HomepageBanner, language: Language): { name: string; photo: string } {
  const own = (wanted: string) => banner.translations.find((text) => text.language === wanted);
  const text = own(language) ?? own('en');
  return { name: text?.name ?? '', photo: text?.cover_photo_url ?? banner.cover_photo_url };
}
