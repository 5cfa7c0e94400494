import { distanceBetween, type Place } from '@mrw/shared-contracts/api/places';

type Located = { id: string; latitude: number | null; longitude: number | null };

/** Metres to a store that is near. */
const nearBy = 2_000;
/** More would not fit into an address. */
const most = 50;

/** Ids of the stores near a place, the nearest first; those without coordinates are nowhere. */
export function nearStores(stores: readonly Located[], from: Place): readonly string[] {
  return stores
    .flatMap(({ id, latitude, longitude }) =>
      latitude === null || longitude === null
        ? []
        : [{ id, metres: distanceBetween(from, { latitude, longitude }) }],
    )
    .filter(({ metres }) => metres <= nearBy)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, most)
    .map(({ id }) => id);
}
