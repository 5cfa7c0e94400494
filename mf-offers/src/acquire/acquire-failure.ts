import { details } from '@mrw/shared-contracts/api/errors';

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
  | 'noLongerAvailable'
  | 'notStarted';

const exact: Readonly<Record<string, AcquireFailure>> = {
  [bare(details.couponCampaignExpired)]: 'couponHasExpired',
  [bare(details.ticketCampaignExpired)]: 'ticketHasExpired',
  [bare(details.outsideRadius)]: 'invalidGPSLocation',
  [bare(details.invalidQrCode)]: 'invalidQRCode',
  // Three more than §8 names.
  [bare(details.insufficientPoints)]: 'insufficientPoints',
  [bare(details.campaignUnavailable)]: 'noLongerAvailable',
  [bare(details.campaignNotStarted)]: 'notStarted',
};

/**
 * The message for a detail of the server (§8). Anything unknown counts as the limit that is reached.
 *
 * @param kind what is acquired: the same detail has its own words for tickets
 */
export function acquireFailureOf(detail: string, kind: 'coupon' | 'ticket'): AcquireFailure {
  const text = bare(detail);
  if (text === bare(details.soldOut)) return kind === 'ticket' ? 'ticketOutOfStock' : 'couponOutOfStock';
  if (text.includes('not available today')) return 'blackoutLimit';
  return exact[text] ?? 'reachLimit';
}

/** Without blanks around it and without one full stop. */
function bare(detail: string): string {
  return detail.trim().replace(/\.$/, '');
}
