import { readPage, useHost } from '@mrw/shared-contracts';
import { readAllPages } from '@mrw/shared-contracts/api/joined-pages';
import { id } from '@mrw/shared-contracts/api/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { readPosition } from '../../../acts/earning/position';
import { nearStores } from './near-stores';

export type Near = {
  state: 'off' | 'asking' | 'known' | 'failed';
  /** Where the offers near the visitor are, as a filter of the API; null without. */
  filter: string | null;
  toggle(): void;
  stop(): void;
};

/** What is read of a store. */
const located = z.object({ id, latitude: z.nullable(z.number()), longitude: z.nullable(z.number()) });
const firstPage = { url: '/stores', params: { sort: 'display_priority', 'page[size]': 200 } };
/** 10,000 stores. */
const mostPages = 50;

/**
 * The stores near the visitor. The place is asked for by a press, and kept in the memory of this page only: the API is
 * asked for the offers of these stores, and hears nothing of the place.
 */
export function useNear(): Near {
  const { http } = useHost();
  // Each press is a question of its own: people move.
  const [presses, setPresses] = useState(0);
  const isOn = presses % 2 === 1;
  const { data, isError, isFetching } = useQuery({
    queryKey: ['near', presses],
    enabled: isOn,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const [position, pages] = await Promise.all([
        readPosition(navigator.geolocation as Geolocation | undefined),
        readAllPages(
          (address) => readPage(http.store, { ...(address ? { url: address } : firstPage), signal }, located),
          mostPages,
        ),
      ]);
      const place = { latitude: Number(position.latitude), longitude: Number(position.longitude) };
      return nearStores(
        pages.flatMap(({ items }) => items),
        place,
      );
    },
  });
  const state = !isOn ? 'off' : isFetching ? 'asking' : isError ? 'failed' : 'known';
  return {
    state,
    // An empty list would be no filter.
    filter: state === 'known' ? data?.join(',') || 'none' : null,
    toggle: () => {
      setPresses((count) => count + (state === 'failed' ? 2 : 1));
    },
    stop: () => {
      if (isOn) setPresses((count) => count + 1);
    },
  };
}
