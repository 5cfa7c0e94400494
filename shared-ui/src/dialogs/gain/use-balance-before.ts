import { useSession } from '@mrw/shared-contracts';
import { useState } from 'react';

/** The points of the member now; null for visitors, and while they are unknown. */
export function useBalance(): number | null {
  const session = useSession();
  return session.kind === 'member' ? (session.member.pointAccount?.balance ?? null) : null;
}

/**
 * The points of the member before an act.
 *
 * @param waiting the act has not begun: the points are remembered
 * @returns null for visitors, and when they were unknown
 */
export function useBalanceBefore(waiting: boolean): number | null {
  const balance = useBalance();
  const [before, setBefore] = useState(balance);
  if (waiting && before !== balance) setBefore(balance);
  return before;
}
