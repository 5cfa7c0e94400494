import { failureOf, type Host } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { acquireFailureOf } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { hasNew, readHoldings, settled } from '../lost-answer/holdings';
import { isLost } from '../lost-answer/recheck';
import { takePart } from '../participation/take-part';
import type { BuyOutcome } from './buy-state';
import { onlyStore } from './only-store';

export type Purchase = {
  host: Host;
  uid: string;
  campaign: Campaign;
  quantity: number;
  /** Ids of the newest coupons before the purchase, to see after a lost answer whether it was made. */
  before: Promise<ReadonlySet<string>>;
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
  await settled(before);
  try {
    await takePart(host, uid, data);
    return { kind: 'success' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'acquire-failed', failure: acquireFailureOf(failure.detail, 'coupon') };
    }
    if (!isLost(failure)) return { kind: 'api-failed' };
    const wasBought = async () => hasNew(await before, await readHoldings(host, uid, 'coupons'));
    return findOut<BuyOutcome>(wasBought, { done: { kind: 'success' }, 'not-done': { kind: 'api-failed' } });
  }
}
