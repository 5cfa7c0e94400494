import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.header', {
  skip: { en: 'Skip to content', 'zh-Hant': '跳到內容', 'zh-Hans': '跳到内容' },
  mainMenu: { en: 'Main menu', 'zh-Hant': '主選單', 'zh-Hans': '主菜单' },
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  offers: { en: 'Offers', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  about: { en: 'About', 'zh-Hant': '關於我們', 'zh-Hans': '关于我们' },
  familyBooking: { en: 'Family booking', 'zh-Hant': '家庭預訂', 'zh-Hans': '家庭预订' },
  inbox: { en: 'Inbox', 'zh-Hant': '訊息', 'zh-Hans': '讯息' },
  unread: { en: 'unread', 'zh-Hant': '則未讀', 'zh-Hans': '条未读' },
  logIn: { en: 'Sign up / Log in', 'zh-Hant': '註冊／登入', 'zh-Hans': '注册／登录' },
  openMenu: { en: 'Menu', 'zh-Hant': '選單', 'zh-Hans': '菜单' },
  back: { en: 'Back', 'zh-Hant': '返回', 'zh-Hans': '返回' },
  greeting: { en: 'Hello', 'zh-Hant': '你好', 'zh-Hans': '你好' },
  welcome: {
    en: 'Welcome to {{app}}',
    'zh-Hant': '歡迎來到{{app}}',
    'zh-Hans': '欢迎来到{{app}}',
  },
  points: { en: '{{points}} points', 'zh-Hant': '{{points}} 積分', 'zh-Hans': '{{points}} 积分' },
  cash: { en: '{{cash}}', 'zh-Hant': '{{cash}}', 'zh-Hans': '{{cash}}' },
  pointWithCash: {
    en: '{{points}} points ({{cash}})',
    'zh-Hant': '{{points}} 積分（{{cash}}）',
    'zh-Hans': '{{points}} 积分（{{cash}}）',
  },
});
