import type { Coupon } from '@mrw/shared-contracts/api/coupons';
import { notYetEffective } from '../coupon-list/coupon-card-data';

/** The actions that are possible now. */
export type CouponState =
  | { kind: 'used'; date: string | null }
  | { kind: 'expired'; date: string | null }
  /** Shown with Use disabled. */
  | { kind: 'not-yet'; from: string }
  /** A store or a medium has to be chosen first. */
  | { kind: 'virtual' }
  /** Use shows status 5. */
  | { kind: 'blackout' }
  | { kind: 'usable' };

/**
 * @param now milliseconds since 1970
 * @param isAvailable the server lists it as available: then it has started
 */
export function couponState(coupon: Coupon, now: number, isAvailable: boolean): CouponState {
  if (coupon.is_used) return { kind: 'used', date: coupon.date_of_use ?? null };
  if (coupon.is_expired) return { kind: 'expired', date: coupon.expiry_date };
  if (!isAvailable && coupon.effective_date !== null && notYetEffective(coupon, now)) {
    return { kind: 'not-yet', from: coupon.effective_date };
  }
  if (coupon.virtual_real_type === 'VIRTUAL') return { kind: 'virtual' };
  return coupon.template.is_within_blackout_period ? { kind: 'blackout' } : { kind: 'usable' };
}
