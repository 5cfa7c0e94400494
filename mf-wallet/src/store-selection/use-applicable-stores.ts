import { failureOf, readPage, useHost, useLanguage, type ApiFailure } from '@mrw/shared-contracts';
import { applicableStore, type ApplicableStore } from '@mrw/shared-contracts/api/coupons';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';
import { apiPath, couponsKey } from '../coupon-kind/places';

export type StoresReading =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: ApiFailure; refresh(): void }
  | {
      kind: 'ready';
      stores: readonly ApplicableStore[];
      /** The time of the last response in this language, in milliseconds since 1970. */
      readAt: number | null;
      refreshing: boolean;
      refresh(): void;
      /** Of the last reading: these stores are older. */
      failure: ApiFailure | null;
      /** How many more there are that could not be read. */
      unread: number;
    };

/**
 * The stores of one coupon. Those of the previous language stay until the new ones are loaded: one of them may be
 * selected.
 */
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
  const failure = query.error && failureOf(query.error);
  if (!query.data) return { kind: 'failed', failure: failure ?? { kind: 'network' }, refresh };
  const { items: stores, unread } = query.data;
  return { kind: 'ready', stores, readAt: query.dataUpdatedAt || null, refreshing, refresh, failure, unread };
}
