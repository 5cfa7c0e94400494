import type { Claim } from '@mrw/shared-contracts/api/claims';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Row } from '../../platform/db/schema';
import type { ClaimReward } from '../../platform/db/schema/points';
import { sendId } from '../../platform/http/ids';
import { say, sayOrNull, translationsOf } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';

export type JoinedClaim = { claim: Row<'claims'>; store: Row<'stores'>; brand: Row<'brands'> | null };

/** The wire form of a reward claim (contract §5). `media`: address below which the images lie. */
export function claimAnswer(
  { claim, store, brand }: JoinedClaim,
  membershipId: string,
  media: string,
  language: Language,
): Claim {
  const image = (path: string | null) => (path === null ? null : `${media}/${path}`);
  const rewards = (list: readonly ClaimReward[]) =>
    list.map(({ value, campaign, earning_rule: rule, coupon_ids: coupons }) => ({
      value,
      campaign: sayOrNull(campaign, language),
      earning_rule: sayOrNull(rule, language),
      ...(coupons ? { coupon_ids: coupons.map(sendId) } : {}),
    }));
  return {
    id: sendId(claim.id),
    customer: { membership_id: membershipId },
    offline_event_type: claim.status,
    status: claim.status,
    store: {
      id: sendId(store.id),
      name: say(store.name, language),
      translations: translationsOf(store.name),
      brand:
        brand === null
          ? null
          : { id: sendId(brand.id), name: say(brand.name, language), icon_url: brand.icon_url },
      icon_url: brand?.icon_url ?? null,
    },
    invoice_id: claim.invoice_id,
    date: isoMoment(claim.date),
    creation_date: isoMoment(claim.creation_date),
    last_modified_date: isoMoment(claim.last_modified_date),
    total_value: claim.total_value,
    rewards: {
      points_rewards: rewards(claim.rewards.points_rewards),
      coupons_rewards: rewards(claim.rewards.coupons_rewards),
      stamps_rewards: rewards(claim.rewards.stamps_rewards),
    },
    receipt_image_url: image(claim.receipt_image),
    credit_card_slip_image_url: image(claim.credit_card_slip_image),
  };
}
