import type { ApiFailure } from '@mrw/shared-contracts';
import { bareDetail, details } from '@mrw/shared-contracts/api/errors';
import { answerWasLost } from '../spending/read-back';

/** The coupon use status of §4. Not the numbers of buying or earning. */
export const couponUseStatus = {
  idle: 0,
  success: 1,
  failed: 2,
  noInternet: 3,
  invalidStaffCode: 4,
  blackout: 5,
  used: 6,
  disabled: 7,
  expired: 8,
  notEffective: 9,
  invalidStoreQrCode: 10,
} as const;

export type FailedUse = Exclude<(typeof couponUseStatus)[keyof typeof couponUseStatus], 0 | 1>;

/** A failure with a text of its own among those of status 2. */
export type FailureReason = 'other-store' | null;

/** Compared after trimming blanks and one full stop, with upper and lower case. */
const byDetail: ReadonlyMap<string, FailedUse> = new Map<string, FailedUse>([
  [bareDetail(details.invalidStaffCode), couponUseStatus.invalidStaffCode],
  [bareDetail(details.couponUsed), couponUseStatus.used],
  [bareDetail(details.couponDisabled), couponUseStatus.disabled],
  [bareDetail(details.couponBlackout), couponUseStatus.blackout],
  [bareDetail(details.couponExpired), couponUseStatus.expired],
  [bareDetail(details.couponNotEffective), couponUseStatus.notEffective],
  [bareDetail(details.invalidStoreQrCode), couponUseStatus.invalidStoreQrCode],
]);

/** What a failed call of `usage_record` means to the member (§8, Q-097). */
export function failedUse(failure: ApiFailure): { status: FailedUse; reason: FailureReason } {
  if (answerWasLost(failure)) return { status: couponUseStatus.noInternet, reason: null };
  if (failure.kind !== 'refused' || failure.detail === null)
    return { status: couponUseStatus.failed, reason: null };
  const detail = bareDetail(failure.detail);
  if (detail === bareDetail(details.otherStore))
    return { status: couponUseStatus.failed, reason: 'other-store' };
  return { status: byDetail.get(detail) ?? couponUseStatus.failed, reason: null };
}

/** After these the same coupon may be tried again with another code. */
export function mayTryAgain(status: FailedUse): boolean {
  return (
    status === couponUseStatus.invalidStaffCode ||
    status === couponUseStatus.invalidStoreQrCode ||
    status === couponUseStatus.failed ||
    status === couponUseStatus.noInternet
  );
}
