import { readResource, type Host } from '@mrw/shared-contracts';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { pointAccount, type PointAccount } from '@mrw/shared-contracts/api/points';
import { rememberHoldings } from '../unknown-outcome/holdings';
import { remember, type Remembered } from '../unknown-outcome/remember';

/** Records the state that a scan or check-in changes, to resolve an unknown outcome. */
export function rewardProbe(host: Host, uid: string, rule: EarningRule): Remembered {
  if (rule.coupon_template) return rememberHoldings(host, uid, 'coupons');
  // Stamps only: which card gets them is decided by the server.
  if (rule.points === 0 && rule.tpe === 0) return () => Promise.resolve(null);
  // A level-up deducts what was earned for it: then the number goes down.
  const hasCome = (before: PointAccount, now: PointAccount) =>
    rule.points > 0 ? now.balance > before.balance : now.total_points_earned !== before.total_points_earned;
  return remember(
    (options) => readResource(host.http.other, { url: `/point-accounts/${uid}`, ...options }, pointAccount),
    hasCome,
  );
}
