import { readPage, useHost, useLanguage, type Language } from '@mrw/shared-contracts';
import { campaignCategory, type CampaignCategory } from '@mrw/shared-contracts/api/campaigns';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';
import { useQuery } from '@tanstack/react-query';

/** The active offer categories in the order of their priority. */
export function useCategories(enabled = true) {
  const { http } = useHost();
  const language = useLanguage();
  return useQuery({
    queryKey: ['campaign-categories', language],
    enabled,
    queryFn: async ({ signal }) => {
      const params = pageParameters(pageSizes.campaignCategories);
      const page = await readPage(
        http.campaign,
        { url: '/campaign_categories', params, signal },
        campaignCategory,
      );
      return shownCategories(page.items);
    },
  });
}

/** @returns categories that get a tab, ascending by display_priority */
export function shownCategories(all: readonly CampaignCategory[]): readonly CampaignCategory[] {
  return all
    .filter((category) => category.is_active)
    .sort((one, other) => one.display_priority - other.display_priority);
}

/** Name in the language, else in English, else the default name of the server. */
export function categoryName(category: CampaignCategory, language: Language): string {
  const named = (wanted: Language) => category.translations.find((name) => name.language === wanted)?.name;
  return named(language) || named('en') || category.name;
}
