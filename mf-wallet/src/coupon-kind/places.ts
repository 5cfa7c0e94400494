/** Coupons and tickets share the code; they differ in names, lists and addresses. */
export type CouponKind = 'coupon' | 'ticket';

type Places = { list: string; detail: (id: string) => string };

/** The pages of this site. */
export const places: Readonly<Record<CouponKind, Places>> = {
  coupon: { list: '/user/myCoupon', detail: (id) => `/coupon/${id}` },
  ticket: { list: '/user/myTicket', detail: (id) => `/ticket/${id}` },
};

/** Address of a member's coupons or tickets on the API; with `id` of one of them. */
export function apiPath(kind: CouponKind, uid: string, id?: string): string {
  const list = `/customers/${uid}/${kind}s`;
  return id === undefined ? list : `${list}/${encodeURIComponent(id)}`;
}

/** Query keys of lists and details: a use or a conversion invalidates everything below them. */
export const couponsKey = ['coupons'] as const;
