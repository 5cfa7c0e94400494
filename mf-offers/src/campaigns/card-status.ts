import { expiryLabelKind, hasStarted } from '@mrw/shared-ui/formatters';
import type { Campaign } from '@mrw/shared-contracts/api/campaigns';
import { stockLeft } from './campaign-facts';
import { endOf } from './campaign-end';

/** The one status that a card shows on its photo. */
export type CardStatus =
  | { kind: 'out-of-stock' }
  | { kind: 'coming'; from: string }
  /** Ends within the given days, or has ended. */
  | { kind: 'ending'; end: string }
  | { kind: 'none' };

/**
 * Selects the most urgent status of a card.
 *
 * @param now milliseconds since 1970
 * @param within days before the end that count: 3 on home, 6 in lists (§9)
 */
export function cardStatus(campaign: Campaign, now: number, within: number): CardStatus {
  if (stockLeft(campaign) === 0) return { kind: 'out-of-stock' };
  if (!hasStarted(campaign.start_date, now)) return { kind: 'coming', from: campaign.start_date };
  const end = endOf(campaign);
  if (end === null) return { kind: 'none' };
  const label = expiryLabelKind(end, now);
  const near = label.kind === 'days-left' ? label.days <= within : label.kind !== 'later';
  return near ? { kind: 'ending', end } : { kind: 'none' };
}
