import { askPartner } from '../partner/ask-partner';
import { usePartner } from '../partner/use-partner';
import type { OpenOffer } from './payment';
import type { OpenPayment } from './use-open-payment';

/** Sends a new code to the partner site; does nothing on our own pages (§4). */
export function useHandOver({ dispatch, isOpen, paid, end, feedback, cancelOffer }: OpenPayment) {
  const partner = usePartner();
  return async ({ key, code }: OpenOffer) => {
    if (!partner) return;
    dispatch({ type: 'handed-over' });
    const outcome = await askPartner({ type: 'APPLY_CASH_CODE', value: code }, partner);
    // Cancelled meanwhile: before the partner has reported SUCCESS, leaving cancels the code.
    if (!isOpen(key)) return;
    switch (outcome.kind) {
      case 'success':
        paid();
        return;
      case 'silent':
        dispatch({ type: 'unanswered' });
        return;
      case 'failed':
        end();
        feedback.fail({ kind: 'partner', error: outcome.error });
        await cancelOffer(key);
    }
  };
}
