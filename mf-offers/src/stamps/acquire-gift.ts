import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import { acquiredReward } from '@mrw/shared-contracts/api/stamps';
import * as z from 'zod/mini';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { findOut, type Unknown } from '../lost-answer/find-out';
import { once } from '../lost-answer/once';
import { isLost } from '../lost-answer/recheck';
import { readStampRewards } from './use-stamp-card';

export type GiftOutcome =
  { kind: 'acquired' } | { kind: 'refused'; failure: AcquireFailure } | { kind: 'failed' };

/** What says that the gift was opened; the coupons are read from their own list. */
const opened = z.pick(acquiredReward, { reward_id: true });

/** Opens a gift of a stamp card; after a lost answer the card says whether it is open. Never rejects. */
export async function acquireGift(
  host: Host,
  campaignId: string,
  badgeId: string,
): Promise<GiftOutcome | Unknown<GiftOutcome>> {
  const data = { store_id: null, reward_id: badgeId, app_installation: host.appInstallation$.value };
  const url = `/stamp_campaigns/${campaignId}/stamp_rewards/acquire`;
  try {
    await readResource(host.http.campaign, { method: 'post', url, data, headers: once() }, opened);
    return { kind: 'acquired' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'refused', failure: acquireFailureOf(failure.detail, 'coupon') };
    }
    if (!isLost(failure)) return { kind: 'failed' };
    const wasAcquired = async () =>
      (await readStampRewards(host, campaignId)).redeemedRewards.includes(badgeId);
    return findOut<GiftOutcome>(wasAcquired, {
      done: { kind: 'acquired' },
      'not-done': { kind: 'failed' },
    });
  }
}
