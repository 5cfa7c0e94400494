import type { Localized } from '../../db/schema/columns';
import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';
import { storesOfBrand } from '../places/stores';
import { t } from '../text';
import { brandTags } from './tags';

export type CampaignRow = NonNullable<SeedRows['campaigns']>[number];

/** Days are counted from D; `end` null: no end. */
export type Offer = {
  readonly id: number;
  readonly brand: number;
  readonly type: CampaignRow['type'];
  readonly name: Localized;
  readonly short: Localized;
  readonly detail: Localized;
  readonly how: Localized;
  readonly start?: number;
  readonly end?: number | null;
  readonly photoCount?: number;
  readonly more?: Partial<CampaignRow>;
};

const detailTitle = t('About this offer', '優惠詳情', '优惠详情');
const howTitle = t('How it works', '使用方法', '使用方法');

const isTranslated = (name: Localized) => name['zh-Hant'] !== undefined;

export function campaignRow(offer: Offer, moments: Moments): CampaignRow {
  const { id, brand, start = -20 - (id % 17), end = 40 + (id % 23), photoCount = 2 } = offer;
  const onlyEnglish = !isTranslated(offer.name);
  return {
    id,
    type: offer.type,
    name: offer.name,
    photos: { en: Array.from({ length: photoCount }, (_, index) => `campaigns/${id}-${index + 1}.jpg`) },
    cover_photo_url: `campaigns/${id}-1.jpg`,
    square_cover_photo_url: `campaigns/${id}-square.jpg`,
    start_date: moments.start(start),
    display_start_date: moments.start(Math.min(start, -1)),
    end_date: end === null ? null : moments.end(end),
    short_description: offer.short,
    detail_section_title: onlyEnglish ? { en: detailTitle.en } : detailTitle,
    detail_section_content: offer.detail,
    instruction_section_title: onlyEnglish ? { en: howTitle.en } : howTitle,
    instruction_section_content: offer.how,
    brand_id: brand,
    store_ids: storesOfBrand(brand),
    tags: brandTags(brand),
    ...offer.more,
  };
}
