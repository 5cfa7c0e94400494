import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { availabilityOf } from '../../campaigns/availability';
import { perHeadLimit } from '../../campaigns/campaign-facts';
import { blockedBy, type Blocked } from '../../campaigns/press/blocked';

/** Why the buy button is disabled (§5). */
export type BuyBlock = Blocked | { kind: 'nothing-left' } | { kind: 'missing-points'; points: number };

/**
 * @param now milliseconds since 1970
 * @param balanceAfter null when the balance is unknown: then the server decides
 */
export function buyBlock(campaign: Campaign, now: number, balanceAfter: number | null): BuyBlock | null {
  const blocked = blockedBy(availabilityOf(campaign, now));
  if (blocked) return blocked;
  if (perHeadLimit(campaign) === 0) return { kind: 'nothing-left' };
  if (balanceAfter !== null && balanceAfter < 0) return { kind: 'missing-points', points: -balanceAfter };
  return null;
}
