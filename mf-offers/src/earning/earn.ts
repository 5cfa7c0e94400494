import { failureOf, type Host } from '@mrw/shared-contracts';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { isLost } from '../lost-answer/recheck';
import { takePart } from '../participation/take-part';
import type { Position } from './position';

/** What shows that a member was there. */
export type Proof = { kind: 'code'; code: string } | { kind: 'place'; position: Position };

export type EarnOutcome =
  /** `stamps` is null when the answer did not say it, or was lost and the effect found by reading again. */
  | { kind: 'earned'; stamps: number | null }
  | { kind: 'refused'; failure: AcquireFailure }
  /** `unclear`: no answer came, and nobody can tell whether the reward did. */
  | { kind: 'failed' | 'unclear' };

export type Earning = {
  host: Host;
  uid: string;
  campaignId: string;
  proof: Proof;
  /** The task of a stamp card. */
  stampRule?: string;
  /** Reads whether the reward is there, for the case of a lost answer; null when nobody can tell. */
  wasEarned: (() => Promise<boolean>) | null;
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
  try {
    const { stamps } = await takePart(host, uid, data);
    return { kind: 'earned', stamps };
  } catch (error) {
    const failure = failureOf(error);
    if (!isLost(failure)) return refusalOf(error);
    if (!wasEarned) return { kind: 'unclear' };
    return findOut<EarnOutcome>(wasEarned, {
      done: { kind: 'earned', stamps: null },
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
