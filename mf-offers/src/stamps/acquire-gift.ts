import { failureOf, readResource, type Host } from '@mrw/shared-contracts';
import { acquiredReward } from '@mrw/shared-contracts/api/stamps';
import {
  outcomeIsUnknown,
  resolveOutcome,
  type UnknownOutcome,
} from '@mrw/shared-contracts/outcome/resolve-outcome';
import { singleUseHeaders } from '@mrw/shared-contracts/outcome/single-use-key';
import * as z from 'zod/mini';
import { acquireFailureOf, type AcquireFailure } from '../acquire/acquire-failure';
import { readStampRewards } from './use-stamp-card';

export type GiftOutcome =
  { kind: 'acquired' } | { kind: 'refused'; failure: AcquireFailure } | { kind: 'failed' };

/** The proof that the gift was opened; the coupons are read from their own list. */
const opened = z.pick(acquiredReward, { reward_id: true });

/** Opens a gift of a stamp card; an unknown outcome is resolved by reading the card. Never rejects. */
export async function acquireGift(
  host: Host,
  campaignId: string,
  badgeId: string,
): Promise<GiftOutcome | UnknownOutcome<GiftOutcome>> {
  const data = { store_id: null, reward_id: badgeId, app_installation: host.appInstallation$.value };
  const url = `/stamp_campaigns/${campaignId}/stamp_rewards/acquire`;
  try {
    await readResource(
      host.http.campaign,
      { method: 'post', url, data, headers: singleUseHeaders() },
      opened,
    );
    return { kind: 'acquired' };
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && failure.detail !== null) {
      return { kind: 'refused', failure: acquireFailureOf(failure.detail, 'coupon') };
    }
    if (!outcomeIsUnknown(failure)) return { kind: 'failed' };
    return resolveOutcome<GiftOutcome>(
      async (options) => {
        const { redeemedRewards } = await readStampRewards(host, campaignId, options);
        return redeemedRewards.includes(badgeId) ? { kind: 'acquired' } : null;
      },
      { kind: 'failed' },
    );
  }
}
