import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { askPartner } from './ask-partner';
import { partnerStrings } from './strings';
import type { Partner } from './use-partner';

export type Application = {
  waiting: boolean;
  /** What happened in the shop and what comes next; null before, and where a message has said why it failed. */
  said: { tone: 'ok' | 'warn'; text: string } | null;
  apply(code: string): void;
};

/** Sends the code of a coupon to the partner site (§4). */
export function useApplyCoupon(partner: Partner | null): Application {
  const t = useStrings(partnerStrings);
  const { notify } = useHost();
  const [waiting, run] = useSingleFlight('application');
  const [end, setEnd] = useKept<'success' | 'silent' | null>('end of the application', null);

  const apply = async (code: string, to: Partner) => {
    setEnd(null);
    const outcome = await askPartner({ type: 'APPLY_COUPON', code }, to);
    if (outcome.kind === 'success') notify.toast(t('couponApplied'));
    if (outcome.kind === 'failed') notify.toast(outcome.error ?? t('redemptionFailed'), 'failed');
    else setEnd(outcome.kind);
  };

  return {
    waiting,
    said: end && {
      tone: end === 'success' ? 'ok' : 'warn',
      text: t(end === 'success' ? 'couponNext' : 'couponSilent'),
    },
    apply: (code) => {
      if (partner) run(() => apply(code, partner));
    },
  };
}
