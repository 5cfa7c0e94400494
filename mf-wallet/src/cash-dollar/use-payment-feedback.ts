import { useHost, useKept, useStrings } from '@mrw/shared-contracts';
import { useProblemText, type PaymentProblem } from './payment-problem';
import { offerKey } from './stored-key';
import { cashStrings } from './strings';

/** Reports of a payment to the member, and of changed points to the site; `onPaid` is called once it is confirmed. */
export function usePaymentFeedback(onPaid: () => void) {
  const t = useStrings(cashStrings);
  const textOf = useProblemText();
  const { bus, notify, storage } = useHost();
  const [problem, setProblem] = useKept<PaymentProblem | null>('why unpaid', null);
  const pointsChanged = () => {
    bus.publish('points-changed', { version: 1 });
  };
  return {
    /** Why the last payment ended unpaid; stays on the page. */
    problem: problem && { kind: problem.kind, text: textOf(problem) },
    setProblem,
    pointsChanged,
    fail: (failure: PaymentProblem) => {
      notify.toast(textOf(failure), 'failed');
      setProblem(failure);
    },
    announcePaid: () => {
      offerKey(storage).remove();
      if ('vibrate' in navigator) navigator.vibrate(10);
      pointsChanged();
      notify.toast(t('applied'));
      onPaid();
    },
  };
}

export type PaymentFeedback = ReturnType<typeof usePaymentFeedback>;
