import { defineStrings } from '@mrw/shared-contracts';

export const keptLinksStrings = defineStrings('shell.keptLinks', {
  allOpen: {
    en: 'These open without a connection:',
    'zh-Hant': '以下頁面離線亦可開啟：',
    'zh-Hans': '以下页面离线也可打开：',
  },
  cardOpens: {
    en: 'Your card opens without a connection:',
    'zh-Hant': '會員卡離線亦可開啟：',
    'zh-Hans': '会员卡离线也可打开：',
  },
  card: { en: 'My card', 'zh-Hant': '我的會員卡', 'zh-Hans': '我的会员卡' },
  coupons: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  tickets: { en: 'My tickets', 'zh-Hant': '我的門票', 'zh-Hans': '我的门票' },
});
