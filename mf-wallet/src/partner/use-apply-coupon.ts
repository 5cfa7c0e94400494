import { useHost, useStrings } from '@mrw/shared-contracts';
import { useRef, useState } from 'react';
import { askPartner } from './ask-partner';
import { partnerStrings } from './strings';
import type { Partner } from './use-partner';

/** Hands the code of a coupon to the site around this one (§4). */
export function useApplyCoupon(partner: Partner | null): { waiting: boolean; apply(code: string): void } {
  const t = useStrings(partnerStrings);
  const { notify } = useHost();
  const [waiting, setWaiting] = useState(false);
  const asking = useRef(false);

  const apply = async (code: string, to: Partner) => {
    asking.current = true;
    setWaiting(true);
    const outcome = await askPartner({ type: 'APPLY_COUPON', code }, to);
    asking.current = false;
    setWaiting(false);
    if (outcome.kind === 'success') notify.toast(t('couponApplied'));
    if (outcome.kind === 'failed') notify.toast(outcome.error ?? t('redemptionFailed'), 'failed');
  };

  return {
    waiting,
    apply: (code) => {
      // The state of the last render may be old: two quick presses must not become two requests.
      if (partner && !asking.current) void apply(code, partner);
    },
  };
}
