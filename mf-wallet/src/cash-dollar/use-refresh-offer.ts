import { deviceNow, useHost } from '@mrw/shared-contracts';
import { useMember } from '@mrw/shared-ui/member';
import { afterRefresh } from './after-answer';
import { refreshOffer } from './cash-calls';
import type { OpenOffer } from './payment';
import type { OpenPayment } from './use-open-payment';

/**
 * Reads a new code and the status of the payment: at the end of a code, at a press, and when a live answer says that it
 * has changed: what is paid then stays on the screen.
 */
export function useRefreshOffer({ dispatch, isOpen, paid, end, cancelOffer }: OpenPayment) {
  const { http } = useHost();
  const { uid } = useMember();
  return async ({ key, endsAt }: OpenOffer, isLive = false) => {
    dispatch({ type: 'refresh' });
    const answer = await refreshOffer(http.other, uid, key);
    if (!isOpen(key)) return;
    const after = afterRefresh(answer, endsAt, deviceNow());
    switch (after.kind) {
      case 'paid':
        paid(isLive ? { at: null, store: null, balance: null, receivedAt: deviceNow() } : undefined);
        return;
      case 'scanned':
        dispatch({ type: 'scanned', codeEndsAt: after.codeEndsAt });
        return;
      case 'refreshed':
        dispatch({ type: 'refreshed', code: after.code, codeEndsAt: after.codeEndsAt });
        return;
      case 'over':
        end();
        await cancelOffer(key, after.cancelled);
    }
  };
}
