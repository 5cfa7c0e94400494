import { useStrings } from '@mrw/shared-contracts';
import { useTooManyTriesText } from '@mrw/shared-ui';
import type { CouponKind } from '../coupon-kind/places';
import { spendingLockedStrings } from '../spending-locked/strings';
import { pinStrings } from './pin-strings';
import { useStringsOf } from './strings';
import type { UseResult } from './use-machine';
import { couponUseStatus } from './use-status';

type ResultText = { title: string; message: string };

/** Title and message of every failed status, for coupons or tickets (§8). */
export function useResultText(kind: CouponKind): (result: UseResult) => ResultText {
  const t = useStrings(useStringsOf[kind]);
  const tPin = useStrings(pinStrings);
  const tLocked = useStrings(spendingLockedStrings);
  const waitOf = useTooManyTriesText();
  return ({ status, reason, unsure }) => {
    switch (status) {
      case couponUseStatus.failed:
        if (reason?.kind === 'too-many-tries') return { title: t('failedTitle'), message: waitOf(reason) };
        if (reason?.kind === 'spending-locked')
          return { title: t('failedTitle'), message: tLocked('locked') };
        return { title: t('failedTitle'), message: t(reason ? 'otherStore' : 'failed') };
      case couponUseStatus.noInternet:
        return { title: tPin('noInternetTitle'), message: t(unsure ? 'unsure' : 'noInternet') };
      case couponUseStatus.invalidStaffCode:
        return { title: tPin('sorry'), message: tPin('invalidCode') };
      case couponUseStatus.blackout:
        return { title: t('blackoutTitle'), message: t('blackout') };
      case couponUseStatus.used:
        return { title: t('usedTitle'), message: t('used') };
      case couponUseStatus.disabled:
        return { title: t('disabledTitle'), message: t('disabled') };
      case couponUseStatus.expired:
        return { title: t('expiredTitle'), message: t('expired') };
      case couponUseStatus.notEffective:
        return { title: t('notEffectiveTitle'), message: t('notEffective') };
      case couponUseStatus.invalidStoreQrCode:
        return { title: tPin('unknownQrTitle'), message: tPin('unknownQr') };
    }
  };
}
