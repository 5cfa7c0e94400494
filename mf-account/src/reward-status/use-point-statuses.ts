import { failureOf, readPage, useHost, useLanguage, type PagedList } from '@mrw/shared-contracts';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { pointStatus, type PointStatus } from '@mrw/shared-contracts/api/points';
import { useMember } from '@mrw/shared-ui/member';
import { useInfiniteQuery } from '@tanstack/react-query';
import { rewardStatusKey } from './reward-status-key';

export type PointStatusRow = PointStatus & { id: string };

export const pointStatusesRequest = (uid: string) => ({
  url: `/point-accounts/${uid}/point_statuses`,
  params: pageParameters(pageSizes.pointStatuses),
});

/** Points by date of expiry. The entries have no id: the position in the list identifies them. */
export function usePointStatuses(): PagedList<PointStatusRow> {
  const { http } = useHost();
  const language = useLanguage();
  const { uid } = useMember();
  const first = pointStatusesRequest(uid);
  const query = useInfiniteQuery({
    queryKey: [...rewardStatusKey, 'points', uid, language],
    initialPageParam: null,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      readPage(http.other, { ...(pageParam ? { url: pageParam } : first), signal }, pointStatus),
    getNextPageParam: (page) => page.next,
  });
  const items = (query.data?.pages ?? [])
    .flatMap((page) => page.items)
    .map((status, place) => ({ ...status, id: String(place) }));
  const known = items.length === 0 ? 'empty' : 'ready';
  const refreshing = query.isRefetching && !query.isFetchingNextPage;
  const loadNext = async () => {
    if (refreshing) await query.refetch({ cancelRefetch: false });
    await query.fetchNextPage({ cancelRefetch: false });
  };
  return {
    items,
    state: query.isPending ? 'loading' : query.isError && !query.data ? 'failed' : known,
    failure: query.error ? failureOf(query.error) : null,
    readAt: query.dataUpdatedAt || null,
    refreshing,
    loadingMore: query.isFetchingNextPage,
    moreFailed: query.isFetchNextPageError,
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage) void loadNext();
    },
    refresh: () => {
      void query.refetch();
    },
  };
}
