import { defineStrings } from '@mrw/shared-contracts';

export const detailStrings = defineStrings('offers.detail', {
  share: { en: 'Share', 'zh-Hant': '分享', 'zh-Hans': '分享' },
  shareText: {
    en: 'Know a friend who would like this?',
    'zh-Hant': '與親友分享這項優惠',
    'zh-Hans': '与亲友分享这项优惠',
  },
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  offers: { en: 'Offers', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  here: { en: 'Campaign detail', 'zh-Hant': '優惠詳情', 'zh-Hans': '优惠详情' },
  loading: { en: 'Loading the campaign', 'zh-Hant': '正在載入優惠', 'zh-Hans': '正在加载优惠' },
  pointsFact: { en: 'Points', 'zh-Hant': '積分', 'zh-Hans': '积分' },
  untilFact: { en: 'Valid until', 'zh-Hant': '有效期至', 'zh-Hans': '有效期至' },
  leftFact: { en: 'Left', 'zh-Hant': '剩餘', 'zh-Hans': '剩余' },
  statusFact: { en: 'Status', 'zh-Hant': '狀態', 'zh-Hans': '状态' },
  stampsFact: { en: 'Stamps', 'zh-Hant': '印花', 'zh-Hans': '印花' },
  brand: { en: '{{brand}} stores', 'zh-Hant': '{{brand}}分店', 'zh-Hans': '{{brand}}门店' },
  instructions: { en: 'How it works', 'zh-Hant': '使用方法', 'zh-Hans': '使用方法' },
  description: { en: 'Details', 'zh-Hant': '詳情', 'zh-Hans': '详情' },
  stores: { en: 'Where it can be used', 'zh-Hant': '適用分店', 'zh-Hans': '适用门店' },
  openApp: { en: 'Open in app', 'zh-Hant': '在應用程式中開啟', 'zh-Hans': '在应用中打开' },
  unavailableTitle: {
    en: 'Campaign unavailable',
    'zh-Hant': '優惠暫時未能提供',
    'zh-Hans': '优惠暂时不可用',
  },
  unavailable: {
    en: 'This campaign is not available any more, or the address is not right. Have a look at our other offers.',
    'zh-Hant': '這項優惠已不再提供，或網址有誤。歡迎瀏覽其他優惠。',
    'zh-Hans': '这项优惠已不再提供，或网址有误。欢迎浏览其他优惠。',
  },
  notRead: {
    en: 'We could not load this campaign. Please try again.',
    'zh-Hant': '未能載入這項優惠，請再試一次。',
    'zh-Hans': '无法加载这项优惠，请重试。',
  },
  ok: { en: 'OK', 'zh-Hant': '確定', 'zh-Hans': '确定' },
  ended: { en: 'Ended on {{date}}.', 'zh-Hant': '已於 {{date}}結束。', 'zh-Hans': '已于 {{date}}结束。' },
  blackout: {
    en: 'Today is a blackout day. This offer can be used on other days.',
    'zh-Hant': '今天是不適用日子，這項優惠可於其他日子使用。',
    'zh-Hans': '今天是不可用日期，这项优惠可在其他日期使用。',
  },
  otherOffers: { en: 'See other offers', 'zh-Hant': '瀏覽其他優惠', 'zh-Hans': '浏览其他优惠' },
  inactive: {
    en: 'This campaign is no longer available.',
    'zh-Hant': '這項優惠已不再提供。',
    'zh-Hans': '这项优惠已不再提供。',
  },
});
