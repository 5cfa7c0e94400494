import { readPage, type Host } from '@mrw/shared-contracts';
import { coupon, couponSort } from '@mrw/shared-contracts/api/coupons';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';
import type { ReadingOptions } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { remember, type Remembered } from './remember';

/** The first page of a list of coupons or tickets, the newest first; `whole` without another page. */
export type Holdings = { ids: readonly string[]; whole: boolean };

/** Records the coupons or tickets of a member, including those that start later, to detect new ones. */
export function rememberHoldings(host: Host, uid: string, kind: 'coupons' | 'tickets'): Remembered {
  const read = (options?: ReadingOptions) =>
    Promise.all(
      (['AVAILABLE', 'UNAVAILABLE'] as const).map(async (state): Promise<Holdings> => {
        const params = {
          sort: couponSort.current,
          'filter[customer_detail_coupon_type]': state,
          ...pageParameters(pageSizes.coupons),
        };
        const url = `/customers/${uid}/${kind}`;
        const { items, next } = await readPage(host.http.coupon, { url, params, ...options }, coupon);
        return { ids: items.map(({ id }) => id), whole: next === null };
      }),
    );
  return remember(read, hasNew);
}

/**
 * Whether one was added. An unknown id after all previous ones may have moved up from the next page when one was
 * removed; ids of the same time have no fixed order.
 */
export function hasNew(before: readonly Holdings[], now: readonly Holdings[]): boolean {
  const known = new Set(before.flatMap(({ ids }) => ids));
  return now.some(({ ids }, index) => {
    const kept = ids.filter((id) => known.has(id)).length;
    const certain = before[index]?.whole ? ids : ids.slice(0, Math.max(1, kept));
    return certain.some((id) => !known.has(id));
  });
}
