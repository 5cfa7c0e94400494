import type { Moments } from '../moments';
import { memberIds } from '../members/ids';
import { couponOffers } from './coupon-offers';
import { earningOffers } from './earning-offers';
import { fillerOffers } from './filler-offers';
import { campaignRow } from './offer';
import type { CampaignRow, Offer } from './offer';
import { specialCouponOffers } from './special-coupon-offers';
import { noticeOffers, stampOffers } from './stamp-offers';
import { ticketOffers } from './ticket-offers';

export const offers: readonly Offer[] = [
  ...couponOffers,
  ...specialCouponOffers,
  ...ticketOffers,
  ...earningOffers,
  ...stampOffers,
  ...noticeOffers,
  ...fillerOffers,
];

/** Store 1 shows several kinds of related campaigns. */
const alsoInStore1: ReadonlySet<number> = new Set([303, 401]);

function special(row: CampaignRow): CampaignRow {
  const id = row.id ?? 0;
  if (id === 101) {
    return {
      ...row,
      photos: { en: row.photos?.en ?? [], 'zh-Hant': translatedPhotos, 'zh-Hans': translatedPhotos },
    };
  }
  if (id === 102) return { ...row, only_for_member_ids: [memberIds['demo-level2']] };
  return alsoInStore1.has(id) ? { ...row, store_ids: [1, ...(row.store_ids ?? [])] } : row;
}

const translatedPhotos = [1, 2, 3].map((photo) => `campaigns/101-zh-${photo}.jpg`);

export const campaignRows = (moments: Moments): CampaignRow[] =>
  offers.map((offer) => special(campaignRow(offer, moments)));
