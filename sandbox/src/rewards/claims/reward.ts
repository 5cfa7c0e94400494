import type { Work } from '../../platform/db/connect';
import { recordActivity } from '../../ledger/activity-log/record';
import { addProgress } from '../../ledger/levels/progress';
import { addPoints } from '../../ledger/points/ledger';
import { lockMember } from '../../platform/identity/lock';
import { grantOccasions, recordRewards, type Occasion } from '../participation/welcome';
import { pointsOfClaim } from './rules';

/** Points for the amount of a purchase, then what running purchase campaigns and stamp tasks add. */
export async function rewardPurchase(
  { tx, now }: Work,
  memberId: number,
  totalValue: number,
): Promise<{ points: number; occasions: readonly Occasion[] }> {
  const points = pointsOfClaim(totalValue);
  await addPoints({ tx, now }, memberId, points, 'GENERAL_PURCHASE');
  await recordActivity({ tx, now }, memberId, 'GENERAL_PURCHASE', { points, tpe: points });
  const member = await lockMember(tx, memberId);
  const { upgradedTo } = await addProgress(tx, member, points, now);
  const occasions = await grantOccasions({ tx, now }, member, 'GENERAL_PURCHASE', 'REWARD_EARNED');
  await recordRewards(tx, memberId, occasions, now);
  if (upgradedTo !== null) {
    await recordRewards(
      tx,
      memberId,
      await grantOccasions({ tx, now }, member, 'LEVEL_UPGRADE', 'REWARD_EARNED'),
      now,
    );
  }
  return { points, occasions };
}
