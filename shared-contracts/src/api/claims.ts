import * as z from 'zod/mini';
import { address, id, moment, text } from './text';

/** The decision on a reward claim. */
export const claimStatus = z.enum(['APPROVED', 'REJECTED', 'RECALLED', 'WAITING_FOR_APPROVAL']);
export type ClaimStatus = z.infer<typeof claimStatus>;

/** What an approved claim gave. `coupon_ids`: those that it gave; absent where the API does not name them. */
export const claimReward = z.object({
  value: z.number(),
  campaign: text,
  earning_rule: text,
  coupon_ids: z.optional(z.array(id)),
});
export type ClaimReward = z.infer<typeof claimReward>;

/** A reward claim (route /transaction, API /transactions: Q-179). */
export const claim = z.object({
  id,
  customer: z.object({ membership_id: z.string() }),
  offline_event_type: claimStatus,
  /** The same value as offline_event_type. */
  status: claimStatus,
  store: z.object({
    id,
    name: z.string(),
    translations: z.array(z.object({ language: z.string(), name: z.string() })),
    brand: z.nullable(z.object({ id, name: z.string(), icon_url: address })),
    icon_url: address,
  }),
  invoice_id: z.string(),
  date: moment,
  creation_date: moment,
  last_modified_date: moment,
  /** HK$; null only in a record that misses it. */
  total_value: z.nullable(z.number()),
  rewards: z.object({
    points_rewards: z.array(claimReward),
    coupons_rewards: z.array(claimReward),
    stamps_rewards: z.array(claimReward),
  }),
  receipt_image_url: address,
  credit_card_slip_image_url: address,
});
export type Claim = z.infer<typeof claim>;

/** Body of `POST /customers/:uid/transactions`. */
export const claimRequest = z.object({
  /** `YYYY-MM-DDT00:00:00+08:00`. */
  date: z.optional(z.string()),
  store: z.optional(z.string()),
  /** HK$. */
  total_value: z.optional(z.number()),
  invoice_id: z.optional(z.string()),
  /** Paths below /media/ (Q-136). */
  receipt_image: z.optional(z.string()),
  credit_card_slip_image: z.optional(z.string()),
});
export type ClaimRequest = z.infer<typeof claimRequest>;

/** Response of `POST /customer-app/files`. */
export const uploadedFile = z.object({ file: z.string() });
