import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { availabilityOf, isClosedToday } from '../availability';
import { perHeadLimit, requiredPoints } from '../campaign-facts';

/**
 * Whether a member with these points can have an offer now: it has begun, is not gone, and not closed today.
 *
 * @param now milliseconds since 1970
 */
export function canBeHad(campaign: Campaign, balance: number, now: number): boolean {
  const price = requiredPoints(campaign);
  return (
    price !== null &&
    price <= balance &&
    perHeadLimit(campaign) !== 0 &&
    availabilityOf(campaign, now).kind === 'open' &&
    !isClosedToday(campaign, now)
  );
}
