import { hasStarted } from '@mrw/shared-ui/formatters';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { stockLeft } from './campaign-facts';

/** Why the action of a campaign is not possible. */
export type Availability =
  | { kind: 'inactive' }
  | { kind: 'not-started'; from: string }
  | { kind: 'out-of-stock' }
  /** The action can be pressed and shows a message. */
  | { kind: 'ended' }
  | { kind: 'open' };

/**
 * The first obstacle in the order of Q-066. Blackout days are read at the press, not here.
 *
 * @param now milliseconds since 1970
 */
export function availabilityOf(campaign: Campaign, now: number): Availability {
  if (!campaign.is_active) return { kind: 'inactive' };
  if (!hasStarted(campaign.start_date, now)) return { kind: 'not-started', from: campaign.start_date };
  if (stockLeft(campaign) === 0) return { kind: 'out-of-stock' };
  if (hasEnded(campaign, now)) return { kind: 'ended' };
  return { kind: 'open' };
}

/** @param now milliseconds since 1970 */
export function hasEnded(campaign: Pick<Campaign, 'end_date'>, now: number): boolean {
  return campaign.end_date !== null && now > Date.parse(campaign.end_date);
}

/**
 * Whether a press would only show a message, as far as the page can tell: the end has passed, or today is a blackout
 * day. It affects the look of an action, which stays enabled.
 *
 * @param now milliseconds since 1970
 */
export function isClosedToday(campaign: Campaign, now: number): boolean {
  return hasEnded(campaign, now) || campaign.is_within_blackout_period;
}
