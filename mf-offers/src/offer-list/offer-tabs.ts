import type { Language } from '@mrw/shared-contracts';
import type { CampaignCategory } from '@mrw/shared-contracts/api/campaigns';
import type { TabLink } from '@mrw/shared-ui';
import { categoryName } from './use-categories';

export const latest = 'LATEST';

/** LATEST, then the categories; the name in an address is for people. */
export function offerTabs(
  categories: readonly CampaignCategory[],
  language: Language,
  latestLabel: string,
): readonly TabLink[] {
  return [
    { id: latest, label: latestLabel, to: `/offer/${latest}` },
    ...categories.map((category) => {
      const name = categoryName(category, language);
      return {
        id: category.id,
        label: name,
        to: `/offer/${encodeURIComponent(name)}?id=${encodeURIComponent(category.id)}`,
      };
    }),
  ];
}

/**
 * Which list an address means: its id decides, an unknown one means LATEST.
 *
 * @param id of the query
 * @param categories undefined while they are not known: then the id is believed
 */
export function selectedTab(id: string | null, categories: readonly CampaignCategory[] | undefined): string {
  if (id === null || id === '') return latest;
  if (categories && !categories.some((category) => category.id === id)) return latest;
  return id;
}
