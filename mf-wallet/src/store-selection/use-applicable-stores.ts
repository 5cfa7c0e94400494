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
      /** When the server last gave them in this language, in milliseconds since 1970. */
      readAt: number | null;
      refreshing: boolean;
      refresh(): void;
    };

/** The stores of one coupon. Those of another language stay until the new ones are there: one of them may be chosen. */
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
    placeholderData: (previous) => previous,
  });
  if (query.isPending) return { kind: 'loading' };
  const refreshing = query.isFetching;
  const refresh = () => {
    void query.refetch();
  };
  return query.data
    ? { kind: 'ready', stores: query.data.items, readAt: query.dataUpdatedAt || null, refreshing, refresh }
    : { kind: 'failed', failure: failureOf(query.error), refreshing, refresh };
}
