import { defineStrings } from '@mrw/shared-contracts';

export const buyStrings = defineStrings('offers.buy', {
  title: { en: 'Get this offer', 'zh-Hant': '兌換這項優惠', 'zh-Hans': '兑换这项优惠' },
  required: { en: 'Points required', 'zh-Hant': '所需積分', 'zh-Hans': '所需积分' },
  quantity: { en: 'Quantity', 'zh-Hant': '數量', 'zh-Hans': '数量' },
  available: { en: 'Available points', 'zh-Hant': '可用積分', 'zh-Hans': '可用积分' },
  balanceBelow: {
    en: '{{balance}} (not enough points)',
    'zh-Hant': '{{balance}}（積分不足）',
    'zh-Hans': '{{balance}}（积分不足）',
  },
  redeem: { en: 'Redeem', 'zh-Hant': '兌換', 'zh-Hans': '兑换' },
  get: { en: 'Get', 'zh-Hant': '領取', 'zh-Hans': '领取' },
  redeeming: { en: 'Redeeming…', 'zh-Hant': '兌換中…', 'zh-Hans': '兑换中…' },
  getting: { en: 'Getting…', 'zh-Hant': '領取中…', 'zh-Hans': '领取中…' },
  availableOn: { en: 'Available on {{date}}', 'zh-Hant': '{{date}}起適用', 'zh-Hans': '{{date}}起可用' },
  inactive: {
    en: 'This campaign is no longer available.',
    'zh-Hant': '這項優惠已不再提供。',
    'zh-Hans': '这项优惠已不再提供。',
  },
  nothingLeft: {
    en: 'You have reached the limit of this campaign.',
    'zh-Hant': '你已達到這項優惠的上限。',
    'zh-Hans': '你已达到这项优惠的上限。',
  },
  missing: {
    en: { one: 'Needs {{points}} more point', other: 'Needs {{points}} more points' },
    'zh-Hant': '尚欠 {{points}} 積分',
    'zh-Hans': '还差 {{points}} 积分',
  },
  confirmTitle: { en: 'Please confirm', 'zh-Hant': '請確認', 'zh-Hans': '请确认' },
  offer: { en: 'Offer', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  until: { en: 'Valid until', 'zh-Hant': '有效期至', 'zh-Hans': '有效期至' },
  where: { en: 'Where', 'zh-Hant': '適用分店', 'zh-Hans': '适用门店' },
  whereMore: {
    en: '{{stores}} and {{count}} more',
    'zh-Hant': '{{stores}}及另外 {{count}} 間分店',
    'zh-Hans': '{{stores}}和另外 {{count}} 家门店',
  },
  successTitle: { en: 'Successfully redeemed', 'zh-Hant': '兌換成功', 'zh-Hans': '兑换成功' },
  success: {
    en: {
      one: 'Your coupon is waiting in My coupons.',
      other: 'Your {{count}} coupons are waiting in My coupons.',
    },
    'zh-Hant': '你的 {{count}} 張優惠券已存放於「我的優惠券」。',
    'zh-Hans': '你的 {{count}} 张优惠券已存放于“我的优惠券”。',
  },
  failedTitle: { en: 'Not redeemed', 'zh-Hant': '未能兌換', 'zh-Hans': '无法兑换' },
  openTitle: { en: 'No answer yet', 'zh-Hant': '尚未取得回覆', 'zh-Hans': '尚未收到回复' },
  ok: { en: 'OK', 'zh-Hant': '確定', 'zh-Hans': '确定' },
  myCoupons: { en: 'My coupons', 'zh-Hant': '我的優惠券', 'zh-Hans': '我的优惠券' },
});
