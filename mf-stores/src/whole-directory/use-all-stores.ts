import { failureOf, readPage, useHost, useLanguage, type ApiFailure } from '@mrw/shared-contracts';
import { readAllPages } from '@mrw/shared-contracts/api/joined-pages';
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

const firstPage = { url: '/stores', params: { sort: 'display_priority', 'page[size]': 200 } };
/** 10,000 stores. */
const mostPages = 50;

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
      const pages = await readAllPages(
        (address) => readPage(http.store, { ...(address ? { url: address } : firstPage), signal }, store),
        mostPages,
      );
      const stores = new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item])));
      return { stores: [...stores.values()], unread: pages.reduce((sum, page) => sum + page.unread, 0) };
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
