import { readPage, useHost, useLanguage } from '@mrw/shared-contracts';
import { applicableStore, type ApplicableStore } from '@mrw/shared-contracts/api/coupons';
import { useQuery } from '@tanstack/react-query';
import { apiPath, couponsKey } from '../coupon-kind/places';
import { useMember } from '../member/member-pages';

export type StoresReading =
  | { kind: 'loading' }
  | { kind: 'failed'; retry(): void }
  | { kind: 'ready'; stores: readonly ApplicableStore[] };

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
  if (query.data) return { kind: 'ready', stores: query.data.items };
  if (query.isPending) return { kind: 'loading' };
  return {
    kind: 'failed',
    retry: () => {
      void query.refetch();
    },
  };
}
