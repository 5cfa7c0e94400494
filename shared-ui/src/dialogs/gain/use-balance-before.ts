import { useKept, useSession } from '@mrw/shared-contracts';
import { useEffect, useId } from 'react';

/** The points of the member now; null for visitors, and while they are unknown. */
export function useBalance(): number | null {
  const session = useSession();
  return session.kind === 'member' ? (session.member.pointAccount?.balance ?? null) : null;
}

/**
 * The points of the member before an act.
 *
 * @param waiting the act has not begun: the points are remembered
 * @param key names the act among those on the page: the points outlive a remount (`useKept`)
 * @returns null for visitors, and when they were unknown
 */
export function useBalanceBefore(waiting: boolean, key?: string): number | null {
  const balance = useBalance();
  const own = useId();
  const [before, setBefore] = useKept(`balance before ${key ?? own}`, balance);
  useEffect(() => {
    if (waiting) setBefore(balance);
  }, [waiting, balance, setBefore]);
  return waiting ? balance : before;
}
