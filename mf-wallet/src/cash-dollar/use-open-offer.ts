import { cash } from '@mrw/shared-contracts/constants';
import { useReducer, useRef } from 'react';
import { entering, transition, type OpenOffer, type PaidNews } from './payment';
import type { PaymentProblem } from './payment-problem';
import { useCancelOnLeave } from './use-cancel-on-leave';
import { useGiveBack } from './use-give-back';
import { usePaymentNews } from './use-payment-news';
import { useTimer } from './use-timer';

/** The state of a payment, and the one offer that holds points for it: leaving the page cancels it. */
export function useOpenOffer(onPaid: () => void) {
  const news = usePaymentNews(onPaid);
  const giveBack = useGiveBack(news);
  const [payment, dispatch] = useReducer(transition, entering);
  /** The offer to cancel when the page is left. */
  const open = useRef<string | null>(null);

  const end = () => {
    open.current = null;
    dispatch({ type: 'ended' });
  };
  const giveUp = (cancelled: PaymentProblem | null) => {
    const key = open.current;
    end();
    if (key !== null) void giveBack(key, cancelled);
  };
  const takeBack = () => {
    giveUp({ kind: 'silent' });
  };
  useCancelOnLeave(open, end);
  useTimer(payment.kind === 'paid' && payment.told === null, tickShown, end);
  // The code of an unresponsive partner expires soon after.
  useTimer(payment.kind === 'unanswered', cash.codeLifetime, takeBack);
  // By then the shop has spent the points of a code that it accepted, or they are back.
  useTimer(payment.kind === 'applied', cash.paymentWindow, () => {
    end();
    news.pointsChanged();
  });

  return {
    payment,
    dispatch,
    news,
    giveBack,
    end,
    giveUp,
    /** Cancels the code that an unresponsive partner has. */
    takeBack,
    opened: (offer: OpenOffer) => {
      open.current = offer.key;
      dispatch({ type: 'created', offer });
    },
    /** Whether an answer is still about the payment of this page: it may have been closed meanwhile. */
    isOpen: (key: string) => open.current === key,
    paid: (told?: PaidNews) => {
      open.current = null;
      dispatch(told ? { type: 'paid', told } : { type: 'paid' });
      news.tellPaid();
    },
  };
}

export type PaymentInHand = ReturnType<typeof useOpenOffer>;

/** Milliseconds of the tick of a paid code, as long as its toast (§9). */
const tickShown = 1_200;
