import { defineStrings } from '@mrw/shared-contracts';

export const accountStrings = defineStrings('account.account', {
  title: { en: 'My account', 'zh-Hant': '我的帳戶', 'zh-Hans': '我的账户' },
});
