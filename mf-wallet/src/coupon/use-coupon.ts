import {
  readResource,
  readingOf,
  useHost,
  useLanguage,
  type ApiFailure,
  type RecordReading,
} from '@mrw/shared-contracts';
import { coupon, type Coupon } from '@mrw/shared-contracts/api/coupons';
import { useMember } from '@mrw/shared-ui/member';
import { useQuery } from '@tanstack/react-query';
import { apiPath, couponsKey, type CouponKind } from '../coupon-kind/places';

type CouponReading =
  | { kind: 'loading' }
  | { kind: 'ready'; coupon: Coupon }
  /** Unknown, of another member, or revoked. */
  | { kind: 'gone' }
  | { kind: 'failed'; failure: ApiFailure };

type CouponQuery = {
  reading: CouponReading;
  /** The time of the last response, in milliseconds since 1970. */
  readAt: number | null;
  refreshing: boolean;
  /** The shown content is that of an earlier call. */
  refreshFailed: boolean;
  refresh(): void;
};

/** One coupon or ticket. The content of the previous language stays until the new one is loaded. */
export function useCoupon(kind: CouponKind, id: string): CouponQuery {
  const { http } = useHost();
  const { uid } = useMember();
  const language = useLanguage();
  const query = useQuery({
    queryKey: [...couponsKey, kind, 'detail', id, uid, language],
    queryFn: ({ signal }) => readResource(http.coupon, { url: apiPath(kind, uid, id), signal }, coupon),
    placeholderData: (previous, before) => (before?.queryKey[3] === id ? previous : undefined),
  });
  return {
    reading: couponReading(readingOf(query)),
    readAt: query.dataUpdatedAt || null,
    refreshing: query.isRefetching,
    refreshFailed: query.isRefetchError,
    refresh: () => {
      void query.refetch();
    },
  };
}

function couponReading(reading: RecordReading<Coupon>): CouponReading {
  if (reading.state === 'failed') return { kind: 'failed', failure: reading.failure };
  if (reading.state !== 'ready') return { kind: reading.state };
  return reading.data.is_forced_inactive ? { kind: 'gone' } : { kind: 'ready', coupon: reading.data };
}
