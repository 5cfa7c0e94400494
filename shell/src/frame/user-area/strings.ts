import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.userArea', {
  label: { en: 'My pages', 'zh-Hant': '我的頁面', 'zh-Hans': '我的页面' },
  myProfile: { en: 'My profile', 'zh-Hant': '個人檔案', 'zh-Hans': '个人资料' },
  myCard: { en: 'My card', 'zh-Hant': '我的會員卡', 'zh-Hans': '我的会员卡' },
  myCoupon: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  myTicket: { en: 'My tickets', 'zh-Hant': '我的門票', 'zh-Hans': '我的门票' },
  myAccount: { en: 'My account', 'zh-Hant': '我的帳戶', 'zh-Hans': '我的账户' },
});
