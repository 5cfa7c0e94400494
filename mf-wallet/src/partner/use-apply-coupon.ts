import { useHost, useStrings } from '@mrw/shared-contracts';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { askPartner } from './ask-partner';
import { partnerStrings } from './strings';
import type { Partner } from './use-partner';

/** Sends the code of a coupon to the partner site (§4). */
export function useApplyCoupon(partner: Partner | null): { waiting: boolean; apply(code: string): void } {
  const t = useStrings(partnerStrings);
  const { notify } = useHost();
  const [waiting, run] = useSingleFlight();

  const apply = async (code: string, to: Partner) => {
    const outcome = await askPartner({ type: 'APPLY_COUPON', code }, to);
    if (outcome.kind === 'success') notify.toast(t('couponApplied'));
    if (outcome.kind === 'failed') notify.toast(outcome.error ?? t('redemptionFailed'), 'failed');
  };

  return {
    waiting,
    apply: (code) => {
      if (partner) run(() => apply(code, partner));
    },
  };
}
