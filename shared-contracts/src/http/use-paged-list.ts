import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useLanguage, useSession } from '../host/host-context';
import { failureOf, type ApiFailure } from './api-error';
import { readPage } from './calls';
import { useJoinedPages } from './use-joined-pages';

/** A list that is read page by page: its items, its state, and the reading of the next page. */
export type PagedList<Item> = {
  items: readonly Item[];
  /** `empty` only after a response. */
  state: 'loading' | 'failed' | 'empty' | 'ready';
  /** Of the last call; items of an earlier one stay. */
  failure: ApiFailure | null;
  /** How many entries of the pages read so far could not be read and are left out. */
  unread: number;
  /** The time of the last response, in milliseconds since 1970; null before. */
  readAt: number | null;
  refreshing: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  hasMore: boolean;
  loadMore(): void;
  refresh(): void;
};

/**
 * Maximum items of one step of a list: more than the largest page of §9, and no more than a phone renders at once.
 */
const stepOfList = 100;

type ListOptions<Schema> = {
  /** Identifies the list inside this remote, with everything that the request depends on. */
  key: QueryKey;
  client: AxiosInstance;
  /** The request of the first page; the next ones follow the links. */
  first: AxiosRequestConfig;
  item: Schema;
  /** False delays the first call. */
  enabled?: boolean;
};

/**
 * A list of the API that continues by its Link header: no duplicate items and none lost between two pages, no response
 * of another member, language or key. Of a page with thousands of items the first hundred are given; the others follow before the next request.
 *
 * @example
 * ```tsx
 * import { useHost, usePagedList } from '@mrw/shared-contracts';
 * import { store } from '@mrw/shared-contracts/api/stores';
 *
 * export function useStores() {
 *   const { http } = useHost();
 *   const first = { url: '/stores', params: { 'page[size]': 18 } };
 *   return usePagedList({ key: ['stores'], client: http.store, first, item: store });
 * }
 * ```
 */
export function usePagedList<Schema extends z.ZodMiniType<{ id: string }>>(
  options: ListOptions<Schema>,
): PagedList<z.infer<Schema>> {
  return usePagedRows({ ...options, rows: withoutRepeats });
}

/**
 * `usePagedList` for items that become rows by a function. The same for items that are no rows by themselves.
 *
 * @param options.rows makes the rows of all items read so far
 */
export function usePagedRows<Schema extends z.ZodMiniType, Row>(
  options: ListOptions<Schema> & { rows(items: readonly z.infer<Schema>[]): readonly Row[] },
): PagedList<Row> {
  const language = useLanguage();
  const session = useSession();
  const who = session.kind === 'member' ? session.member.uid : session.kind;
  const readFrom = (at: string | null, signal: AbortSignal) =>
    readPage(options.client, { ...(at ? { url: at } : options.first), signal }, options.item);
  const query = useInfiniteQuery({
    queryKey: [...options.key, who, language],
    enabled: options.enabled ?? true,
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      readFrom(pageParam, signal),
    getNextPageParam: (page) => page.next,
  });
  const refetch = () => {
    void query.refetch();
  };
  useJoinedPages({ data: query.data, isFetching: query.isFetching, readFrom, refetch });
  const [passed, setPassed] = useState(0);
  const pages = query.data?.pages ?? [];
  const read = options.rows(pages.flatMap((page) => page.items));
  // Returning to a list shows all of its loaded pages.
  const before = pages.slice(0, -1).reduce((sum, page) => sum + page.items.length, 0);
  const items = read.slice(0, Math.max(passed, before) + stepOfList);
  const holdsMore = items.length < read.length;
  const refreshing = query.isRefetching && !query.isFetchingNextPage;
  const loadNext = async () => {
    // While the pages are read again, this waits: the list may continue from another place then.
    if (refreshing) await query.refetch({ cancelRefetch: false });
    await query.fetchNextPage({ cancelRefetch: false });
  };
  return {
    items,
    state: stateOf(query.isPending, query.isError && !query.data, items.length),
    failure: query.error ? failureOf(query.error) : null,
    unread: pages.reduce((sum, page) => sum + page.unread, 0),
    readAt: query.dataUpdatedAt || null,
    refreshing,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    hasMore: holdsMore || query.hasNextPage,
    loadMore: () => {
      if (holdsMore) setPassed(items.length);
      else if (query.hasNextPage) void loadNext();
    },
    refresh: refetch,
  };
}

function stateOf(pending: boolean, failed: boolean, count: number): PagedList<never>['state'] {
  if (pending) return 'loading';
  if (failed) return 'failed';
  return count === 0 ? 'empty' : 'ready';
}

/** A row that moved to the next page between two calls is duplicated; the first position counts. */
function withoutRepeats<Item extends { id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
