import { failureOf, useClock, useHost, useLanguage, type ApiFailure } from '@mrw/shared-contracts';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { pointStatus } from '@mrw/shared-contracts/api/points';
import { useNow } from '@mrw/shared-ui';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { readAll } from '../../common/lists/read-all';
import { availableRequest } from '../reward-status/use-available-coupons';
import { pointStatusesRequest } from '../reward-status/use-point-statuses';
import { expiringCoupons, expiringPoints, soonestFirst, type ListedExpiring } from './expiring';

export const expiringKey = ['expiring'];

type Source = 'points' | 'coupons' | 'tickets';

export type ExpiringState = {
  /** From every source that could be read, the soonest first. */
  items: readonly ListedExpiring[];
  /** Milliseconds since 1970; entries that ended before they were read are left out. */
  now: number;
  /** When the oldest of the lists was read, in milliseconds since 1970; null before. */
  readAt: number | null;
  loading: boolean;
  /** Lists that could not be read. */
  failed: readonly Source[];
  /** Why one of them could not be read. */
  failure: ApiFailure | null;
  /** Lists that could not be read again: their entries are of an earlier call. */
  old: readonly Source[];
  retry(sources: readonly Source[]): void;
};

/** Expiring points, coupons and tickets: three lists, each of which may fail alone. */
export function useExpiring(): ExpiringState {
  const { http } = useHost();
  const { uid } = useMember();
  const language = useLanguage();
  const clock = useClock();
  const now = useNow();
  const key = (source: Source) => [...expiringKey, source, uid, language];
  const couponsOf = (source: 'coupons' | 'tickets') => ({
    queryKey: key(source),
    queryFn: async ({ signal }: QueryFunctionContext) =>
      expiringCoupons(
        await readAll(http.coupon, { ...availableRequest(uid, source), signal }, coupon),
        clock.now(),
      ),
  });
  const queries = {
    points: useQuery({
      queryKey: key('points'),
      queryFn: async ({ signal }) =>
        expiringPoints(
          await readAll(http.other, { ...pointStatusesRequest(uid), signal }, pointStatus),
          clock.now(),
        ),
    }),
    coupons: useQuery(couponsOf('coupons')),
    tickets: useQuery(couponsOf('tickets')),
  };
  const sources: readonly Source[] = ['points', 'coupons', 'tickets'];
  const unread = sources.filter((source) => queries[source].isError);
  const [error] = unread.map((source) => queries[source].error);
  const readAt = sources.map((source) => queries[source].dataUpdatedAt).filter((time) => time > 0);
  return {
    now,
    readAt: readAt.length === 0 ? null : Math.min(...readAt),
    items: soonestFirst(sources.flatMap((source) => queries[source].data ?? [])),
    loading: sources.some((source) => queries[source].isPending),
    failed: unread.filter((source) => !queries[source].data),
    failure: error ? failureOf(error) : null,
    old: unread.filter((source) => queries[source].data),
    retry: (wanted) => {
      for (const source of wanted) void queries[source].refetch();
    },
  };
}
