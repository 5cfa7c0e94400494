import type { Localized } from '../../db/schema/columns';
import type { SeedRows } from '../../db/seed-contract';
import { how as instructions } from '../campaigns/instructions';
import { t } from '../text';

export type CouponTemplateRow = NonNullable<SeedRows['coupon_templates']>[number];

export type TemplateDraft = {
  readonly id: number;
  readonly name: Localized;
  readonly brand: number;
  /** Campaign whose photos are shown. */
  readonly pictures: number;
  readonly photoCount?: number | undefined;
  readonly detail: Localized;
  readonly how?: Localized;
  readonly more?: Partial<CouponTemplateRow>;
};

const detailTitle = t('Details', '詳情', '详情');
const howTitle = t('How to use', '使用方法', '使用方法');

export function templateRow(draft: TemplateDraft): CouponTemplateRow {
  const { id, pictures, photoCount = 2 } = draft;
  const onlyEnglish = draft.name['zh-Hant'] === undefined;
  return {
    id,
    coupon_type: 'COUPON',
    name: draft.name,
    brand_id: draft.brand,
    photos: {
      en: Array.from({ length: photoCount }, (_, index) => `campaigns/${pictures}-${index + 1}.jpg`),
    },
    cover_photo_url: `campaigns/${pictures}-1.jpg`,
    detail_section_title: onlyEnglish ? { en: detailTitle.en } : detailTitle,
    detail_section_content: draft.detail,
    instruction_section_title: onlyEnglish ? { en: howTitle.en } : howTitle,
    instruction_section_content: draft.how ?? instructions.coupon,
    validity_days: 60,
    ...draft.more,
  };
}
