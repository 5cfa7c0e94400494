import { useHost, usePagedList, type PagedList } from '@mrw/shared-contracts';
import { coupon, type Coupon } from '@mrw/shared-contracts/api/coupons';
import { useMember } from '@mrw/shared-ui/member';
import { useSearchParams } from 'react-router-dom';
import { tabParameters, type CouponTab } from '../coupon-kind/coupon-tabs';
import { apiPath, couponsKey, type CouponKind } from '../coupon-kind/places';

/** The coupons of a tab, of those that the address asks for where the API knows how. */
export function useCouponList(kind: CouponKind, tab: CouponTab): PagedList<Coupon> {
  const { http, config } = useHost();
  const { uid } = useMember();
  const [query] = useSearchParams();
  const asked = config.couponChoice === 'service';
  const params = tabParameters(tab, asked ? query : new URLSearchParams());
  return usePagedList({
    key: [...couponsKey, kind, 'list', tab, params],
    client: http.coupon,
    first: { url: apiPath(kind, uid), params },
    item: coupon,
  });
}
