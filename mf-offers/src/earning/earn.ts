import { failureOf, type Host } from '@mrw/shared-contracts';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import {
  outcomeIsUnknown,
  resolveOutcome,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import type { Ended } from '../acquire/after-attempt';
import { takePart } from '../participation/take-part';
import type { IsDone } from '../unknown-outcome/remember';
import type { Position } from './position';

/** The proof that a member was there. */
export type Proof = { kind: 'code'; code: string } | { kind: 'place'; position: Position };

export type EarnOutcome =
  /**
   * `stamps` is null when the response has no number, or when the outcome was resolved by a later reading.
   */
  | { kind: 'earned'; stamps: number | null }
  | { kind: 'refused'; failure: AcquireFailure }
  /** `unclear`: no response arrived, and the outcome cannot be resolved. */
  | { kind: 'failed' | 'unclear' };

export function earnEndedAs(outcome: EarnOutcome): Ended {
  if (outcome.kind === 'refused') return outcome.failure;
  return outcome.kind === 'earned' ? 'done' : outcome.kind;
}

export type Earning = {
  host: Host;
  uid: string;
  campaignId: string;
  proof: Proof;
  /** The task of a stamp card. */
  stampRule?: string;
  /** Reads whether the reward arrived, for an unknown outcome; null when that cannot be told. */
  wasEarned: IsDone | null;
};

/** Sends a scan or a check-in (§7). Never rejects. */
export async function earn({
  host,
  uid,
  campaignId,
  proof,
  stampRule,
  wasEarned,
}: Earning): Promise<EarnOutcome | UnknownOutcome<EarnOutcome>> {
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
    if (!outcomeIsUnknown(failure)) return refusalOf(error);
    if (!wasEarned) return { kind: 'unclear' };
    return resolveOutcome<EarnOutcome>(
      async (options) => ((await wasEarned(options)) ? { kind: 'earned', stamps: null } : null),
      { kind: 'failed' },
    );
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
