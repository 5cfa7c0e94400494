import * as z from 'zod/mini';
import { id } from './text';

/** How a campaign is earned. The last one needs no action on the page. */
export const earningRuleType = z.enum([
  'QR_CODE_SCANNING',
  'GPS_CHECK_IN',
  'MEMBER_REFERRAL',
  'BIRTHDAY',
  'NEW_MEMBER',
  'LEVEL_UPGRADE',
  'GENERAL_PURCHASE',
]);
export type EarningRuleType = z.infer<typeof earningRuleType>;

/** A way to earn a campaign, and what it gives. */
export const earningRule = z.object({
  id,
  type: earningRuleType,
  points: z.number(),
  tpe: z.number(),
  stamps: z.number(),
  coupon_template: z.nullable(z.object({ id, name: z.string() })),
  /** Metres. */
  radius: z.optional(z.nullable(z.number())),
  latitude: z.optional(z.nullable(z.number())),
  longitude: z.optional(z.nullable(z.number())),
});
export type EarningRule = z.infer<typeof earningRule>;
