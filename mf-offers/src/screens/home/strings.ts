import { defineStrings } from '@mrw/shared-contracts';

export const homeStrings = defineStrings('offers.home', {
  welcome: { en: 'Welcome to {{app}}', 'zh-Hant': '歡迎來到{{app}}', 'zh-Hans': '欢迎来到{{app}}' },
  morning: { en: 'Good morning, {{name}}', 'zh-Hant': '{{name}}，早晨', 'zh-Hans': '{{name}}，早上好' },
  afternoon: { en: 'Good afternoon, {{name}}', 'zh-Hant': '{{name}}，午安', 'zh-Hans': '{{name}}，下午好' },
  evening: { en: 'Good evening, {{name}}', 'zh-Hant': '{{name}}，晚上好', 'zh-Hans': '{{name}}，晚上好' },
  yourPoints: { en: 'Your points', 'zh-Hant': '你的積分', 'zh-Hans': '你的积分' },
  pointsUnknown: {
    en: 'We could not read your points.',
    'zh-Hant': '暫時未能讀取你的積分。',
    'zh-Hans': '暂时无法读取你的积分。',
  },
  readAgain: { en: 'Try again', 'zh-Hant': '再試一次', 'zh-Hans': '重试' },
  myCard: { en: 'Show my card', 'zh-Hant': '出示會員卡', 'zh-Hans': '出示会员卡' },
  pointsExpire: {
    en: { one: '{{points}} point expires on {{date}}', other: '{{points}} points expire on {{date}}' },
    'zh-Hant': '{{points}} 積分將於 {{date}}到期',
    'zh-Hans': '{{points}} 积分将于 {{date}}到期',
  },
  bothExpire: {
    en: {
      one: 'Expiring: {{points}} point, {{coupons}}',
      other: 'Expiring: {{points}} points, {{coupons}}',
    },
    'zh-Hant': '即將到期：{{points}} 積分、{{coupons}}',
    'zh-Hans': '即将到期：{{points}} 积分、{{coupons}}',
  },
  coupons: {
    en: { one: '{{count}} coupon', other: '{{count}} coupons' },
    'zh-Hant': '{{count}} 張優惠券',
    'zh-Hans': '{{count}} 张优惠券',
  },
  couponsExpire: {
    en: { one: '{{count}} coupon expires soon', other: '{{count}} coupons expire soon' },
    'zh-Hant': '{{count}} 張優惠券即將到期',
    'zh-Hans': '{{count}} 张优惠券即将到期',
  },
  refresh: { en: 'Refresh', 'zh-Hant': '重新整理', 'zh-Hans': '刷新' },
  banners: { en: 'Highlights', 'zh-Hant': '精選推介', 'zh-Hans': '精选推荐' },
  newTab: { en: '(opens in a new tab)', 'zh-Hant': '（於新分頁開啟）', 'zh-Hans': '（在新标签页打开）' },
  onlyForYou: { en: 'Only for you', 'zh-Hant': '為你而設', 'zh-Hans': '专属于你' },
  featured: { en: 'Featured offers', 'zh-Hant': '精選優惠', 'zh-Hans': '精选优惠' },
  allOffers: { en: 'All offers', 'zh-Hant': '所有優惠', 'zh-Hans': '所有优惠' },
  noFeatured: {
    en: 'There are no featured offers today.',
    'zh-Hant': '今天沒有精選優惠。',
    'zh-Hans': '今天没有精选优惠。',
  },
  signUpTitle: {
    en: 'Earn points on every visit',
    'zh-Hant': '每次到訪，都可賺取積分',
    'zh-Hans': '每次到店，都能赚积分',
  },
  signUpText: {
    en: 'Join for free, collect points and stamps, and swap them for coupons and tickets.',
    'zh-Hant': '免費註冊成為會員，儲積分、集印花，兌換優惠券及門票。',
    'zh-Hans': '免费注册成为会员，攒积分、集印花，兑换优惠券和门票。',
  },
  signUp: { en: 'Sign up / Log in', 'zh-Hant': '註冊／登入', 'zh-Hans': '注册／登录' },
  partnerLogin: {
    en: 'Please log in on the partner site to see your points and offers.',
    'zh-Hant': '請在合作夥伴網站登入，以查看你的積分及優惠。',
    'zh-Hans': '请在合作伙伴网站登录，以查看你的积分和优惠。',
  },
});
