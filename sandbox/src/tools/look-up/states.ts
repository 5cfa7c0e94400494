import { daysBetween } from '../../platform/calendar/hong-kong';
import { isExpired } from '../../rewards/coupons/rules';
import type { Row } from '../../platform/db/schema';

/** A whole day, three days and less: what the product shows a tag for. */
const soonDays = 7;

const holding = (states: readonly (readonly [boolean, string])[]): string[] =>
  states.flatMap(([holds, name]) => (holds ? [name] : []));

/** The states of a member's account. */
export const memberStates = (member: Row<'members'>): string[] =>
  holding([
    [member.is_pre_registered, 'PRE_REGISTERED'],
    [member.deleted_at !== null, 'DELETED'],
    [member.is_forced_inactive, 'DISABLED'],
  ]);

/** The states of a campaign that a screen shows, most telling first. */
export function campaignStates(
  campaign: Row<'campaigns'>,
  { isBlackedOut, stock, now }: { isBlackedOut: boolean; stock: number | null; now: Date },
): string[] {
  const left = campaign.end_date === null ? null : daysBetween(now, campaign.end_date);
  const isOver = campaign.end_date !== null && campaign.end_date < now;
  return holding([
    [!campaign.is_active, 'INACTIVE'],
    [isOver, 'ENDED'],
    [campaign.start_date > now, 'NOT_STARTED'],
    [isBlackedOut, 'BLACKOUT_TODAY'],
    [stock === 0, 'SOLD_OUT'],
    [stock !== null && stock > 0 && stock < 10, `STOCK_${stock}`],
    [!isOver && left !== null && left <= soonDays, left === 0 ? 'LAST_DAY' : `DAYS_LEFT_${left}`],
    [campaign.only_for_member_ids !== null, 'ONLY_FOR_YOU'],
    [campaign.ignore_login, 'VISITORS_TOO'],
    [campaign.enable_otp, 'ONE_TIME_CODE'],
    [campaign.is_featured, 'FEATURED'],
  ]);
}

/** The states of a coupon or ticket; the first one decides whether it is usable. */
export function couponStates(coupon: Row<'coupons'>, isBlackedOut: boolean, now: Date): string[] {
  const left = coupon.expiry_date === null ? null : daysBetween(now, coupon.expiry_date);
  const isOpen = !coupon.is_used && !isExpired(coupon, now);
  return holding([
    [coupon.is_forced_inactive, 'DISABLED'],
    [coupon.reclaimed_at !== null, 'RECLAIMED'],
    [coupon.real_coupon_id !== null, `CONVERTED_TO_${coupon.real_coupon_id}`],
    [coupon.is_used, 'USED'],
    [!coupon.is_used && !isOpen, 'EXPIRED'],
    [isOpen && coupon.effective_date !== null && coupon.effective_date > now, 'NOT_EFFECTIVE'],
    [isBlackedOut, 'BLACKOUT_TODAY'],
    [isOpen && coupon.virtual_real_type === 'VIRTUAL' && coupon.real_coupon_id === null, 'VIRTUAL'],
    [isOpen && left !== null && left <= soonDays, left === 0 ? 'LAST_DAY' : `DAYS_LEFT_${left}`],
    [isOpen && left === null, 'ALWAYS_ACTIVE'],
  ]);
}
