import type { PointAccount } from '@mrw/shared-contracts/api/points';
import * as z from 'zod/mini';

/** What a member saves for: one offer, or the next level. */
export const goal = z.union([
  z.object({ kind: z.literal('offer'), id: z.string() }),
  z.object({ kind: z.literal('level') }),
]);
export type Goal = z.infer<typeof goal>;

export type GoalProgress = {
  /** Whole per cent; 100 only when nothing is missing. */
  percent: number;
  missing: number;
};

/** How far the balance is on the way to a price. */
export function offerProgress(price: number, balance: number): GoalProgress {
  return progressOf(Math.max(0, price - balance), price);
}

/** How far the member is on the way to the next level; null at the highest one. */
export function nextLevelProgress(account: PointAccount): GoalProgress | null {
  const { points_to_level_up: missing, total_level_up_required_points: required } = account;
  return missing === null || required === null ? null : progressOf(Math.max(0, missing), required);
}

function progressOf(missing: number, whole: number): GoalProgress {
  if (missing === 0 || whole <= 0) return { percent: 100, missing: 0 };
  return { percent: Math.max(0, Math.min(99, Math.floor(((whole - missing) / whole) * 100))), missing };
}
