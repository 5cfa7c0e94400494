import type { CancelOutcome, Refresh } from './cash-calls';
import { codeEnd } from './payment';
import type { PaymentProblem } from './payment-problem';

/** Milliseconds until the status of a scanned payment is read again after its window. */
const lookAgain = 10_000;

export type AfterRefresh =
  | { kind: 'paid' }
  | { kind: 'scanned'; codeEndsAt: number }
  | { kind: 'refreshed'; code: string; codeEndsAt: number }
  /** The code is cancelled (§4): what to show once the points are released. */
  | { kind: 'over'; cancelled: PaymentProblem };

/**
 * What the answer about an open offer means.
 *
 * @param now milliseconds since 1970, as `endsAt`, the end of the payment window
 */
export function afterRefresh(answer: Refresh, endsAt: number, now: number): AfterRefresh {
  const isOver = now >= endsAt;
  switch (answer.kind) {
    case 'confirmed':
      return { kind: 'paid' };
    case 'scanned':
      // The server knows its end to the second.
      return { kind: 'scanned', codeEndsAt: isOver ? now + lookAgain : codeEnd(now, endsAt) };
    case 'fresh':
      return isOver
        ? { kind: 'over', cancelled: { kind: 'ended' } }
        : { kind: 'refreshed', code: answer.code, codeEndsAt: codeEnd(now, endsAt) };
    default: {
      // Nothing is shown before the cancellation has shown whether it was paid: a refusal may come after the till's confirmation.
      const why: PaymentProblem = answer.kind === 'unknown' ? { kind: 'not-renewed' } : answer;
      return { kind: 'over', cancelled: isOver ? { kind: 'ended' } : why };
    }
  }
}

export type AfterCancel =
  | { kind: 'paid' }
  | { kind: 'unpaid'; toast: string | null; problem: PaymentProblem | null; forgetKey: boolean };

/**
 * What the answer to a cancellation means.
 *
 * @param cancelled what to show once the points are released
 */
export function afterCancel(cancellation: CancelOutcome, cancelled: PaymentProblem | null): AfterCancel {
  switch (cancellation.kind) {
    case 'paid':
      return { kind: 'paid' };
    case 'processing':
      return { kind: 'unpaid', toast: cancellation.detail, problem: { kind: 'scanned' }, forgetKey: false };
    case 'unknown':
      return { kind: 'unpaid', toast: null, problem: { kind: 'cancel-unknown' }, forgetKey: false };
    case 'cancelled':
      return { kind: 'unpaid', toast: null, problem: cancelled, forgetKey: true };
  }
}
