import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { participation, type ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { hasNew, readHoldings } from '../lost-answer/holdings';
import { once } from '../lost-answer/once';
import { isLost, recheck, type Recheck } from '../lost-answer/recheck';
import { acquireFailureOf } from './acquire-failure';
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
export async function buyCoupon(purchase: Purchase): Promise<BuyOutcome> {
  const { host, uid, campaign, quantity } = purchase;
  const store = onlyStore(campaign);
  const data: ParticipationRequest = {
    campaign: campaign.id,
    desired_coupon_quantity: quantity,
    ...(store ? { desired_coupon_store: store } : {}),
  };
  const url = `/customers/${uid}/campaign_participation_records`;
  try {
    await readResource(host.http.campaign, { method: 'post', url, data, headers: once() }, participation);
    return { kind: 'success' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'acquire-failed', failure: acquireFailureOf(failure.detail, 'coupon') };
    }
    if (!isLost(failure)) return { kind: 'api-failed', known: true };
    return outcomeOf(await recheck(failure, () => wasBought(purchase)));
  }
}

/** Looks again after the result had to stay open. Never rejects. */
export async function lookAgain(purchase: Purchase): Promise<BuyOutcome> {
  return outcomeOf(await recheck({ kind: 'network' }, () => wasBought(purchase)));
}

async function wasBought({ host, uid, before }: Purchase): Promise<boolean> {
  return hasNew(await before, await readHoldings(host, uid, 'coupons'));
}

function outcomeOf(result: Recheck): BuyOutcome {
  return result === 'done' ? { kind: 'success' } : { kind: 'api-failed', known: result === 'not-done' };
}
