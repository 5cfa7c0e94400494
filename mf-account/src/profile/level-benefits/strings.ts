import { defineStrings } from '@mrw/shared-contracts';

export const levelBenefitStrings = defineStrings('account.levelBenefits', {
  title: { en: 'Level benefits', 'zh-Hant': '級別禮遇', 'zh-Hans': '等级权益' },
  summary: {
    en: 'What {{level}} members enjoy, and what the next levels add.',
    'zh-Hant': '{{level}}會員現有的禮遇，以及更高級別的額外禮遇。',
    'zh-Hans': '{{level}}会员现有的权益，以及更高等级的额外权益。',
  },
  discount: { en: 'Member discount', 'zh-Hant': '會員折扣', 'zh-Hans': '会员折扣' },
  discountText: {
    en: 'Enjoy member prices at the stores of our network when you show your member card.',
    'zh-Hant': '於各分店出示會員卡，即享會員價。',
    'zh-Hans': '在各门店出示会员卡，享受会员价。',
  },
  insured: { en: '7-day insured', 'zh-Hant': '七天購物保障', 'zh-Hans': '七天购物保障' },
  insuredText: {
    en: 'Return goods within 7 days with the original invoice. The goods must be unopened.',
    'zh-Hant': '貨品如未開封，可於 7 天內憑發票正本退貨。',
    'zh-Hans': '商品未开封，可在 7 天内凭发票原件退货。',
  },
  service: { en: 'Dedicated customer service', 'zh-Hant': '專屬客戶服務', 'zh-Hans': '专属客服' },
  serviceText: {
    en: 'Our customer service team is there for you 24 hours a day.',
    'zh-Hant': '客戶服務團隊 24 小時為你服務。',
    'zh-Hans': '客服团队 24 小时为你服务。',
  },
  more: {
    en: 'More about {{level}}',
    'zh-Hant': '了解更多{{level}}禮遇',
    'zh-Hans': '了解更多{{level}}权益',
  },
});
