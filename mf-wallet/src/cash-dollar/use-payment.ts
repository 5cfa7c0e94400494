import type { NewOffer } from './cash-calls';
import { offerOf, type Payment } from './payment';
import type { PaymentFeedback } from './use-payment-feedback';
import { useCreateOffer } from './use-create-offer';
import { useLivePayment } from './use-live-payment';
import { useOpenPayment } from './use-open-payment';
import { useRefreshOffer } from './use-refresh-offer';

type CashPayment = {
  payment: Payment;
  /** Why the last payment ended unpaid; stays on the page. */
  problem: PaymentFeedback['problem'];
  /** Why the till did not take the code that is shown. */
  refusal: string | null;
  ask(dollars: number): void;
  create(asked: NewOffer): void;
  /** At the end of a code, and at a press. */
  refresh(): void;
  close(): void;
  /** Cancels the code that an unresponsive partner has. */
  cancelUnanswered(): void;
};

/** Runs a payment; `onPaid` is called once it is confirmed. */
export function usePayment(onPaid: () => void): CashPayment {
  const openPayment = useOpenPayment(onPaid);
  const create = useCreateOffer(openPayment);
  const refresh = useRefreshOffer(openPayment);
  const refusal = useLivePayment(openPayment, (offer) => void refresh(offer, true));
  const { payment, dispatch, feedback, abandon, cancelUnanswered } = openPayment;
  return {
    payment,
    problem: feedback.problem,
    refusal,
    ask: (dollars) => {
      dispatch({ type: 'ask', dollars });
    },
    create,
    refresh: () => {
      const offer = offerOf(payment);
      if (offer && payment.kind !== 'refreshing') void refresh(offer);
    },
    close: () => {
      abandon({ kind: 'closed' });
    },
    cancelUnanswered,
  };
}
