import type { PointAccount } from '@mrw/shared-contracts/api/points';

export type Progress = {
  /** 0 to 1. */
  share: number;
  /** Still missing. */
  missing: number;
};

/** Total earned divided by required, at most 1; hidden at the highest level (§3). */
export function upgradeProgress(account: PointAccount): Progress | null {
  const { points_to_level_up: missing, total_level_up_required_points: required } = account;
  if (missing === null || required === null) return null;
  return { share: shareOf(account.total_points_earned, required), missing };
}

/** (Required minus missing) divided by required; hidden unless something is missing (§3, Q-117). */
export function retainProgress(account: PointAccount): Progress | null {
  const missing = account.points_to_retain_level;
  const required = account.current_level_data.retain_required_value;
  if (missing <= 0) return null;
  return { share: shareOf(required - missing, required), missing };
}

/**
 * Per cent as it is shown: 100 only when nothing is missing.
 *
 * @param share 0 to 1; what a division loses in the last digits (0.29 × 100 is 28.999…) is given back
 */
export function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-9);
}

function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));
}
