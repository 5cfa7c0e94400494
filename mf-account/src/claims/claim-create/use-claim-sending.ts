import { tooManyTries, useHost, useKept, useStrings, type TooManyTries } from '@mrw/shared-contracts';
import type { ClaimRequest } from '@mrw/shared-contracts/api/claims';
import { useTooManyTriesText } from '@mrw/shared-ui';
import { useMounted } from '@mrw/shared-ui/actions/use-mounted';
import { useSingleFlight } from '@mrw/shared-ui/actions/use-single-flight';
import { useMember } from '@mrw/shared-ui/member';
import { useOutcomeInHand, useUnknownOutcome } from '@mrw/shared-ui/outcome';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { claimSent, type SentClaim } from '../reward-claims/claim-sent';
import { claimsKey } from '../reward-claims/use-claims';
import { fieldFaults, type FieldFaults } from './field-faults';
import { sendClaim, type ClaimOutcome } from './send-claim';
import { claimCreateStrings } from './strings';

type Problem = { kind: 'checkBackLater' | 'unknown' } | TooManyTries;

/** Where a sent claim is shown. */
const claims = () => import(/* webpackChunkName: "claims" */ '../reward-claims/claims-page');

/** Sends claims, and says what became of them. @param onSent the draft is no longer needed */
export function useClaimSending(onSent: () => void) {
  const t = useStrings(claimCreateStrings);
  const waitOf = useTooManyTriesText();
  const host = useHost();
  const { uid } = useMember();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const mounted = useMounted('claim');
  const [sending, run] = useSingleFlight('claim');
  const [refused, setRefused] = useKept<FieldFaults | null>('claim refused', null);
  const [problem, setProblem] = useKept<Problem | null>('claim not sent', null);
  const [receiptNumber, setReceiptNumber] = useKept('receipt number', '');
  const [sent, setSent] = useKept<SentClaim | null>('claim sent', null);
  const [isTold, setTold] = useKept('claim told', false);
  const isPageInHand = useOutcomeInHand(claims);

  const textOf = (found: Problem) => (found.kind === 'too-many-tries' ? waitOf(found) : t(found.kind));
  const fail = (found: Problem, faults: FieldFaults = {}) => {
    setRefused(faults);
    // A message at a field says more.
    setProblem(Object.keys(faults).length === 0 ? found : null);
    host.notify.toast(textOf(found), 'failed');
  };
  // The form is empty now: Back leaves it out.
  const leaveFor = (claim: SentClaim) => {
    setTold(false);
    if (mounted.current) void navigate('/transaction', { replace: true, state: claimSent(claim) });
  };
  const tell = async (claim: SentClaim) => {
    setSent(claim);
    if (await isPageInHand()) leaveFor(claim);
    else setTold(true);
  };
  const question = useUnknownOutcome<ClaimOutcome>(
    (outcome) => {
      switch (outcome.kind) {
        case 'sent':
          onSent();
          void queries.invalidateQueries({ queryKey: [...claimsKey, 'list'] });
          // A claim is one of the first steps of a new member.
          void host.auth.reloadMember();
          host.notify.toast(t('submitted'));
          void tell({ id: outcome.id, receiptNumber });
          return;
        case 'refused':
          fail(tooManyTries(outcome.refusal) ?? { kind: 'checkBackLater' }, fieldFaults(outcome.refusal));
          return;
        case 'not-sent':
          fail({ kind: 'checkBackLater' });
          return;
        case 'unknown':
          fail({ kind: 'unknown' });
      }
    },
    { key: 'claim' },
  );

  const reset = () => {
    setRefused(null);
    setProblem(null);
  };
  return {
    sending: sending || sent !== null,
    /** The response did not tell whether the claim was created: the claims are being read. */
    checking: question.checking,
    /** Faults by field; null before a refusal. */
    refused,
    /** The claim that was sent, while the code of the page that shows it does not come. */
    told: isTold ? sent : null,
    leaveFor,
    /** Why the claim was not sent, where no field says it. */
    problem: problem && textOf(problem),
    reset,
    send: (request: ClaimRequest) => {
      run(async () => {
        question.drop();
        reset();
        setReceiptNumber(request.invoice_id ?? '');
        question.receive(await sendClaim(host, uid, request, question.check));
      });
    },
  };
}
