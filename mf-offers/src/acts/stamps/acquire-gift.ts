import type { Host } from '@mrw/shared-contracts';
import { coupon } from '@mrw/shared-contracts/api/coupons';
import { acquiredReward } from '@mrw/shared-contracts/api/stamps';
import type { UnknownOutcome } from '@mrw/shared-contracts/outcome/resolve-outcome';
import { spend } from '@mrw/shared-contracts/outcome/spend';
import * as z from 'zod/mini';
import { readStampRewards } from '../../campaigns/gifts/stamp-rewards';
import { refusedAs, type Refused } from '../acquire/refused';

/** The coupon is null for points and several coupons, and when its id is not known. */
type Acquired = { kind: 'acquired'; couponId: string | null };
export type GiftOutcome = Acquired | Refused;

/** The proof that the gift was opened; its coupons are a way to them only. */
const opened = z.extend(z.pick(acquiredReward, { reward_id: true }), {
  coupons: z.catch(z.array(z.pick(coupon, { id: true })), []),
});

type Gift = { host: Host; campaignId: string; badgeId: string; onUnclear(): void };

/** Opens a gift of a stamp card; an unknown outcome is resolved by reading the card. Never rejects. */
export function acquireGift({
  host,
  campaignId,
  badgeId,
  onUnclear,
}: Gift): Promise<GiftOutcome | UnknownOutcome<GiftOutcome>> {
  return spend<typeof opened, GiftOutcome>({
    host,
    client: host.http.campaign,
    wish: `gift ${campaignId} ${badgeId}`,
    request: {
      url: `/stamp_campaigns/${campaignId}/stamp_rewards/acquire`,
      data: { store_id: null, reward_id: badgeId, app_installation: host.appInstallation$.value },
    },
    schema: opened,
    done: ({ coupons }) => ({
      kind: 'acquired',
      couponId: coupons.length === 1 ? (coupons[0]?.id ?? null) : null,
    }),
    refused: (refusal) => refusedAs(refusal, 'coupon'),
    readBack: {
      read: async (options) => {
        const { redeemedRewards } = await readStampRewards(host, campaignId, options);
        return redeemedRewards.includes(badgeId) ? { kind: 'acquired', couponId: null } : null;
      },
      notDone: () => ({ kind: 'failed' }),
    },
    onUnclear,
  });
}
