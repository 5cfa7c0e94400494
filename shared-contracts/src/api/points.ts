import * as z from 'zod/mini';
import { moment, text } from './text';

/** Points and level of a member, of `GET /point-accounts/:uid`. */
export const pointAccount = z.object({
  /** Net of the points held by cash-dollar offers. */
  balance: z.number(),
  total_points_earned: z.number(),
  current_level: z.string(),
  current_level_data: z.object({ name: z.string(), retain_required_value: z.number() }),
  current_level_renew_datetime: text,
  points_about_to_expire: z.number(),
  points_coming_expiry_date: text,
  /** Null at the highest level. */
  points_to_level_up: z.nullable(z.number()),
  total_level_up_required_points: z.nullable(z.number()),
  points_to_retain_level: z.number(),
});
export type PointAccount = z.infer<typeof pointAccount>;

/** Points that expire on one day, of `GET /point-accounts/:uid/point_statuses`. */
export const pointStatus = z.object({ points: z.number(), expiration_date: text });
export type PointStatus = z.infer<typeof pointStatus>;

/** The state of a payment with cash dollars (§4). */
export const cashStatus = z.enum(['CREATED', 'SCANNED', 'CONFIRMED', 'CANCELLED', 'EXPIRED']);
export type CashStatus = z.infer<typeof cashStatus>;

/** Body of `POST /customers/:uid/point_to_cash`; HK$. */
export const cashRequest = z.object({ cash_dollar: z.unknown(), store: z.optional(z.nullable(z.string())) });
/** Body of its `cancel` and `refresh`. */
export const cashKeyRequest = z.object({ key: z.string() });

/** Response of `point_to_cash` and `shopify_point_to_cash`; the latter guarantees the needed fields only. */
export const cashOffer = z.object({
  key: z.string(),
  code: z.string(),
  cash_dollar: z.number(),
  points: z.optional(z.number()),
  status: z.optional(cashStatus),
  /** End of the payment window, 15 minutes after creation. */
  expires_at: moment,
  /** End of this code, 120 seconds after its creation. */
  code_expires_at: z.optional(moment),
});
export type CashOffer = z.infer<typeof cashOffer>;

/** Response of `point_to_cash/refresh`; without a code once the payment is confirmed. */
export const cashRefresh = z.object({
  status: cashStatus,
  key: z.optional(z.string()),
  code: z.optional(z.string()),
  expires_at: z.optional(moment),
  code_expires_at: z.optional(moment),
});
export type CashRefresh = z.infer<typeof cashRefresh>;
/** Answer of `cancel`: the held points are released. */
export const cashCancelled = z.object({ status: z.literal('CANCELLED') });
