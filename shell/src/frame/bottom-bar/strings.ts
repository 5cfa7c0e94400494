import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.bottomBar', {
  label: { en: 'Quick navigation', 'zh-Hant': '快速導覽', 'zh-Hans': '快速导航' },
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  offers: { en: 'Offers', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  card: { en: 'Card', 'zh-Hant': '會員卡', 'zh-Hans': '会员卡' },
  stores: { en: 'Stores', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  me: { en: 'Me', 'zh-Hant': '我的', 'zh-Hans': '我的' },
  logIn: { en: 'Log in', 'zh-Hant': '登入', 'zh-Hans': '登录' },
});
