import type { Claim } from '@mrw/shared-contracts/api/claims';

/** What a claim gave, by kind: the kinds that it gave something of. */
export function rewardKinds(rewards: Claim['rewards']) {
  const kinds = [
    { kind: 'rewardPoints', list: rewards.points_rewards },
    { kind: 'rewardCoupons', list: rewards.coupons_rewards },
    { kind: 'rewardStamps', list: rewards.stamps_rewards },
  ] as const;
  return kinds
    .filter(({ list }) => list.length > 0)
    .map(({ kind, list }) => ({ kind, list, count: list.reduce((sum, { value }) => sum + value, 0) }));
}
