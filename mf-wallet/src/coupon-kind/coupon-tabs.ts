import { pageParameters } from '@mrw/shared-contracts/api/paging';
import { couponSort, type CouponState } from '@mrw/shared-contracts/api/coupons';
import { pageSizes } from '@mrw/shared-contracts/constants';
import * as z from 'zod/mini';

export type CouponTab = 'available' | 'unavailable' | 'obsolete';

/** In the order of the page; the navigation state contains the index (Q-096: from 0). */
export const couponTabs = ['available', 'unavailable', 'obsolete'] as const satisfies readonly CouponTab[];

const stateOf: Readonly<Record<CouponTab, CouponState>> = {
  available: 'AVAILABLE',
  unavailable: 'UNAVAILABLE',
  obsolete: 'USED_OR_EXPIRED',
};

/** The words that an address searches; '' without a search. */
export const wordsOf = (query: URLSearchParams): string => (query.get('search') ?? '').trim().slice(0, 100);

/** Whether an address asks for what expires first. */
export const isEndingFirst = (query: URLSearchParams): boolean => query.get('sort') === 'ending';

/** The query of the first page (§7), with what an address asks for. */
export function tabParameters(tab: CouponTab, query: URLSearchParams) {
  const words = wordsOf(query);
  return {
    sort:
      tab === 'obsolete'
        ? couponSort.obsolete
        : isEndingFirst(query)
          ? couponSort.ending
          : couponSort.current,
    'filter[customer_detail_coupon_type]': stateOf[tab],
    ...pageParameters(pageSizes.coupons),
    ...(words !== '' && { 'filter[search]': words }),
  };
}

const usedThing = z.object({ name: z.nullable(z.string()), at: z.nullable(z.string()) });
const listState = z.object({
  tabIndex: z.optional(z.number()),
  used: z.optional(z.boolean()),
  what: z.optional(usedThing),
});

/** What was used and when (ISO 8601), as far as it is known. */
export type UsedThing = z.infer<typeof usedThing>;

/** The navigation state for links to the list. */
export type ListState = { tabIndex: number; used?: boolean; what?: UsedThing };

/** The tab of the navigation state; the first one without a usable state. */
export function tabOfState(state: unknown): CouponTab {
  return couponTabs[listState.safeParse(state).data?.tabIndex ?? 0] ?? 'available';
}

/** What was used on the page that led here. */
export function usedOf(state: unknown): UsedThing | undefined {
  return listState.safeParse(state).data?.what;
}

/** Whether the visitor comes from using a coupon, which shows the result. */
export function comesFromUse(state: unknown): boolean {
  return listState.safeParse(state).data?.used ?? false;
}

/** Navigation state of the list after a use: the obsolete tab (§4). */
export const afterUse = (name: string | null, at: string | null): ListState => ({
  tabIndex: couponTabs.indexOf('obsolete'),
  used: true,
  what: { name, at },
});
