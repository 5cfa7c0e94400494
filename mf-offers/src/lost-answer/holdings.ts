import { readPage, type Host } from '@mrw/shared-contracts';
import { coupon, couponSort } from '@mrw/shared-contracts/api/coupons';
import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { pageSizes } from '@mrw/shared-contracts/constants';

export type HoldingKind = 'coupons' | 'tickets';

/** Ids of the newest coupons or tickets of a member, of those that start later too. */
export async function readHoldings(host: Host, uid: string, kind: HoldingKind): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(
    (['AVAILABLE', 'UNAVAILABLE'] as const).map((state) => {
      const params = {
        sort: couponSort.current,
        'filter[customer_detail_coupon_type]': state,
        ...pageParameters(pageSizes.coupons),
      };
      return readPage(host.http.coupon, { url: `/customers/${uid}/${kind}`, params }, coupon);
    }),
  );
  return new Set(pages.flatMap((page) => page.items.map(({ id }) => id)));
}

/** Whether something was added: the newest come first, so a new id is always on the first page. */
export function hasNew(before: ReadonlySet<string>, after: ReadonlySet<string>): boolean {
  return [...after].some((id) => !before.has(id));
}

/** Waits until what was there before is known, or cannot be: a call sent earlier could be counted among it. */
export async function settled(before: Promise<ReadonlySet<string>>): Promise<void> {
  await before.then(
    () => undefined,
    () => undefined,
  );
}
