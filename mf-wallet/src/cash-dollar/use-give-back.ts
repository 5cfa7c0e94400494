import { useHost } from '@mrw/shared-contracts';
import { useMember } from '@mrw/shared-ui/member';
import { afterCancel } from './after-answer';
import { giveBack } from './cash-calls';
import { isFailure, type PaymentProblem } from './payment-problem';
import { offerKey } from './stored-key';
import type { PaymentNews } from './use-payment-news';

/** Cancels an offer by its key and shows the outcome; `cancelled` is shown once the points are released. */
export function useGiveBack(news: PaymentNews) {
  const { http, notify, storage } = useHost();
  const { uid } = useMember();
  return async (key: string, cancelled: PaymentProblem | null = null) => {
    const after = afterCancel(await giveBack(http.other, uid, key), cancelled);
    if (after.kind === 'paid') {
      news.tellPaid();
      return;
    }
    if (after.toast !== null) notify.toast(after.toast, 'failed');
    if (after.problem) (isFailure(after.problem) ? news.fail : news.setProblem)(after.problem);
    if (after.forgetKey) offerKey(storage).remove();
    news.pointsChanged();
  };
}
