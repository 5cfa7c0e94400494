import type { StampBadge, StampRewards } from '@mrw/shared-contracts/api/stamps';

/** One place of a stamp card (§2 Stamp campaigns). */
export type StampSlot = {
  /** From 1. */
  number: number;
  /** The earned stamps reach its number. */
  active: boolean;
  gift: { badge: StampBadge; opened: boolean } | null;
};

/**
 * The places of a stamp card.
 *
 * @param total places of the card; a gift further out makes it longer
 */
export function stampSlots(
  total: number,
  rewards: Pick<StampRewards, 'badges' | 'earnedStamps' | 'redeemedRewards'>,
): readonly StampSlot[] {
  const length = Math.max(total, 0, ...rewards.badges.map((badge) => badge.required_stamps));
  return Array.from({ length }, (_, index) => {
    const number = index + 1;
    const badge = rewards.badges.find((candidate) => candidate.required_stamps === number);
    return {
      number,
      active: rewards.earnedStamps >= number,
      gift: badge ? { badge, opened: rewards.redeemedRewards.includes(badge.id) } : null,
    };
  });
}

/** The action of a press on a gift: only an active, unopened one can be acquired (§4). */
export function giftPress(slot: StampSlot): 'nothing' | 'acquire' | 'confirm' {
  if (!slot.active || !slot.gift || slot.gift.opened) return 'nothing';
  return slot.gift.badge.reward_type === 'POINTS' ? 'acquire' : 'confirm';
}

/** The first gift that the stamps do not reach yet, and how many are missing; null without one. */
export function nextGift(slots: readonly StampSlot[], earned: number) {
  const next = slots.find(({ gift, active }) => gift && !active);
  return next?.gift ? { badge: next.gift.badge, missing: next.number - earned } : null;
}
