/** A code that holds points, as long as it is open. */
export type OpenOffer = {
  key: string;
  code: string;
  dollars: number;
  /** Milliseconds since 1970; the code is replaced then, or the payment asked for once it is scanned. */
  codeEndsAt: number;
};

/** One payment with cash dollars, from the amount to its end (§4). */
export type Payment =
  | { kind: 'entering' }
  /** The shop-platform variant asks once more. */
  | { kind: 'confirming'; dollars: number }
  | { kind: 'creating' }
  | { kind: 'live'; offer: OpenOffer }
  | { kind: 'refreshing'; offer: OpenOffer }
  /** Staff have scanned the code: it can no longer be cancelled. */
  | { kind: 'scanned'; offer: OpenOffer }
  /** Staff have confirmed it: a tick for a moment, then the code goes. */
  | { kind: 'paid'; offer: OpenOffer }
  /** The site around this one has the code and has not answered yet. */
  | { kind: 'applying' };

export type PaymentEvent =
  | { type: 'ask'; dollars: number }
  | { type: 'create' }
  | { type: 'created'; offer: OpenOffer }
  | { type: 'refresh' }
  | { type: 'refreshed'; code: string; codeEndsAt: number }
  | { type: 'scanned'; codeEndsAt: number }
  | { type: 'paid' }
  | { type: 'handed-over' }
  | { type: 'ended' };

export const entering: Payment = { kind: 'entering' };

export function transition(payment: Payment, event: PaymentEvent): Payment {
  switch (event.type) {
    case 'ask':
      return payment.kind === 'entering' ? { kind: 'confirming', dollars: event.dollars } : payment;
    case 'create':
      return payment.kind === 'entering' || payment.kind === 'confirming' ? { kind: 'creating' } : payment;
    case 'created':
      return payment.kind === 'creating' ? { kind: 'live', offer: event.offer } : payment;
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
    case 'paid':
      return payment.kind === 'refreshing' ? { kind: 'paid', offer: payment.offer } : entering;
    case 'handed-over':
      return payment.kind === 'live' ? { kind: 'applying' } : payment;
    case 'ended':
      return entering;
  }
}

/** The offer of a payment that shows a code. */
export function offerOf(payment: Payment): OpenOffer | null {
  return 'offer' in payment ? payment.offer : null;
}
