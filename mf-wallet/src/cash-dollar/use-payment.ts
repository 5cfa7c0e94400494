import type { NewOffer } from './cash-calls';
import { offerOf, type Payment } from './payment';
import type { PaymentNews } from './use-payment-news';
import { useCreateOffer } from './use-create-offer';
import { useLivePayment } from './use-live-payment';
import { useOpenOffer } from './use-open-offer';
import { useRefreshOffer } from './use-refresh-offer';

type CashPayment = {
  payment: Payment;
  /** Why the last payment ended unpaid; stays on the page. */
  problem: PaymentNews['problem'];
  /** Why the till did not take the code that is shown. */
  refusal: string | null;
  ask(dollars: number): void;
  create(asked: NewOffer): void;
  /** At the end of a code, and at a press. */
  refresh(): void;
  close(): void;
  /** Cancels the code that an unresponsive partner has. */
  takeBack(): void;
};

/** Runs a payment; `onPaid` is called once it is confirmed. */
export function usePayment(onPaid: () => void): CashPayment {
  const inHand = useOpenOffer(onPaid);
  const create = useCreateOffer(inHand);
  const refresh = useRefreshOffer(inHand);
  const refusal = useLivePayment(inHand, (offer) => void refresh(offer, true));
  const { payment, dispatch, news, giveUp, takeBack } = inHand;
  return {
    payment,
    problem: news.problem,
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
      giveUp({ kind: 'closed' });
    },
    takeBack,
  };
}
