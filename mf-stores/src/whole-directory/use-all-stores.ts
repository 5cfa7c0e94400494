import { failureOf, readPage, useHost, useLanguage, type ApiFailure, type Page } from '@mrw/shared-contracts';
import { store, type Store } from '@mrw/shared-contracts/api/stores';
import { useQuery } from '@tanstack/react-query';

export type AllStores = {
  state: 'loading' | 'failed' | 'ready';
  stores: readonly Store[];
  failure: ApiFailure | null;
  /** How many entries could not be read and are left out. */
  unread: number;
  /** The time of the last response, in milliseconds since 1970; null before. */
  readAt: number | null;
  fetching: boolean;
  retry(): void;
};

const pageSize = 200;

/**
 * Every store in the order of the directory, for counting, search by name and sorting by distance, which the API does
 * not offer. It is loaded on first use.
 */
export function useAllStores(wanted: boolean): AllStores {
  const { http } = useHost();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['all-stores', language],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const stores = new Map<string, Store>();
      let unread = 0;
      let next: string | null = '/stores';
      let params: object | undefined = { sort: 'display_priority', 'page[size]': pageSize };
      while (next !== null) {
        const known = stores.size;
        const page: Page<Store> = await readPage(http.store, { url: next, params, signal }, store);
        for (const item of page.items) stores.set(item.id, item);
        unread += page.unread;
        // A page without a new store ends the loading, regardless of its link.
        next = stores.size > known ? page.next : null;
        params = undefined;
      }
      return { stores: [...stores.values()], unread };
    },
  });
  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    stores: query.data?.stores ?? none,
    failure: query.error ? failureOf(query.error) : null,
    unread: query.data?.unread ?? 0,
    readAt: query.dataUpdatedAt || null,
    fetching: query.isFetching,
    retry: () => {
      void query.refetch();
    },
  };
}

const none: readonly Store[] = [];
