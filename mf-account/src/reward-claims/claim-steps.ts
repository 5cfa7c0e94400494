import type { Claim } from '@mrw/shared-contracts/api/claims';

export type ClaimStep = {
  name: 'sent' | 'inReview' | 'decision' | 'APPROVED' | 'REJECTED' | 'RECALLED';
  state: 'done' | 'now' | 'ahead';
  /** When it happened, where the server says so. */
  at: string | null;
};

type Dates = Pick<Claim, 'offline_event_type' | 'creation_date' | 'last_modified_date'>;

/** The way of a claim: sent, in review, and what was decided; a recall comes after an approval (§4). */
export function claimSteps(claim: Dates): ClaimStep[] {
  const { offline_event_type: status, creation_date: created, last_modified_date: modified } = claim;
  const sent: ClaimStep = { name: 'sent', state: 'done', at: created };
  if (status === 'WAITING_FOR_APPROVAL') {
    return [
      sent,
      { name: 'inReview', state: 'now', at: null },
      { name: 'decision', state: 'ahead', at: null },
    ];
  }
  const reviewed: ClaimStep = { name: 'inReview', state: 'done', at: null };
  const approved: ClaimStep[] = status === 'RECALLED' ? [{ name: 'APPROVED', state: 'done', at: null }] : [];
  return [sent, reviewed, ...approved, { name: status, state: 'now', at: modified }];
}
