import type { Store } from '@mrw/shared-contracts/api/stores';
import type { Spot } from './clusters';
import { worldOf } from './viewport';

/** Stores with a place on the map, and those without, in their own order. */
export function stands(stores: readonly Store[]): {
  spots: readonly Spot<Store>[];
  unplaced: readonly Store[];
} {
  const spots: Spot<Store>[] = [];
  const unplaced: Store[] = [];
  for (const store of stores) {
    const { latitude, longitude } = store;
    if (latitude === null || longitude === null) unplaced.push(store);
    else spots.push({ item: store, point: worldOf({ latitude, longitude }) });
  }
  return { spots, unplaced };
}
