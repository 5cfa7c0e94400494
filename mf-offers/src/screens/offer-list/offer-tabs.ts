import type { Language } from '@mrw/shared-contracts';
import type { CampaignCategory } from '@mrw/shared-contracts/api/campaigns';
import type { TabLink } from '@mrw/shared-ui';
import { categoryName } from './use-categories';

export const latest = 'LATEST';

/**
 * LATEST, then the categories; the name in an address is for readers (Q-072).
 *
 * @param kept parameters that every tab keeps, without `id`
 */
export function offerTabs(
  categories: readonly CampaignCategory[],
  language: Language,
  latestLabel: string,
  kept = '',
): readonly TabLink[] {
  return [
    { id: latest, label: latestLabel, to: `/offer/${latest}${kept && `?${kept}`}` },
    ...categories.map((category) => {
      const name = categoryName(category, language);
      return {
        id: category.id,
        label: name,
        to: `/offer/${encodeURIComponent(name)}?id=${encodeURIComponent(category.id)}${kept && `&${kept}`}`,
      };
    }),
  ];
}

/** The one address of a list in every language, with the English name of its category; null while that is unknown. */
export function listAddress(tab: string, categories: readonly CampaignCategory[] | undefined): string | null {
  if (tab === latest) return `/offer/${latest}`;
  const category = categories?.find(({ id }) => id === tab);
  if (!category) return null;
  const name = categoryName(category, 'en');
  return `/offer/${encodeURIComponent(name)}?id=${encodeURIComponent(category.id)}`;
}

/**
 * The list of an address: its id decides, an unknown one means LATEST (Q-072).
 *
 * @param id of the query
 * @param categories undefined while they load: then the id is accepted
 */
export function selectedTab(id: string | null, categories: readonly CampaignCategory[] | undefined): string {
  if (id === null || id === '') return latest;
  if (categories && !categories.some((category) => category.id === id)) return latest;
  return id;
}

/**
 * The target of an address without a list: LATEST, with its other parameters (Q-072).
 *
 * @param name the category in the path, for readers
 * @returns null when the address is complete
 */
export function rightAddress(name: string | undefined, query: URLSearchParams, tab: string): string | null {
  if (tab !== latest || (name === latest && !query.has('id'))) return null;
  const rest = new URLSearchParams(query);
  rest.delete('id');
  const search = rest.toString();
  return `/offer/${latest}${search === '' ? '' : `?${search}`}`;
}
