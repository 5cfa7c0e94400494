import { readResource, type Host } from '@mrw/shared-contracts';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { pointAccount, type PointAccount } from '@mrw/shared-contracts/api/points';
import { rememberHoldings } from '../lost-answer/holdings';
import { remember, type Remembered } from '../lost-answer/remember';

/** Remembers what a member has of what a scan or check-in gives, to see after a lost answer whether it came. */
export function rewardProbe(host: Host, uid: string, rule: EarningRule): Remembered {
  if (rule.coupon_template) return rememberHoldings(host, uid, 'coupons');
  // Nothing but stamps: on which card they come, only the server knows.
  if (rule.points === 0 && rule.tpe === 0) return () => Promise.resolve(null);
  // A higher level charges what was earned for it: then the number goes down.
  const hasCome = (before: PointAccount, now: PointAccount) =>
    rule.points > 0 ? now.balance > before.balance : now.total_points_earned !== before.total_points_earned;
  return remember(
    () => readResource(host.http.other, { url: `/point-accounts/${uid}` }, pointAccount),
    hasCome,
  );
}
