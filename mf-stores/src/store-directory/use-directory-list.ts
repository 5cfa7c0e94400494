import type { PagedList } from '@mrw/shared-contracts';
import { pageSizes } from '@mrw/shared-contracts/api/paging';
import type { Store } from '@mrw/shared-contracts/api/stores';
import { useMemo } from 'react';
import { nearestFirst, type NearStore } from '../near-me/nearest-first';
import type { VisitorLocation } from '../near-me/geolocation';
import { useNamedStores } from '../whole-directory/use-named-stores';
import { useShownPages } from './shown-pages';
import type { Shown, StoreFilters } from './store-filters';
import { matchesFilters } from './store-matches';
import { useStores } from './use-stores';

/** `items` is the part of the list that is shown so far. */
export type DirectoryList = PagedList<NearStore> & {
  /** Every store that matches; empty while pages of the server are shown. */
  matching: readonly Store[];
  /** The total; null when only the server can count. */
  found: number | null;
};

type Wanted = { filters: StoreFilters; name: string; location: VisitorLocation; shown: Shown };

/**
 * The list of the directory: pages from the server, or a part of all stores where the server cannot search or sort, or
 * the map needs all.
 */
export function useDirectoryList({ filters, name, location, shown: view }: Wanted): DirectoryList {
  const place = location.kind === 'known' ? location.place : null;
  const outOfAll = name !== '' || place !== null || view === 'map';
  const paged = useStores(filters, !outOfAll);
  const all = useNamedStores(name, outOfAll);
  const matching = useMemo(
    () => all.stores.filter((store) => matchesFilters(store, filters)),
    [all.stores, filters],
  );
  const items = useMemo(
    () => (place ? nearestFirst(matching, place) : matching.map(withoutDistance)),
    [matching, place],
  );
  const { pages, more } = useShownPages(JSON.stringify([filters, name, place]));
  const shown = pages * pageSizes.stores;

  if (!outOfAll) return { ...paged, items: paged.items.map(withoutDistance), matching: [], found: null };
  return {
    items: items.slice(0, shown),
    matching,
    state: all.state === 'ready' && items.length === 0 ? 'empty' : all.state,
    failure: all.failure,
    unread: all.unread,
    readAt: all.readAt,
    refreshing: all.fetching && all.state !== 'loading',
    loadingMore: false,
    moreFailed: false,
    hasMore: shown < items.length,
    found: all.state === 'ready' ? items.length : null,
    loadMore: more,
    refresh: all.retry,
  };
}

const withoutDistance = (store: Store): NearStore => ({ store, metres: null });
