import { useStrings } from '@mrw/shared-contracts';
import { details, isDetail } from '@mrw/shared-contracts/api/errors';
import { useTooManyTriesText } from '@mrw/shared-ui';
import { partnerStrings } from '../partner/strings';
import { spendingLockedStrings } from '../spending-locked/strings';
import type { CashFailure } from './cash-calls';
import { cashStrings } from './strings';

/** Why a payment ended unpaid, or was cancelled by the member. */
export type PaymentProblem =
  | CashFailure
  /** It is unknown whether a code was created or cancelled. */
  | { kind: 'create-unknown' }
  | { kind: 'cancel-unknown' }
  /** Whether it was paid is unknown; it was cancelled then. */
  | { kind: 'not-renewed' }
  /** The payment window is over (§4): the points are released. */
  | { kind: 'ended' }
  /** The member has closed the code: its points are released. */
  | { kind: 'closed' }
  /** Closed after the scan. */
  | { kind: 'scanned' }
  /** The partner site has refused the code. */
  | { kind: 'partner'; error: string | null }
  /** The partner site did not respond, and its code is cancelled. */
  | { kind: 'silent' };

/** True of an answer of the server: a toast shows it too (§8). */
export const isFailure = ({ kind }: PaymentProblem): boolean =>
  kind === 'refused' || kind === 'failed' || kind === 'too-many-tries';

const keys = {
  'create-unknown': 'createUnknown',
  'cancel-unknown': 'cancelUnknown',
  'not-renewed': 'notRenewed',
  ended: 'ended',
  closed: 'closed',
  scanned: 'scanned',
  failed: 'failed',
} as const;

/** In the language of the page; texts of a server or a partner are unchanged. */
export function useProblemText(): (problem: PaymentProblem) => string {
  const t = useStrings(cashStrings);
  const tPartner = useStrings(partnerStrings);
  const tLocked = useStrings(spendingLockedStrings);
  const waitOf = useTooManyTriesText();
  return (problem) => {
    if (problem.kind === 'refused')
      return isDetail(problem.detail, details.spendingLocked) ? tLocked('locked') : problem.detail;
    if (problem.kind === 'too-many-tries') return waitOf(problem);
    if (problem.kind === 'partner') return problem.error ?? tPartner('redemptionFailed');
    if (problem.kind === 'silent') return tPartner('holdReleased');
    return t(keys[problem.kind]);
  };
}
