import { defineStrings } from '@mrw/shared-contracts';

export const listStrings = defineStrings('account.lists', {
  refresh: { en: 'Refresh', 'zh-Hant': '重新整理', 'zh-Hans': '刷新' },
});
