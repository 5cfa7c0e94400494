import type { Store } from '@mrw/shared-contracts/api/stores';
import { useMemo } from 'react';
import type { Place } from '@mrw/shared-contracts/api/places';
import { nearestFirst } from '../near-me/nearest-first';
import type { Spot } from './clusters';
import { stands } from './stores-on-map';
import { fitted, worldOf, type Size } from './viewport';

/** Stores that a map with a place begins with. */
const mostNearest = 10;

type Known = { closest: number; place: Place | null; districts: readonly string[] };

/**
 * With which view the map begins, as `useMap` describes it: `around` the place or the districts, else the `whole`; null
 * before the map has a size.
 */
export function useBeginning(
  stores: readonly Store[],
  spots: readonly Spot<Store>[],
  size: Size | null,
  { closest, place, districts }: Known,
) {
  const nearest = useMemo(
    () =>
      place &&
      nearestFirst(
        spots.map(({ item }) => item),
        place,
      )
        .slice(0, mostNearest)
        .map(({ store }) => store),
    [spots, place],
  );
  const [whole, around] = useMemo(() => {
    if (!size) return [null, null];
    const points = (those: readonly Spot<Store>[]) => those.map(({ point }) => point);
    const all = fitted(points(spots), size, closest);
    const known = nearest ?? stores.filter(({ district }) => district && districts.includes(district.id));
    const near = points(stands(known).spots);
    return [all, near.length === 0 ? all : fitted(place ? [worldOf(place), ...near] : near, size, closest)];
  }, [nearest, stores, spots, districts, place, size, closest]);
  return { whole, nearest, around };
}
