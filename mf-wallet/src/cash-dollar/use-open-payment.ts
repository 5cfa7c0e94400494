import { useKept } from '@mrw/shared-contracts';
import { cash } from '@mrw/shared-contracts/constants';
import { entering, transition, type OpenOffer, type PaidDetails, type PaymentEvent } from './payment';
import type { PaymentProblem } from './payment-problem';
import { useCancelOnLeave } from './use-cancel-on-leave';
import { useCancelOffer } from './use-cancel-offer';
import { usePaymentFeedback } from './use-payment-feedback';
import { useTimer } from './use-timer';

/**
 * The state of a payment, and the one offer that holds points for it: leaving the page cancels it, a remount of the page
 * (MRW-120) does not.
 */
export function useOpenPayment(onPaid: () => void) {
  const feedback = usePaymentFeedback(onPaid);
  const cancelOffer = useCancelOffer(feedback);
  const [payment, setPayment] = useKept('payment', entering);
  const dispatch = (event: PaymentEvent) => {
    setPayment((before) => transition(before, event));
  };
  /** The offer to cancel when the page is left. */
  const [openRef] = useKept<{ current: string | null }>('open offer', () => ({ current: null }));

  const end = () => {
    openRef.current = null;
    dispatch({ type: 'ended' });
  };
  const abandon = (cancelled: PaymentProblem | null) => {
    const key = openRef.current;
    end();
    if (key !== null) void cancelOffer(key, cancelled);
  };
  const cancelUnanswered = () => {
    abandon({ kind: 'silent' });
  };
  useCancelOnLeave(openRef, end);
  useTimer(payment.kind === 'paid' && payment.details === null, tickShown, end);
  // The code of an unresponsive partner expires soon after.
  useTimer(payment.kind === 'unanswered', cash.codeLifetime, cancelUnanswered);
  // By then the shop has spent the points of a code that it accepted, or they are back.
  useTimer(payment.kind === 'applied', cash.paymentWindow, () => {
    end();
    feedback.pointsChanged();
  });

  return {
    payment,
    dispatch,
    feedback,
    cancelOffer,
    end,
    abandon,
    /** Cancels the code that an unresponsive partner has. */
    cancelUnanswered,
    opened: (offer: OpenOffer) => {
      openRef.current = offer.key;
      dispatch({ type: 'created', offer });
    },
    /** Whether an answer is still about the payment of this page: it may have been closed meanwhile. */
    isOpen: (key: string) => openRef.current === key,
    paid: (details?: PaidDetails) => {
      openRef.current = null;
      dispatch(details ? { type: 'paid', details } : { type: 'paid' });
      feedback.announcePaid();
    },
  };
}

export type OpenPayment = ReturnType<typeof useOpenPayment>;

/** Milliseconds of the tick of a paid code, as long as its toast (§9). */
const tickShown = 1_200;
