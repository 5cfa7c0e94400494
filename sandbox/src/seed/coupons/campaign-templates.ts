import { offers } from '../campaigns/campaigns';
import type { Offer } from '../campaigns/offer';
import { t } from '../text';
import type { CouponTemplateRow } from './template';
import { templateRow } from './template';

const special: Readonly<Record<number, Partial<CouponTemplateRow>>> = {
  114: { virtual_real_type: 'VIRTUAL', should_use_in_store: true, medium_type: 'OFFLINE' },
  115: {
    virtual_real_type: 'VIRTUAL',
    should_use_in_store: true,
    should_select_usage_medium: true,
    show_online_offline_selection: true,
  },
  122: { should_use_in_store: true },
  124: { effective_after_days: 10 },
};

const ofOffer = (offer: Offer): CouponTemplateRow =>
  templateRow({
    id: offer.id,
    name: offer.name,
    brand: offer.brand,
    pictures: offer.id,
    photoCount: offer.photoCount,
    detail: offer.detail,
    how: offer.how,
    more: {
      coupon_type: offer.type === 'TICKET_CAMPAIGN' ? 'TICKET' : 'COUPON',
      ...(offer.type === 'TICKET_CAMPAIGN'
        ? { redemption_method: 'USER_SCAN_STORE_QR', validity_days: 30 }
        : {}),
      ...special[offer.id],
    },
  });

const cookie = t('Cookie on the house', '免費曲奇一件', '免费曲奇一件');
const cookieDetail = t(
  'One cookie of your choice from the tray.',
  '從盤中任選曲奇一件。',
  '从盘中任选曲奇一件。',
);

/** What the earning campaigns and the stamp gifts give. */
const rewards: CouponTemplateRow[] = [
  templateRow({ id: 302, name: cookie, brand: 9, pictures: 302, detail: cookieDetail }),
  templateRow({
    id: 304,
    name: t('Pier cookie', '碼頭曲奇', '码头曲奇'),
    brand: 9,
    pictures: 304,
    detail: cookieDetail,
  }),
  templateRow({
    id: 306,
    name: t('HK$20 thank-you coupon', 'HK$20感謝券', 'HK$20感谢券'),
    brand: 12,
    pictures: 306,
    detail: t(
      'Twenty dollars off at any stall of the market.',
      '市集任何攤檔減HK$20。',
      '市集任何摊位减HK$20。',
    ),
  }),
  templateRow({
    id: 405,
    name: t('Beach bag', '沙灘袋', '沙滩袋'),
    brand: 4,
    pictures: 401,
    detail: t(
      'A cotton bag that holds two towels and a book.',
      '可放兩條毛巾和一本書的棉布袋。',
      '可放两条毛巾和一本书的棉布袋。',
    ),
  }),
  templateRow({
    id: 410,
    name: t('Island day trip', '離島一日遊', '离岛一日游'),
    brand: 4,
    pictures: 124,
    detail: t('Ferry, guide and lunch for one.', '一人船票、導賞及午餐。', '一人船票、导赏及午餐。'),
  }),
];

export const campaignTemplates: CouponTemplateRow[] = [
  ...offers.filter(({ type }) => type === 'COUPON_CAMPAIGN' || type === 'TICKET_CAMPAIGN').map(ofOffer),
  ...rewards,
];
