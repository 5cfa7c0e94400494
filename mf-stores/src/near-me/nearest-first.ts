import { distanceBetween, type Place } from '@mrw/shared-contracts/api/places';
import type { Store } from '@mrw/shared-contracts/api/stores';

export type NearStore = { store: Store; metres: number | null };

/** Stores by distance; those without coordinates (online stores among them) follow in their own order. */
export function nearestFirst(stores: readonly Store[], from: Place): readonly NearStore[] {
  const measured = stores.map((store, order) => ({ store, order, metres: metresTo(store, from) }));
  return measured
    .sort((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || a.order - b.order)
    .map(({ store, metres }) => ({ store, metres }));
}

function metresTo({ latitude, longitude }: Store, from: Place): number | null {
  return latitude === null || longitude === null ? null : distanceBetween(from, { latitude, longitude });
}
