import type { Host } from '@mrw/shared-contracts';
import type { ActivityType } from '@mrw/shared-contracts/api/activity-log';
import type { Refused } from '../acquire/refused';
import { takePart, type TookPart } from '../participation/take-part';
import type { IsDone } from '../unknown-outcome/remember';
import type { Position } from './position';

/** The proof that a member was there. */
export type Proof = { kind: 'code'; code: string } | { kind: 'place'; position: Position };

/** `stamps` and the coupon are null when the response has none, or when the outcome was resolved by a later reading. */
export type Earned = { kind: 'earned'; stamps: number | null; couponId: string | null };
export type EarnOutcome = Earned | Refused;
export type EarnResult = TookPart<Earned>;

/** The entry that a scan or check-in adds to the activity log. */
export const entryTypes = { code: 'QR_CODE_SCAN', place: 'GPS_CHECK_IN' } as const satisfies Record<
  Proof['kind'],
  ActivityType
>;

export type Earning = {
  host: Host;
  uid: string;
  campaignId: string;
  proof: Proof;
  /** The task of a stamp card. */
  stampRule?: string;
  /** Reads whether the reward arrived, for an unknown outcome; null when the state before could not be read. */
  isDone: IsDone | null;
  onUnclear(): void;
};

/** Sends a scan or a check-in (§7). Never rejects. */
export function earn({ campaignId, proof, stampRule, ...act }: Earning): EarnResult {
  return takePart({
    ...act,
    gives: 'coupon',
    wish: `earn ${campaignId} ${stampRule ?? ''}`,
    data: {
      campaign: campaignId,
      customer: act.uid,
      app_installation: act.host.appInstallation$.value,
      ...proofFields(proof),
      ...(stampRule === undefined ? {} : { stamp_earning_rule: stampRule }),
    },
    done: (record) => ({
      kind: 'earned',
      stamps: record?.stamps ?? null,
      couponId: record?.coupons[0]?.id ?? null,
    }),
  });
}

function proofFields(proof: Proof) {
  return proof.kind === 'code'
    ? { qr_code: proof.code }
    : { check_in_latitude: proof.position.latitude, check_in_longitude: proof.position.longitude };
}
