import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.sideMenu', {
  title: { en: 'Menu', 'zh-Hant': '選單', 'zh-Hans': '菜单' },
  myProfile: { en: 'My profile', 'zh-Hant': '個人檔案', 'zh-Hans': '个人资料' },
  myCard: { en: 'My card', 'zh-Hant': '我的會員卡', 'zh-Hans': '我的会员卡' },
  myCoupon: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
  myAccount: { en: 'My account', 'zh-Hant': '我的帳戶', 'zh-Hans': '我的账户' },
  logOut: { en: 'Log out', 'zh-Hant': '登出', 'zh-Hans': '退出登录' },
});
