import { activityTypes, type ActivityType } from '@mrw/shared-contracts/api/activity-log';
import type { IconName } from '@mrw/shared-ui';

/** The picture of every type of contract §6. */
export const activityIcons: Readonly<Record<ActivityType, IconName>> = {
  LOGIN: 'log-in',
  LOGOUT: 'log-out',
  COUPON_GRANTED_BY_ADMIN: 'coupon',
  COUPON_GRANTED_BY_MERCHANT_ADMIN: 'coupon',
  COUPON_RECLAIMED_BY_ADMIN: 'blocked',
  COUPON_RECLAIMED_BY_MERCHANT_ADMIN: 'blocked',
  COUPON_USED_BY_ADMIN: 'check',
  COUPON_USED_BY_MERCHANT_ADMIN: 'check',
  COUPON_REDEEMED: 'coupon',
  COUPON_USED: 'check',
  COUPON_EXPIRED: 'clock',
  TICKET_GRANTED_BY_ADMIN: 'ticket',
  TICKET_GRANTED_BY_MERCHANT_ADMIN: 'ticket',
  TICKET_RECLAIMED_BY_ADMIN: 'blocked',
  TICKET_RECLAIMED_BY_MERCHANT_ADMIN: 'blocked',
  TICKET_USED_BY_ADMIN: 'check',
  TICKET_USED_BY_MERCHANT_ADMIN: 'check',
  TICKET_REDEEMED: 'ticket',
  TICKET_USED: 'check',
  TICKET_EXPIRED: 'clock',
  POINTS_ADDED_BY_ADMIN: 'coins',
  POINTS_REMOVED_BY_ADMIN: 'coins',
  POINTS_RECALLED_BY_ADMIN: 'coins',
  POINTS_AUTO_ADDED: 'coins',
  POINTS_AUTO_REMOVED: 'coins',
  POINTS_EXPIRED: 'clock',
  STAMP_EARNED: 'stamp',
  STAMP_EXPIRED: 'clock',
  STAMP_UPDATED_BY_ADMIN: 'stamp',
  LEVEL_CHANGED: 'level',
  LEVEL_RETAINED: 'level',
  GENERAL_PURCHASE: 'receipt',
  GPS_CHECK_IN: 'map-pin',
  QR_CODE_SCAN: 'card',
  GIFT_CARD_POINTS: 'gift-card',
  CASH_DOLLAR_USED: 'cash',
  REWARD_EARNED: 'gift',
  REWARD_RECALLED: 'blocked',
};

const known: ReadonlySet<string> = new Set(activityTypes);

export function isActivityType(type: string): type is ActivityType {
  return known.has(type);
}
