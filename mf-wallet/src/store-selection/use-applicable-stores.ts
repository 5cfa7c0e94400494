import { failureOf, readPage, useHost, useLanguage, type ApiFailure } from '@mrw/shared-contracts';
import { applicableStore, type ApplicableStore } from '@mrw/shared-contracts/api/coupons';
import { useQuery } from '@tanstack/react-query';
import { apiPath, couponsKey } from '../coupon-kind/places';
import { useMember } from '../member/member-pages';

export type StoresReading =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: ApiFailure; refreshing: boolean; refresh(): void }
  | {
      kind: 'ready';
      stores: readonly ApplicableStore[];
      /** When the server last gave them, in milliseconds since 1970. */
      readAt: number;
      refreshing: boolean;
      refresh(): void;
    };

export function useApplicableStores(couponId: string): StoresReading {
  const { http } = useHost();
  const { uid } = useMember();
  const language = useLanguage();
  const query = useQuery({
    queryKey: [...couponsKey, 'stores', couponId, uid, language],
    queryFn: ({ signal }) =>
      readPage(
        http.coupon,
        { url: `${apiPath('coupon', uid, couponId)}/applicable_stores`, signal },
        applicableStore,
      ),
  });
  if (query.isPending) return { kind: 'loading' };
  const refreshing = query.isFetching;
  const refresh = () => {
    void query.refetch();
  };
  return query.data
    ? { kind: 'ready', stores: query.data.items, readAt: query.dataUpdatedAt, refreshing, refresh }
    : { kind: 'failed', failure: failureOf(query.error), refreshing, refresh };
}
