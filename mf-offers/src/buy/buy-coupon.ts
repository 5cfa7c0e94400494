import { failureOf, type Host } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { acquireFailureOf } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { isLost } from '../lost-answer/recheck';
import type { Remembered } from '../lost-answer/remember';
import { takePart } from '../participation/take-part';
import type { BuyOutcome } from './buy-state';
import { onlyStore } from './only-store';

export type Purchase = {
  host: Host;
  uid: string;
  campaign: Campaign;
  quantity: number;
  /** The coupons before the purchase, to see after a lost answer whether it was made. */
  before: Remembered;
};

/** Buys, and finds out what happened when the answer is lost. Never rejects. */
export async function buyCoupon({
  host,
  uid,
  campaign,
  quantity,
  before,
}: Purchase): Promise<BuyOutcome | Unknown<BuyOutcome>> {
  const store = onlyStore(campaign);
  const data: ParticipationRequest = {
    campaign: campaign.id,
    desired_coupon_quantity: quantity,
    ...(store ? { desired_coupon_store: store } : {}),
  };
  const wasBought = await before();
  try {
    await takePart(host, uid, data);
    return { kind: 'success', quantity };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'acquire-failed', failure: acquireFailureOf(failure.detail, 'coupon') };
    }
    if (!isLost(failure)) return { kind: 'api-failed' };
    if (!wasBought) return { kind: 'unclear' };
    return findOut<BuyOutcome>(wasBought, {
      done: { kind: 'success', quantity },
      'not-done': { kind: 'api-failed' },
    });
  }
}
