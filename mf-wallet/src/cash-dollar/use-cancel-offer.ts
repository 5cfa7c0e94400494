import { useHost } from '@mrw/shared-contracts';
import { useMember } from '@mrw/shared-ui/member';
import { afterCancel } from './after-answer';
import { cancelUnlessPaid } from './cash-calls';
import { isFailure, type PaymentProblem } from './payment-problem';
import { offerKey } from './stored-key';
import type { PaymentFeedback } from './use-payment-feedback';

/** Cancels an offer by its key and shows the outcome; `cancelled` is shown once the points are released. */
export function useCancelOffer(feedback: PaymentFeedback) {
  const { http, notify, storage } = useHost();
  const { uid } = useMember();
  return async (key: string, cancelled: PaymentProblem | null = null) => {
    const after = afterCancel(await cancelUnlessPaid(http.other, uid, key), cancelled);
    if (after.kind === 'paid') {
      feedback.announcePaid();
      return;
    }
    if (after.toast !== null) notify.toast(after.toast, 'failed');
    if (after.problem) (isFailure(after.problem) ? feedback.fail : feedback.setProblem)(after.problem);
    if (after.forgetKey) offerKey(storage).remove();
    feedback.pointsChanged();
  };
}
