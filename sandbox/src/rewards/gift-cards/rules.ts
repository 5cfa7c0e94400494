import { details } from '@mrw/shared-contracts/api/errors';
import { pointsPerCashDollar } from '../cash-dollar/rules';

type Card = { designated_member_ids: number[] | null; redeemed_by: number | null };

/** HK$1 is worth 1000 points. */
export const pointsOfCard = (cashValue: number): number => Math.floor(cashValue * pointsPerCashDollar);

export function refuseRedeem(card: Card, memberId: number): string | null {
  const isOwner = card.designated_member_ids?.includes(memberId) ?? true;
  if (!isOwner) return details.notGiftCardOwner;
  return card.redeemed_by === null ? null : details.giftCardRedeemed;
}
