import { useHost, usePagedList, type PagedList } from '@mrw/shared-contracts';
import { coupon, type Coupon } from '@mrw/shared-contracts/api/coupons';
import { useMember } from '@mrw/shared-ui/member';
import { tabParameters, type CouponTab } from '../coupon-kind/coupon-tabs';
import { apiPath, couponsKey, type CouponKind } from '../coupon-kind/places';

export function useCouponList(kind: CouponKind, tab: CouponTab): PagedList<Coupon> {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedList({
    key: [...couponsKey, kind, 'list', tab],
    client: http.coupon,
    first: { url: apiPath(kind, uid), params: tabParameters(tab) },
    item: coupon,
  });
}
