import { bareDetail, details } from '@mrw/shared-contracts/api/errors';

/** Why the server refused a participation, as §8 names the messages. */
export type AcquireFailure =
  | 'couponOutOfStock'
  | 'ticketOutOfStock'
  | 'reachLimit'
  | 'blackoutLimit'
  | 'couponHasExpired'
  | 'ticketHasExpired'
  | 'invalidGPSLocation'
  | 'invalidQRCode'
  | 'insufficientPoints'
  | 'spendingLocked'
  | 'noLongerAvailable'
  | 'notStarted';

const exact: Readonly<Record<string, AcquireFailure>> = {
  [bareDetail(details.couponCampaignExpired)]: 'couponHasExpired',
  [bareDetail(details.ticketCampaignExpired)]: 'ticketHasExpired',
  [bareDetail(details.outsideRadius)]: 'invalidGPSLocation',
  [bareDetail(details.invalidQrCode)]: 'invalidQRCode',
  // Three more than §8 names.
  [bareDetail(details.insufficientPoints)]: 'insufficientPoints',
  [bareDetail(details.spendingLocked)]: 'spendingLocked',
  [bareDetail(details.campaignUnavailable)]: 'noLongerAvailable',
  [bareDetail(details.campaignNotStarted)]: 'notStarted',
};

/**
 * The message for a detail of the server (§8). An unknown detail counts as the reached limit.
 *
 * @param kind what is acquired: the same detail has another text for tickets
 */
export function acquireFailureOf(detail: string, kind: 'coupon' | 'ticket'): AcquireFailure {
  const text = bareDetail(detail);
  if (text === bareDetail(details.soldOut))
    return kind === 'ticket' ? 'ticketOutOfStock' : 'couponOutOfStock';
  if (text.includes('not available today')) return 'blackoutLimit';
  return exact[text] ?? 'reachLimit';
}
