import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { expiry } from '@mrw/shared-contracts/constants';
import { codeKind } from '../coupon-code/code-kind';
import { expiryLabelKind, hasStarted, toMilliseconds } from '@mrw/shared-ui/formatters';

export type CouponDateLabel = { kind: 'start' | 'expire'; date: string } | { kind: 'always' };

/** The content of a card (§3). */
export type CouponCardData = {
  id: string;
  name: string;
  coverPhotoUrl: string | null;
  brandName: string | null;
  brandIconUrl: string | null;
  /** Of a ticket: the session that was booked. */
  session: string | null;
  date: CouponDateLabel;
  isUsed: boolean;
  isExpired: boolean;
  isNew: boolean;
  /** A blackout day: it opens, and is dimmed. */
  notToday: boolean;
  /** Not yet effective: a press shows the start date instead of opening the coupon. */
  unavailable: boolean;
  /** End of a coupon with 6 days or fewer left. */
  soonOver: string | null;
  isVirtualCoupon: boolean;
};

/**
 * @param now milliseconds since 1970
 * @param isAvailable the server lists it as available: then it has started, whatever the clock says
 */
export function couponCardData(coupon: Coupon, now: number, isAvailable: boolean): CouponCardData {
  const { template } = coupon;
  const unavailable = !isAvailable && notYetEffective(coupon, now);
  const over = coupon.is_used || coupon.is_expired;
  return {
    id: coupon.id,
    name: template.name,
    coverPhotoUrl: template.cover_photo_url ?? template.photos_url[0] ?? null,
    brandName: template.brand?.name ?? null,
    brandIconUrl: template.brand?.icon_url ?? null,
    session: coupon.time_slot?.title ?? null,
    date: dateLabel(coupon, unavailable),
    isUsed: coupon.is_used,
    isExpired: coupon.is_expired && !coupon.is_used,
    isNew: !over && isNew(coupon, now),
    notToday: !over && !unavailable && template.is_within_blackout_period,
    unavailable,
    soonOver: over || unavailable ? null : soonOver(coupon.expiry_date, now),
    isVirtualCoupon: !over && !unavailable && coupon.virtual_real_type === 'VIRTUAL',
  };
}

/**
 * Whether the list offers the till screen: one tap to any code.
 *
 * @param now milliseconds since 1970
 * @param isAvailable as above
 */
export function hasTillCode(coupon: Coupon, now: number, isAvailable: boolean): boolean {
  const { is_used, is_expired, virtual_real_type, template } = coupon;
  if (is_used || is_expired || virtual_real_type === 'VIRTUAL') return false;
  return (isAvailable || !notYetEffective(coupon, now)) && codeKind(template).kind !== 'scan-store';
}

/** @param now milliseconds since 1970 */
export function notYetEffective(coupon: Pick<Coupon, 'effective_date'>, now: number): boolean {
  return coupon.effective_date !== null && !hasStarted(coupon.effective_date, now);
}

function dateLabel(coupon: Coupon, unavailable: boolean): CouponDateLabel {
  if (unavailable && coupon.effective_date !== null) return { kind: 'start', date: coupon.effective_date };
  return coupon.expiry_date === null ? { kind: 'always' } : { kind: 'expire', date: coupon.expiry_date };
}

function isNew(coupon: Coupon, now: number): boolean {
  // The first known of these is how it was acquired.
  const acquired = coupon.date_of_earning ?? coupon.date_of_purchase ?? coupon.date_of_grant;
  return acquired !== null && now - toMilliseconds(acquired) < expiry.newCouponAge;
}

function soonOver(end: string | null, now: number): string | null {
  if (end === null || Number.isNaN(toMilliseconds(end))) return null;
  const label = expiryLabelKind(end, now);
  return label.kind === 'last-day' || label.kind === 'days-left' ? end : null;
}
