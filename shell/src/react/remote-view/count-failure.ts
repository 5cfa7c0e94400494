import { deviceNow } from '@mrw/shared-contracts/device/now';
import { failuresIn, failuresKey, type FailureArea } from '../../host/remotes/failed-versions';

/**
 * Counts a failure after the start. Where storage is blocked the version stays in use.
 *
 * @param base of the version
 * @param times 2 when the visitor chose to leave it
 */
export function countFailure(area: FailureArea, base: string, times = 1): void {
  const known = knownFailures(area).filter(([, before]) => before.length > 0);
  const before = known.find(([other]) => other === base)?.[1] ?? [];
  const now = [...before, ...Array.from({ length: times }, () => deviceNow())].slice(-2);
  try {
    area().setItem(failuresKey, JSON.stringify({ ...Object.fromEntries(known), [base]: now }));
  } catch {
    // Full or blocked.
  }
}

function knownFailures(area: FailureArea) {
  try {
    return failuresIn(area);
  } catch {
    return [];
  }
}
