import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { stockLeft } from './campaign-facts';

/** What stands in the way of the action of a campaign. */
export type Availability =
  | { kind: 'inactive' }
  | { kind: 'not-started'; from: string }
  | { kind: 'out-of-stock' }
  /** The action can be pressed and answers with a message. */
  | { kind: 'ended' }
  | { kind: 'open' };

/**
 * The first obstacle in the order of Q-066. Blackout days are asked for at the press, not here.
 *
 * @param now milliseconds since 1970
 */
export function availabilityOf(campaign: Campaign, now: number): Availability {
  if (!campaign.is_active) return { kind: 'inactive' };
  if (now < Date.parse(campaign.start_date)) return { kind: 'not-started', from: campaign.start_date };
  if (stockLeft(campaign) === 0) return { kind: 'out-of-stock' };
  if (campaign.end_date !== null && now > Date.parse(campaign.end_date)) return { kind: 'ended' };
  return { kind: 'open' };
}
