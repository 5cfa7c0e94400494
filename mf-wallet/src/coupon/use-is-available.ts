import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { useQueryClient } from '@tanstack/react-query';
import { couponsKey, type CouponKind } from '../coupon-kind/places';

type Pages = { pages: readonly { items: readonly Coupon[] }[] };

/** Whether the server listed a coupon as available: then it has started, whatever the clock says. */
export function useIsAvailable(kind: CouponKind, id: string): boolean {
  return useQueryClient()
    .getQueriesData<Pages>({ queryKey: [...couponsKey, kind, 'list', 'available'] })
    .some(([, list]) => list?.pages.some(({ items }) => items.some((coupon) => coupon.id === id)));
}
