import { useStrings } from '@mrw/shared-contracts';
import { partnerStrings } from '../partner/strings';
import type { CashFailure } from './cash-calls';
import { cashStrings } from './strings';

/** Why a payment ended without being paid. */
export type PaymentProblem =
  | CashFailure
  /** Whether a code was made, or given back, could not be found out. */
  | { kind: 'create-unknown' }
  | { kind: 'cancel-unknown' }
  /** Closed after the scan. */
  | { kind: 'scanned' }
  /** The site around this one has refused the code. */
  | { kind: 'partner'; error: string | null };

const keys = {
  'no-internet': 'noInternet',
  'create-unknown': 'createUnknown',
  'cancel-unknown': 'cancelUnknown',
  scanned: 'scanned',
  failed: 'failed',
} as const;

/** In the language of the page; what a server or a partner said stays as it is. */
export function useProblemText(): (problem: PaymentProblem) => string {
  const t = useStrings(cashStrings);
  const tPartner = useStrings(partnerStrings);
  return (problem) => {
    if (problem.kind === 'refused') return problem.detail;
    if (problem.kind === 'partner') return problem.error ?? tPartner('redemptionFailed');
    return t(keys[problem.kind]);
  };
}
