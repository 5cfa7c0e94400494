import type { Host } from '@mrw/shared-contracts';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { takePart, type TookPart } from '../participation/take-part';
import { rememberLog } from '../unknown-outcome/log-entry';
import { onlyStore } from './only-store';

export type Purchase = {
  host: Host;
  uid: string;
  campaign: Campaign;
  quantity: number;
  onUnclear(): void;
};
/** The coupon is null when there are several, or when its id is not known. */
export type Bought = { kind: 'success'; quantity: number; couponId: string | null };

/** Buys, and resolves an unknown outcome. Never rejects. */
export async function buyCoupon({ campaign, quantity, ...act }: Purchase): TookPart<Bought> {
  const store = onlyStore(campaign);
  return takePart({
    ...act,
    gives: 'coupon',
    wish: `redeem ${campaign.id} x${quantity}`,
    data: {
      campaign: campaign.id,
      desired_coupon_quantity: quantity,
      ...(store ? { desired_coupon_store: store } : {}),
    },
    isDone: await rememberLog(act.host, act.uid, 'COUPON_REDEEMED', campaign),
    done: (record) => ({
      kind: 'success',
      quantity,
      couponId: quantity === 1 ? (record?.coupons[0]?.id ?? null) : null,
    }),
  });
}
