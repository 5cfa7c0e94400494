import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.mainMenu', {
  mainMenu: { en: 'Main menu', 'zh-Hant': '主選單', 'zh-Hans': '主菜单' },
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  offers: { en: 'Offers', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  about: { en: 'About', 'zh-Hant': '關於我們', 'zh-Hans': '关于' },
  familyBooking: { en: 'Family booking', 'zh-Hant': '家庭預訂', 'zh-Hans': '家庭预订' },
  inbox: { en: 'Inbox', 'zh-Hant': '訊息', 'zh-Hans': '消息' },
  unread: { en: 'unread', 'zh-Hant': '則未讀', 'zh-Hans': '条未读' },
  logIn: { en: 'Sign up / Log in', 'zh-Hant': '註冊／登入', 'zh-Hans': '注册／登录' },
});
