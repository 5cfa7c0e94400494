import { useHost, usePagedList } from '@mrw/shared-contracts';
import { coupon, couponSort } from '@mrw/shared-contracts/api/coupons';
import { pageParameters, pageSizes } from '@mrw/shared-contracts/api/paging';
import { useMember } from '@mrw/shared-ui/member';
import { rewardStatusKey } from './reward-status-key';

/** The coupons or tickets that the member can use now, twenty at a time (§7). */
export const availableRequest = (uid: string, what: 'coupons' | 'tickets') => ({
  url: `/customers/${uid}/${what}`,
  params: {
    sort: couponSort.current,
    'filter[customer_detail_coupon_type]': 'AVAILABLE',
    ...pageParameters(pageSizes.coupons),
  },
});

/** The coupons of the Coupons tab. */
export function useAvailableCoupons() {
  const { http } = useHost();
  const { uid } = useMember();
  return usePagedList({
    key: [...rewardStatusKey, 'coupons'],
    client: http.coupon,
    first: availableRequest(uid, 'coupons'),
    item: coupon,
  });
}
