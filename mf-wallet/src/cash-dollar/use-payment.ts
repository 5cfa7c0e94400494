import { useHost, useStrings } from '@mrw/shared-contracts';
import type { CashOffer } from '@mrw/shared-contracts/api/points';
import { cash } from '@mrw/shared-contracts/constants';
import { useLookAgain } from '@mrw/shared-ui';
import { toMilliseconds } from '@mrw/shared-ui/formatters';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useMember } from '../member/member-pages';
import { askPartner } from '../partner/ask-partner';
import { usePartner, type Partner } from '../partner/use-partner';
import { cancelOffer, createOffer, refreshOffer, type NewOffer } from './cash-calls';
import { entering, offerOf, transition, type Payment } from './payment';
import { useProblemText, type PaymentProblem } from './payment-problem';
import { forgetKey, rememberKey } from './stored-key';
import { cashStrings } from './strings';
import { useCancelOnLeave } from './use-cancel-on-leave';

type CashPayment = {
  payment: Payment;
  /** Why the last payment ended without being paid; stays readable. */
  problem: string | null;
  ask(dollars: number): void;
  create(asked: NewOffer): void;
  /** At the end of a code, and when the member wants to know. */
  refresh(): void;
  close(): void;
};

/** Runs a payment; `onPaid` is called once it is confirmed. */
export function usePayment(onPaid: () => void): CashPayment {
  const t = useStrings(cashStrings);
  const textOf = useProblemText();
  const { http, bus, notify } = useHost();
  const { uid, pointsReadAt } = useMember();
  const partner = usePartner();
  const [payment, dispatch] = useReducer(transition, entering);
  const [problem, setProblem] = useState<PaymentProblem | null>(null);
  /** The offer that leaving the page must cancel. */
  const open = useRef<string | null>(null);
  const creating = useRef(false);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const isPaid = payment.kind === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    const timer = setTimeout(() => {
      dispatch({ type: 'ended' });
    }, tickShown);
    // A tick that is closed early must not end the next payment.
    return () => {
      clearTimeout(timer);
    };
  }, [isPaid]);
  /** When the answer of the last creation was lost, in milliseconds since 1970. */
  const [unsureSince, setUnsureSince] = useState<number | null>(null);

  const pointsChanged = () => {
    bus.publish('points-changed', { version: 1 });
  };
  const end = () => {
    open.current = null;
    dispatch({ type: 'ended' });
  };
  useCancelOnLeave(open, end);
  // No call reads a lost offer back, but the balance shows whether it holds points, once it can be read.
  useLookAgain(unsureSince !== null && (pointsReadAt ?? 0) <= unsureSince, pointsChanged);

  const fail = (failure: PaymentProblem) => {
    notify.toast(textOf(failure), 'failed');
    setProblem(failure);
  };
  const paid = () => {
    open.current = null;
    dispatch({ type: 'paid' });
    forgetKey(uid);
    if ('vibrate' in navigator) navigator.vibrate(10);
    pointsChanged();
    notify.toast(t('applied'));
    onPaid();
  };
  const cancel = async (key: string) => {
    const cancellation = await cancelOffer(http.other, uid, key);
    if (cancellation.kind === 'processing') {
      notify.toast(cancellation.detail, 'failed');
      setProblem({ kind: 'scanned' });
    }
    if (cancellation.kind === 'unknown') setProblem({ kind: 'cancel-unknown' });
    if (cancellation.kind === 'cancelled') forgetKey(uid);
    pointsChanged();
  };

  const handOver = async (offer: CashOffer, to: Partner) => {
    // From here on the code is the partner's: leaving this page must not take it back.
    open.current = null;
    forgetKey(uid);
    dispatch({ type: 'handed-over' });
    const outcome = await askPartner({ type: 'APPLY_CASH_CODE', value: offer.code }, to);
    if (outcome.kind === 'success') {
      paid();
      return;
    }
    end();
    if (outcome.kind === 'failed') {
      fail({ kind: 'partner', error: outcome.error });
      await cancel(offer.key);
    }
  };

  const create = async (asked: NewOffer) => {
    if (creating.current) return;
    creating.current = true;
    setProblem(null);
    setUnsureSince(null);
    dispatch({ type: 'create' });
    const creation = await createOffer(http.other, uid, asked);
    creating.current = false;
    setUnsureSince(creation.kind === 'unknown' ? Date.now() : null);
    if (creation.kind !== 'created') {
      end();
      fail(creation.kind === 'unknown' ? { kind: 'create-unknown' } : creation);
      if (creation.kind === 'unknown') pointsChanged();
      return;
    }
    const { offer } = creation;
    if (gone.current) {
      // Nobody is left to see the code.
      await cancelOffer(http.other, uid, offer.key);
      pointsChanged();
      return;
    }
    open.current = offer.key;
    rememberKey(uid, { key: offer.key, endsAt: toMilliseconds(offer.expires_at) });
    const codeEndsAt = Date.now() + cash.codeLifetime;
    dispatch({
      type: 'created',
      offer: { key: offer.key, code: offer.code, dollars: asked.cash_dollar, codeEndsAt },
    });
    pointsChanged();
    if (partner) await handOver(offer, partner);
  };

  const refresh = async (key: string) => {
    dispatch({ type: 'refresh' });
    const answer = await refreshOffer(http.other, uid, key);
    // Closed meanwhile.
    if (open.current !== key) return;
    switch (answer.kind) {
      case 'fresh':
        dispatch({ type: 'refreshed', code: answer.code, codeEndsAt: Date.now() + cash.codeLifetime });
        return;
      case 'scanned':
        dispatch({ type: 'scanned', codeEndsAt: Date.now() + cash.codeLifetime });
        return;
      case 'confirmed':
        paid();
        return;
      default:
        // A code that cannot be renewed is given back (§4).
        end();
        fail(answer);
        await cancel(key);
    }
  };

  return {
    payment,
    problem: problem && textOf(problem),
    ask: (dollars) => {
      dispatch({ type: 'ask', dollars });
    },
    create: (asked) => {
      void create(asked);
    },
    refresh: () => {
      const offer = offerOf(payment);
      if (offer && payment.kind !== 'refreshing') void refresh(offer.key);
    },
    close: () => {
      const offer = offerOf(payment);
      end();
      // Nothing is left to give back of what is paid.
      if (offer && payment.kind !== 'paid') void cancel(offer.key);
    },
  };
}

/** Milliseconds that the tick of a paid code stays, as long as its toast (§9). */
const tickShown = 1_200;
