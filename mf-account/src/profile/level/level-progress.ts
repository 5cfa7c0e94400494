import type { PointAccount } from '@mrw/shared-contracts/api/points';

export type Progress = {
  /** 0 to 1. */
  share: number;
  /** Amount that is missing. */
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
 * Whole per cent: 100 only when nothing is missing.
 *
 * @param share 0 to 1; rounding errors (0.29 × 100 is 28.999…) are corrected
 */
export function wholePercent(share: number): number {
  return Math.floor(share * 100 + 1e-9);
}

function shareOf(part: number, whole: number): number {
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, part / whole));
}
