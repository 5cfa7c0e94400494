import { defineStrings } from '@mrw/shared-contracts';

export const spendingLockedStrings = defineStrings('wallet.spendingLocked', {
  locked: {
    en: 'Spending is locked. You can unlock it under Security in My account.',
    'zh-Hant': '支出已鎖定。你可到「我的帳戶」的「安全」解鎖。',
    'zh-Hans': '支出已锁定。你可以到“我的账户”的“安全”解锁。',
  },
});
