import { readResource, type Host, type Member } from '@mrw/shared-contracts';
import type { EarningRule } from '@mrw/shared-contracts/api/earning-rules';
import { pointAccount } from '@mrw/shared-contracts/api/points';
import { hasNew, readHoldings, settled } from '../lost-answer/holdings';

/**
 * Remembers what a member has before a scan or check-in, to see after a lost answer whether the reward came.
 *
 * @returns when that is known, a function that reads again; it rejects when nothing can be told
 */
export async function rewardProbe(
  host: Host,
  member: Member,
  rule: EarningRule,
): Promise<() => Promise<boolean>> {
  if (rule.coupon_template) {
    const before = readHoldings(host, member.uid, 'coupons');
    // Needed after a lost answer only: whoever needs it sees the rejection.
    await settled(before);
    return async () => hasNew(await before, await readHoldings(host, member.uid, 'coupons'));
  }
  const before = member.pointAccount?.balance;
  return async () => {
    if (before === undefined) throw new Error('The balance before is not known');
    const url = `/point-accounts/${member.uid}`;
    return (await readResource(host.http.other, { url }, pointAccount)).balance > before;
  };
}
