/** The client of a call (§7, Q-020). */
export type ApiClient = 'campaign' | 'store' | 'signOn' | 'coupon' | 'other';

/** Timeout of each client in milliseconds (§7, §9). */
export const timeouts: Readonly<Record<ApiClient, number>> = {
  campaign: 5_000,
  store: 15_000,
  signOn: 10_000,
  coupon: 3_000,
  other: 5_000,
};
