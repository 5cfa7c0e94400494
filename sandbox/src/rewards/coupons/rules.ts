import { details } from '@mrw/shared-contracts/api/errors';

export type CouponFacts = {
  is_used: boolean;
  is_forced_inactive: boolean;
  reclaimed_at: Date | null;
  effective_date: Date | null;
  expiry_date: Date | null;
};

/** Expired from the moment after expiry_date; no date: never (contract §4.2). */
export const isExpired = ({ expiry_date }: Pick<CouponFacts, 'expiry_date'>, now: Date): boolean =>
  expiry_date !== null && now > expiry_date;

/** The recipient of the coupon: the entered code, and the store it belongs to. */
export type UseCode =
  | { kind: 'staff_code'; text: string; storeId: number | null }
  | { kind: 'store_qr_code'; text: string; storeId: number | null }
  /** The shop of a partner, which is none of the stores. */
  | { kind: 'partner'; storeId: null };

export type UseAttempt = {
  /** A converted virtual coupon is replaced by the real one. */
  coupon: CouponFacts & { real_coupon_id: number | null };
  isBlackedOut: boolean;
  code: UseCode;
  /** Stores where it may be used; null: everywhere. */
  allowedStoreIds: readonly number[] | null;
  now: Date;
};

/** The checks of contract §4.1 in their order; null: the coupon may be used. */
export function refuseUse({ coupon, isBlackedOut, code, allowedStoreIds, now }: UseAttempt): string | null {
  const isGone = coupon.is_forced_inactive || coupon.reclaimed_at !== null || coupon.real_coupon_id !== null;
  if (isGone) return details.couponDisabled;
  if (coupon.is_used) return details.couponUsed;
  if (isExpired(coupon, now)) return details.couponExpired;
  if (coupon.effective_date !== null && now < coupon.effective_date) return details.couponNotEffective;
  if (isBlackedOut) return details.couponBlackout;
  if (code.kind === 'staff_code' && (!/^\d{6}$/.test(code.text) || code.storeId === null)) {
    return details.invalidStaffCode;
  }
  if (code.kind === 'partner') return allowedStoreIds === null ? null : details.otherStore;
  if (code.storeId === null) return details.invalidStoreQrCode;
  if (allowedStoreIds !== null && !allowedStoreIds.includes(code.storeId)) return details.otherStore;
  return null;
}

export type ConvertAttempt = {
  coupon: CouponFacts & { virtual_real_type: 'VIRTUAL' | 'REAL'; real_coupon_id: number | null };
  /** The chosen store with its stock; `none`: not a store of this coupon. */
  place: { stock: number | null } | 'none' | 'not_needed';
  now: Date;
};

/** Why a VIRTUAL coupon cannot become real (contract §4); null: it can. */
export function refuseConvert({ coupon, place, now }: ConvertAttempt): string | null {
  if (coupon.is_forced_inactive || coupon.reclaimed_at !== null) return details.couponDisabled;
  if (coupon.virtual_real_type === 'REAL' || coupon.real_coupon_id !== null) return details.couponConverted;
  if (coupon.is_used) return details.couponUsed;
  if (isExpired(coupon, now)) return details.couponExpired;
  if (place === 'none') return details.storeNotApplicable;
  if (place !== 'not_needed' && place.stock !== null && place.stock < 1) return details.couponOutOfStock;
  return null;
}
