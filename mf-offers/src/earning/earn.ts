import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import {
  participation,
  type Participation,
  type ParticipationRequest,
} from '@mrw/shared-contracts/api/participation';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { once } from '../lost-answer/once';
import { isLost } from '../lost-answer/recheck';
import type { Position } from './position';

/** What shows that a member was there. */
export type Proof = { kind: 'code'; code: string } | { kind: 'place'; position: Position };

export type EarnOutcome =
  /** `answer` is null when it was lost and the effect was found by reading again. */
  | { kind: 'earned'; answer: Participation | null }
  | { kind: 'refused'; failure: AcquireFailure }
  | { kind: 'failed' };

export type Earning = {
  host: Host;
  uid: string;
  campaignId: string;
  proof: Proof;
  /** The task of a stamp card. */
  stampRule?: string;
  /** Reads whether the reward is there, for the case of a lost answer. */
  wasEarned(): Promise<boolean>;
};

/** Sends a scan or a check-in (§7). Never rejects. */
export async function earn({
  host,
  uid,
  campaignId,
  proof,
  stampRule,
  wasEarned,
}: Earning): Promise<EarnOutcome | Unknown<EarnOutcome>> {
  const data: ParticipationRequest = {
    campaign: campaignId,
    customer: uid,
    app_installation: host.appInstallation$.value,
    ...proofFields(proof),
    ...(stampRule === undefined ? {} : { stamp_earning_rule: stampRule }),
  };
  const url = `/customers/${uid}/campaign_participation_records`;
  try {
    return {
      kind: 'earned',
      answer: await readResource(
        host.http.campaign,
        { method: 'post', url, data, headers: once() },
        participation,
      ),
    };
  } catch (error) {
    const failure = failureOf(error);
    if (!isLost(failure)) return refusalOf(error);
    return findOut<EarnOutcome>(wasEarned, {
      done: { kind: 'earned', answer: null },
      'not-done': { kind: 'failed' },
    });
  }
}

/** The message of a failure that has one (§8). */
export function refusalOf(error: unknown): EarnOutcome {
  const failure = failureOf(error);
  if (failure.kind !== 'refused' || failure.detail === null) return { kind: 'failed' };
  return { kind: 'refused', failure: acquireFailureOf(failure.detail, 'coupon') };
}

function proofFields(proof: Proof) {
  return proof.kind === 'code'
    ? { qr_code: proof.code }
    : { check_in_latitude: proof.position.latitude, check_in_longitude: proof.position.longitude };
}
