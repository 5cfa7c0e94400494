import type { Store } from '@mrw/shared-contracts/api/stores';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { Place } from '@mrw/shared-contracts/api/places';
import { clustersOf, splitZoom, type Cluster } from './clusters';
import { stands } from './stores-on-map';
import { useBeginning } from './use-beginning';
import { useSize } from './use-size';
import { useView } from './use-view';
import {
  fitted,
  isOnScreen,
  minZoom,
  moved,
  onScreen,
  zoomed,
  type Point,
  type Size,
  type View,
} from './viewport';

export type Marker = Cluster<Store> & {
  /** Id of its first store: a marker that only moves stays the same element. */
  id: string;
  /** Pixels from the left and upper edge of the map. */
  at: Point;
};

export type StoreMapState = {
  frame: RefObject<HTMLDivElement | null>;
  /** Null before the map has a size. */
  drawn: { view: View; size: Size; markers: readonly Marker[] } | null;
  unplaced: readonly Store[];
  /** Stores that no zoom tells apart, after a press on their marker. */
  together: readonly Store[] | null;
  /** Those around the place of the visitor, while the view is the one that it began with. */
  nearest: readonly Store[] | null;
  canZoom: { closer: boolean; wider: boolean };
  move(by: Point): void;
  /** @param at on the screen; the middle of the map without it */
  zoom(by: number, at?: Point): void;
  showAll(): void;
  /** Zooms in until the stores of a marker part, or lists them. */
  open(marker: Marker): void;
};

/**
 * What is seen of the map: view, clusters and what a press on one shows.
 *
 * @param closest the greatest zoom
 * @param place of the visitor, with which the map begins; null when it is not known
 * @param districts with whose stores it begins then, where it has some
 */
export function useMap(
  stores: readonly Store[],
  closest: number,
  place: Place | null,
  districts: readonly string[],
): StoreMapState {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const [together, setTogether] = useState<readonly Store[] | null>(null);
  const { spots, unplaced } = useMemo(() => stands(stores), [stores]);
  const { whole, nearest, around } = useBeginning(stores, spots, size, { closest, place, districts });
  const of = `${stores.map(({ id }) => id).join()} ${place ? `${place.latitude},${place.longitude}` : ''}`;
  const { view, change, reset } = useView(of, around);
  // Half steps: while two fingers zoom, clusters move more often than they change.
  const step = view && Math.floor(view.zoom * 2) / 2;
  const clusters = useMemo(() => (step === null ? [] : clustersOf(spots, step)), [spots, step]);
  const show = (to: (view: View, size: Size) => View) => {
    setTogether(null);
    if (size) change((now) => to(now, size));
  };
  return {
    frame,
    drawn: view && size && { view, size, markers: markersOf(clusters, view, size) },
    unplaced,
    together,
    nearest: view === around ? nearest : null,
    canZoom: { closer: view !== null && view.zoom < closest, wider: view !== null && view.zoom > minZoom },
    move: (by) => {
      show((now) => moved(now, by));
    },
    zoom: (by, at) => {
      show((now, room) => {
        const zoom = Math.min(Math.max(now.zoom + by, minZoom), closest);
        return zoomed(now, zoom, at ?? { x: room.width / 2, y: room.height / 2 }, room);
      });
    },
    showAll: () => {
      setTogether(null);
      if (whole && whole !== around) change(() => whole);
      else reset();
    },
    open: ({ items }) => {
      const own = stands(items).spots;
      const split = splitZoom(own, view?.zoom ?? minZoom, closest);
      if (split === null) {
        setTogether(items);
        return;
      }
      show((_, room) => {
        const all = fitted(
          own.map(({ point }) => point),
          room,
          closest,
        );
        return { ...all, zoom: Math.max(all.zoom, split) };
      });
    },
  };
}

function markersOf(clusters: readonly Cluster<Store>[], view: View, size: Size): readonly Marker[] {
  return clusters.flatMap((cluster) => {
    const at = onScreen(cluster.point, view, size);
    const [first] = cluster.items;
    return first && isOnScreen(at, size) ? [{ ...cluster, id: first.id, at }] : [];
  });
}
