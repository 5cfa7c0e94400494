import { defineStrings } from '@mrw/shared-contracts';

export const pointsChangeStrings = defineStrings('offers.pointsChange', {
  change: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  changeNow: {
    en: { one: '{{points}} point, {{now}} now', other: '{{points}} points, {{now}} now' },
    'zh-Hant': '{{points}} 積分，現有 {{now}}',
    'zh-Hans': '{{points}} 积分，现有 {{now}}',
  },
  total: { en: 'Total', 'zh-Hant': '總計', 'zh-Hans': '总计' },
  balance: { en: 'Balance', 'zh-Hant': '兌換後結餘', 'zh-Hans': '兑换后余额' },
  before: { en: 'Points now', 'zh-Hant': '現有積分', 'zh-Hans': '现有积分' },
  viewCoupon: { en: 'View coupon', 'zh-Hant': '查看優惠券', 'zh-Hans': '查看优惠券' },
  next: { en: 'Ends next', 'zh-Hant': '下一項即將結束的優惠', 'zh-Hans': '下一项即将结束的优惠' },
});
