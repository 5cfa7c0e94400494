import { failureOf, type Host } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import {
  outcomeIsUnknown,
  resolveOutcome,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { acquireFailureOf } from '../acquire/acquire-failure';
import { takePart } from '../participation/take-part';
import type { Remembered } from '../unknown-outcome/remember';
import type { BuyOutcome } from './buy-state';
import { onlyStore } from './only-store';

export type Purchase = {
  host: Host;
  uid: string;
  campaign: Campaign;
  quantity: number;
  /** The coupons before the purchase, to resolve an unknown outcome. */
  before: Remembered;
};

/** Buys, and resolves an unknown outcome. Never rejects. */
export async function buyCoupon({
  host,
  uid,
  campaign,
  quantity,
  before,
}: Purchase): Promise<BuyOutcome | UnknownOutcome<BuyOutcome>> {
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
    if (!outcomeIsUnknown(failure)) return { kind: 'api-failed' };
    if (!wasBought) return { kind: 'unclear' };
    return resolveOutcome<BuyOutcome>(
      async (options) => ((await wasBought(options)) ? { kind: 'success', quantity } : null),
      { kind: 'api-failed' },
    );
  }
}
