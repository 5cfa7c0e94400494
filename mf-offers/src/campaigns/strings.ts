import { defineStrings } from '@mrw/shared-contracts';

export const campaignStrings = defineStrings('offers.campaigns', {
  outOfStock: { en: 'Out of stock', 'zh-Hant': '已換罄', 'zh-Hans': '已兑完' },
  soldOut: { en: 'Sold out', 'zh-Hant': '門票已滿', 'zh-Hans': '门票已售罄' },
  ended: { en: 'Ended', 'zh-Hant': '已結束', 'zh-Hans': '已结束' },
  notToday: { en: 'Not today', 'zh-Hant': '今天不適用', 'zh-Hans': '今天不适用' },
  from: { en: 'From {{date}}', 'zh-Hant': '{{date}}開始', 'zh-Hans': '{{date}}开始' },
  until: { en: 'Until {{date}}', 'zh-Hant': '至 {{date}}', 'zh-Hans': '至 {{date}}' },
  always: { en: 'No end date', 'zh-Hant': '永久有效', 'zh-Hans': '永久有效' },
  points: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  free: { en: 'Free', 'zh-Hant': '免費', 'zh-Hans': '免费' },
  missing: {
    en: { one: '{{points}} more point', other: '{{points}} more points' },
    'zh-Hant': '尚欠 {{points}} 積分',
    'zh-Hans': '还差 {{points}} 积分',
  },
  withinReach: { en: 'You have enough points', 'zh-Hant': '積分足夠', 'zh-Hans': '积分足够' },
  givesPoints: {
    en: { one: 'Earn {{points}} point', other: 'Earn {{points}} points' },
    'zh-Hant': '賺 {{points}} 積分',
    'zh-Hans': '赚 {{points}} 积分',
  },
  givesStamps: {
    en: { one: 'Earn {{count}} stamp', other: 'Earn {{count}} stamps' },
    'zh-Hant': '獲 {{count}} 個印花',
    'zh-Hans': '获 {{count}} 个印花',
  },
  givesCoupon: { en: 'Earn a coupon', 'zh-Hant': '獲優惠券', 'zh-Hans': '获优惠券' },
  stamps: {
    en: '{{earned}} of {{total}} stamps',
    'zh-Hant': '{{earned}} / {{total}} 個印花',
    'zh-Hans': '{{earned}} / {{total}} 个印花',
  },
  stampCard: {
    en: { one: 'Card of {{count}} stamp', other: 'Card of {{count}} stamps' },
    'zh-Hant': '{{count}} 個印花的印花卡',
    'zh-Hans': '{{count}} 个印花的印花卡',
  },
  toLatest: { en: 'See the latest offers', 'zh-Hant': '查看最新優惠', 'zh-Hans': '查看最新优惠' },
  loadFailed: {
    en: 'Seems there is an error here, please refresh or try again later.',
    'zh-Hant': '這裏似乎出現問題，請重新整理或稍後再試。',
    'zh-Hans': '这里似乎出现问题，请刷新或稍后再试。',
  },
});
