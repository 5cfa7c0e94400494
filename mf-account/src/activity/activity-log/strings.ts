import { defineStrings } from '@mrw/shared-contracts';

export const activityLogStrings = defineStrings('account.activityLog', {
  title: { en: 'Activity log', 'zh-Hant': '活動紀錄', 'zh-Hans': '活动记录' },
  activity: { en: 'Activity', 'zh-Hant': '活動', 'zh-Hans': '活动' },
  earnBurn: { en: 'Earn / burn', 'zh-Hant': '賺取／使用', 'zh-Hans': '赚取／使用' },
  noDate: { en: 'Date unknown', 'zh-Hant': '日期不詳', 'zh-Hans': '日期未知' },
  empty: {
    en: 'No records yet. Take part in an offer to begin.',
    'zh-Hant': '暫無紀錄，立即參加優惠吧。',
    'zh-Hans': '暂无记录，快去参加优惠吧。',
  },
  seeOffers: { en: 'See offers', 'zh-Hant': '查看優惠', 'zh-Hans': '查看优惠' },
  points: { en: '{{amount}} pts', 'zh-Hant': '{{amount}} 積分', 'zh-Hans': '{{amount}} 积分' },
  pp: { en: '{{amount}} pp', 'zh-Hant': '{{amount}} pp', 'zh-Hans': '{{amount}} pp' },
  stamps: {
    en: { one: '{{amount}} stamp', other: '{{amount}} stamps' },
    'zh-Hant': '{{amount}} 個印花',
    'zh-Hans': '{{amount}} 个印花',
  },
  cash: {
    en: { one: '{{amount}} cash dollar', other: '{{amount}} cash dollars' },
    'zh-Hant': '{{amount}} 元現金獎賞',
    'zh-Hans': '{{amount}} 元现金奖赏',
  },
});
