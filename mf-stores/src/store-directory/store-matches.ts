import type { Store } from '@mrw/shared-contracts/api/stores';
import type { StoreFilters } from './store-filters';

/** The filters as the server applies them (§7): OR inside one list, AND across the lists. */
export function matchesFilters(store: Store, filters: StoreFilters): boolean {
  return (
    holds(
      filters.categories,
      store.subcategories.map(({ category }) => category),
    ) &&
    holds(
      filters.subcategories,
      store.subcategories.map(({ id }) => id),
    ) &&
    holds(filters.brands, store.brand ? [store.brand.id] : []) &&
    holds(filters.districts, store.district ? [store.district.id] : [])
  );
}

const holds = (wanted: readonly string[], own: readonly string[]) =>
  wanted.length === 0 || own.some((id) => wanted.includes(id));

/**
 * The number of stores for each choice, by id, combined with the selection of the other lists; and the current total.
 */
export type ChoiceCounts = {
  total: number;
  brands: ReadonlyMap<string, number>;
  districts: ReadonlyMap<string, number>;
};

export function countChoices(stores: readonly Store[], chosen: StoreFilters): ChoiceCounts {
  const inPlaces = stores.filter((store) => matchesFilters(store, { ...chosen, brands: [] }));
  const ofBrands = stores.filter((store) => matchesFilters(store, { ...chosen, districts: [] }));
  return {
    total: inPlaces.filter((store) => matchesFilters(store, chosen)).length,
    brands: tally(inPlaces.map(({ brand }) => brand?.id)),
    districts: tally(ofBrands.map(({ district }) => district?.id)),
  };
}

function tally(ids: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
