import { defineStrings } from '@mrw/shared-contracts';

export const profileStrings = defineStrings('account.profile', {
  title: { en: 'My profile', 'zh-Hant': '個人檔案', 'zh-Hans': '个人资料' },
  viewAll: { en: 'View all', 'zh-Hant': '查看全部', 'zh-Hans': '查看全部' },
  rewardPoints: {
    en: 'Reward status: points',
    'zh-Hant': '獎賞狀況：積分',
    'zh-Hans': '奖励情况：积分',
  },
  rewardCoupons: {
    en: 'Reward status: coupons',
    'zh-Hant': '獎賞狀況：優惠券',
    'zh-Hans': '奖励情况：优惠券',
  },
  claims: { en: 'Reward claims', 'zh-Hant': '獎賞申請', 'zh-Hans': '奖励申请' },
  claimsText: {
    en: 'Send receipts, see the answers',
    'zh-Hant': '上載收據，查看審批結果',
    'zh-Hans': '上传小票，查看审核结果',
  },
  noRecord: { en: 'No records yet.', 'zh-Hant': '暫無紀錄。', 'zh-Hans': '暂无记录。' },
  notRead: {
    en: '“{{title}}” could not be read.',
    'zh-Hant': '未能讀取「{{title}}」。',
    'zh-Hans': '无法读取“{{title}}”。',
  },
});
