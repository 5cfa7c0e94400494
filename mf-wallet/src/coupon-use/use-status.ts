import { tooManyTries, type ApiFailure, type TooManyTries } from '@mrw/shared-contracts';
import { bareDetail, details } from '@mrw/shared-contracts/api/errors';
import { answerWasLost } from '@mrw/shared-contracts/outcome/resolve-outcome';

/** The coupon use status of §4. Its numbers differ from those of buying and earning. */
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

/** A failure of status 2 with a text of its own. */
export type FailureReason = { kind: 'other-store' } | { kind: 'spending-locked' } | TooManyTries | null;

/** Compared without surrounding blanks, one full stop and case. */
const byDetail: ReadonlyMap<string, FailedUse> = new Map<string, FailedUse>([
  [bareDetail(details.invalidStaffCode), couponUseStatus.invalidStaffCode],
  [bareDetail(details.couponUsed), couponUseStatus.used],
  [bareDetail(details.couponDisabled), couponUseStatus.disabled],
  [bareDetail(details.couponBlackout), couponUseStatus.blackout],
  [bareDetail(details.couponExpired), couponUseStatus.expired],
  [bareDetail(details.couponNotEffective), couponUseStatus.notEffective],
  [bareDetail(details.invalidStoreQrCode), couponUseStatus.invalidStoreQrCode],
]);

/** The status of a failed call of `usage_record` (§8, Q-097). */
export function failedUse(failure: ApiFailure): { status: FailedUse; reason: FailureReason } {
  if (answerWasLost(failure)) return { status: couponUseStatus.noInternet, reason: null };
  if (failure.kind !== 'refused' || failure.status === 429 || failure.detail === null)
    return { status: couponUseStatus.failed, reason: tooManyTries(failure) };
  return refusedUse(failure.detail);
}

/** What the words of a refusal say, to this page or to a till. */
export function refusedUse(given: string): { status: FailedUse; reason: FailureReason } {
  const detail = bareDetail(given);
  if (detail === bareDetail(details.otherStore))
    return { status: couponUseStatus.failed, reason: { kind: 'other-store' } };
  if (detail === bareDetail(details.spendingLocked))
    return { status: couponUseStatus.failed, reason: { kind: 'spending-locked' } };
  return { status: byDetail.get(detail) ?? couponUseStatus.failed, reason: null };
}

/** After these the same coupon can be tried again with another code. */
export function mayTryAgain(status: FailedUse): boolean {
  return (
    status === couponUseStatus.invalidStaffCode ||
    status === couponUseStatus.invalidStoreQrCode ||
    status === couponUseStatus.failed ||
    status === couponUseStatus.noInternet
  );
}
