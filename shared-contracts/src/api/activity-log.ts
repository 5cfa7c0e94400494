import * as z from 'zod/mini';
import { id, moment, perLanguage } from './text';

const admins = ['ADMIN', 'MERCHANT_ADMIN'] as const;
const adminActions = ['GRANTED_BY', 'RECLAIMED_BY', 'USED_BY'] as const;
type AdminActivity = `${'COUPON' | 'TICKET'}_${(typeof adminActions)[number]}_${(typeof admins)[number]}`;

const memberActivities = [
  'LOGIN',
  'LOGOUT',
  'COUPON_REDEEMED',
  'COUPON_USED',
  'COUPON_EXPIRED',
  'TICKET_REDEEMED',
  'TICKET_USED',
  'TICKET_EXPIRED',
  'POINTS_ADDED_BY_ADMIN',
  'POINTS_REMOVED_BY_ADMIN',
  'POINTS_RECALLED_BY_ADMIN',
  'POINTS_AUTO_ADDED',
  'POINTS_AUTO_REMOVED',
  'POINTS_EXPIRED',
  'STAMP_EARNED',
  'STAMP_EXPIRED',
  'STAMP_UPDATED_BY_ADMIN',
  'LEVEL_CHANGED',
  'LEVEL_RETAINED',
  'GENERAL_PURCHASE',
  'GPS_CHECK_IN',
  'QR_CODE_SCAN',
  'GIFT_CARD_POINTS',
  'CASH_DOLLAR_USED',
  'REWARD_EARNED',
  'REWARD_RECALLED',
] as const;

/** Activity types of contract §6; an unknown one is shown by its own name. */
export type ActivityType = AdminActivity | (typeof memberActivities)[number];

const adminActivities: readonly AdminActivity[] = (['COUPON', 'TICKET'] as const).flatMap((kind) =>
  adminActions.flatMap((action) => admins.map((admin): AdminActivity => `${kind}_${action}_${admin}`)),
);
/** Every activity that the log shows. */
export const activityTypes: readonly ActivityType[] = [...memberActivities, ...adminActivities];

const count = z.optional(z.nullable(z.number()));
const words = z.optional(z.nullable(z.string()));
const names = z.optional(z.nullable(perLanguage));

/** An entry of `GET /customers/:uid/activity_logs`; only the fields of its type are present. */
export const activity = z.object({
  id,
  activity_type: z.string(),
  activity_time: moment,
  log_info: z.object({
    campaign_name: names,
    coupon_name: names,
    new_level_name: names,
    coupon: words,
    content: words,
    points: count,
    tpe: count,
    stamps: count,
    campaign_type: words,
    campaign_earning_type: words,
    cash_dollar: count,
  }),
});
export type Activity = z.infer<typeof activity>;
