import type { CashOffer } from '@mrw/shared-contracts/api/points';
import { cash } from '@mrw/shared-contracts/constants';
import { toMilliseconds } from '@mrw/shared-ui/formatters';

/** An open code that holds points. */
export type OpenOffer = {
  key: string;
  code: string;
  dollars: number;
  /** Milliseconds since 1970; at this time the code is replaced, or the payment status read once it is scanned. */
  codeEndsAt: number;
  /** Milliseconds since 1970; the end of the payment window (§4), after which no code follows. */
  endsAt: number;
};

/**
 * When the payment window of a new offer ends, by the clock of this device. The response has start and end by the
 * server clock, which may differ: only the duration between them is used.
 *
 * @param asked milliseconds since 1970; the offer is not older
 */
export function windowEnd({ expires_at, code_expires_at }: CashOffer, asked: number): number {
  if (code_expires_at === undefined) return asked + cash.paymentWindow;
  return asked + cash.codeLifetime + toMilliseconds(expires_at) - toMilliseconds(code_expires_at);
}

/** The end of a code that was created now, at most the end of its payment window. */
export const codeEnd = (now: number, endsAt: number): number => Math.min(now + cash.codeLifetime, endsAt);

/** What a live answer says of a payment; a null is not known. */
export type PaidDetails = {
  /** ISO 8601, or milliseconds since 1970. */
  at: string | number | null;
  store: string | null;
  balance: number | null;
  /** Milliseconds since 1970, by the clock of the device. */
  receivedAt: number;
};

/** One payment with cash dollars, from the amount to its end (§4). */
export type Payment =
  | { kind: 'entering' }
  /** The shop-platform variant has a confirmation. */
  | { kind: 'confirming'; dollars: number }
  | { kind: 'creating' }
  /** The response did not tell whether a code was made: it is asked for once more. */
  | { kind: 'checking' }
  | { kind: 'live'; offer: OpenOffer }
  | { kind: 'refreshing'; offer: OpenOffer }
  /** Staff have scanned the code: it can no longer be cancelled. */
  | { kind: 'scanned'; offer: OpenOffer }
  /**
   * Staff have confirmed it. A tick is shown, then the code closes; with live answers, what was paid stays until it is
   * closed.
   */
  | { kind: 'paid'; offer: OpenOffer; details: PaidDetails | null }
  /** The partner site has the code and has not responded yet. */
  | { kind: 'applying'; held: OpenOffer }
  /** The partner site did not respond in time: the code still holds points. */
  | { kind: 'unanswered'; held: OpenOffer }
  /** The partner site has accepted the code: its server spends the points, or lets them go. */
  | { kind: 'applied'; held: OpenOffer };

export type PaymentEvent =
  | { type: 'ask'; dollars: number }
  | { type: 'create' }
  | { type: 'unclear' }
  | { type: 'created'; offer: OpenOffer }
  | { type: 'refresh' }
  | { type: 'refreshed'; code: string; codeEndsAt: number }
  | { type: 'scanned'; codeEndsAt: number }
  | { type: 'paid'; details?: PaidDetails }
  | { type: 'handed-over' }
  | { type: 'unanswered' }
  | { type: 'ended' };

export const entering: Payment = { kind: 'entering' };

/** A new offer cancels the one that an unresponsive partner has: one hold remains. */
const beforePayment = ({ kind }: Payment) =>
  kind === 'entering' || kind === 'unanswered' || kind === 'applied';

export const isCreating = ({ kind }: Payment) => kind === 'creating' || kind === 'checking';

export function transition(payment: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'ask':
      return beforePayment(payment) ? { kind: 'confirming', dollars: event.dollars } : payment;
    case 'create':
      return beforePayment(payment) || payment.kind === 'confirming' ? { kind: 'creating' } : payment;
    case 'unclear':
      return payment.kind === 'creating' ? { kind: 'checking' } : payment;
    case 'created':
      return isCreating(payment) ? { kind: 'live', offer: event.offer } : payment;
    case 'refresh':
      return payment.kind === 'live' || payment.kind === 'scanned'
        ? { kind: 'refreshing', offer: payment.offer }
        : payment;
    case 'refreshed': {
      if (payment.kind !== 'refreshing') return payment;
      const { code, codeEndsAt } = event;
      return { kind: 'live', offer: { ...payment.offer, code, codeEndsAt } };
    }
    case 'scanned':
      return payment.kind === 'refreshing'
        ? { kind: 'scanned', offer: { ...payment.offer, codeEndsAt: event.codeEndsAt } }
        : payment;
    case 'paid': {
      if (payment.kind === 'applying' && !event.details) return { kind: 'applied', held: payment.held };
      const offer = offerInHand(payment);
      return offer ? { kind: 'paid', offer, details: event.details ?? null } : entering;
    }
    case 'handed-over':
      return payment.kind === 'live' ? { kind: 'applying', held: payment.offer } : payment;
    case 'unanswered':
      return payment.kind === 'applying' ? { kind: 'unanswered', held: payment.held } : payment;
    case 'ended':
      return entering;
  }
}

/** The offer of a payment that shows a code. */
export function offerOf(payment: Payment): OpenOffer | null {
  return 'offer' in payment ? payment.offer : null;
}

/** The offer that the page or the partner site has. */
export function offerInHand(payment: Payment): OpenOffer | null {
  return 'held' in payment ? payment.held : offerOf(payment);
}

/** Milliseconds that the server accepts a code after its end. */
const grace = 10_000;

/** When the points of a code come back at the latest, if the shop does not take it. */
export const unclaimedEnd = ({ codeEndsAt, endsAt }: OpenOffer): number =>
  Math.min(codeEndsAt + grace, endsAt);
