import type { Claim } from '@mrw/shared-contracts/api/claims';

export type ClaimStep = {
  name: 'sent' | 'inReview' | 'decision' | 'APPROVED' | 'REJECTED' | 'RECALLED';
  state: 'done' | 'now' | 'ahead';
  /** The date from the server; the current step has the date of the last change of the claim. */
  at?: string;
};

type Dates = Pick<Claim, 'offline_event_type' | 'creation_date'>;

/** The steps of a claim: sent, in review, decided; a recall comes after an approval (§4). */
export function claimSteps(claim: Dates): ClaimStep[] {
  const { offline_event_type: status, creation_date: created } = claim;
  const sent: ClaimStep = { name: 'sent', state: 'done', at: created };
  if (status === 'WAITING_FOR_APPROVAL') {
    return [sent, { name: 'inReview', state: 'now' }, { name: 'decision', state: 'ahead' }];
  }
  const reviewed: ClaimStep = { name: 'inReview', state: 'done' };
  const approved: ClaimStep[] = status === 'RECALLED' ? [{ name: 'APPROVED', state: 'done' }] : [];
  return [sent, reviewed, ...approved, { name: status, state: 'now' }];
}
