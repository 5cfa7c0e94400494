import { defineStrings } from '@mrw/shared-contracts';

export const homeStrings = defineStrings('shell.simpleHome', {
  title: {
    en: 'What would you like to do?',
    'zh-Hant': '你想使用哪項服務？',
    'zh-Hans': '你想使用哪项服务？',
  },
  card: { en: 'My card', 'zh-Hant': '我的會員卡', 'zh-Hans': '我的会员卡' },
  coupons: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  offers: { en: 'Offers', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  stores: { en: 'Stores', 'zh-Hant': '分店', 'zh-Hans': '门店' },
});
