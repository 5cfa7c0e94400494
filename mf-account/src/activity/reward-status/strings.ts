import { defineStrings } from '@mrw/shared-contracts';

export const rewardStatusStrings = defineStrings('account.rewardStatus', {
  title: { en: 'Reward status', 'zh-Hant': '獎賞狀況', 'zh-Hans': '奖励情况' },
  points: { en: 'Points', 'zh-Hant': '積分', 'zh-Hans': '积分' },
  coupons: { en: 'Coupons', 'zh-Hant': '優惠券', 'zh-Hans': '优惠券' },
  expirationDate: { en: 'Expiry date', 'zh-Hant': '到期日', 'zh-Hans': '到期日' },
  pointsAmount: {
    en: { one: '{{points}} point', other: '{{points}} points' },
    'zh-Hant': '{{points}} 積分',
    'zh-Hans': '{{points}} 积分',
  },
  noExpiry: { en: 'No expiry date', 'zh-Hant': '沒有到期日', 'zh-Hans': '没有到期日' },
  alwaysActive: { en: 'Always active', 'zh-Hant': '永久有效', 'zh-Hans': '永久有效' },
  noPoints: {
    en: 'No points on record yet.',
    'zh-Hant': '暫無積分紀錄。',
    'zh-Hans': '暂无积分记录。',
  },
  noCoupons: {
    en: 'No coupons on record yet.',
    'zh-Hant': '暫無優惠券紀錄。',
    'zh-Hans': '暂无优惠券记录。',
  },
  seeOffers: { en: 'See offers', 'zh-Hant': '查看優惠', 'zh-Hans': '查看优惠' },
});
