import * as z from 'zod/mini';

/** Page sizes of §9 by list. */
export const pageSizes = {
  campaigns: 20,
  campaignCategories: 100,
  coupons: 20,
  pointStatuses: 20,
  activityLog: 20,
  inbox: 50,
  claims: 50,
  transactionHistory: 10,
  tenants: 10,
  stores: 18,
  storeCategories: 200,
  regions: 200,
  brands: 10_000,
} as const;

/** Entries of the largest page that the API gives. */
export const largestPage = 10_000;

const whole = z.coerce.number().check(z.int(), z.minimum(1));

/** Query of every list; the server has defaults. */
export const pageQuery = z.object({
  'page[number]': z.optional(whole),
  'page[size]': z.optional(whole),
});
export type PageQuery = z.infer<typeof pageQuery>;

/** The query parameters of one page of a list. `number` counts from 1. */
export const pageParameters = (size: number, number = 1) => ({ 'page[number]': number, 'page[size]': size });
