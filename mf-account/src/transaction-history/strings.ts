import { defineStrings } from '@mrw/shared-contracts';

export const transactionHistoryStrings = defineStrings('account.transactionHistory', {
  title: { en: 'Transaction history', 'zh-Hant': '交易紀錄', 'zh-Hans': '交易记录' },
  receipt: { en: 'Receipt', 'zh-Hant': '收據', 'zh-Hans': '收据' },
  amount: { en: 'Amount', 'zh-Hant': '金額', 'zh-Hans': '金额' },
  paidOf: { en: 'Paid {{amount}}', 'zh-Hant': '已付 {{amount}}', 'zh-Hans': '已付 {{amount}}' },
  empty: {
    en: 'No transactions on record yet.',
    'zh-Hant': '暫無交易紀錄。',
    'zh-Hans': '暂无交易记录。',
  },
  seeOffers: { en: 'See offers', 'zh-Hant': '查看優惠', 'zh-Hans': '查看优惠' },
});
