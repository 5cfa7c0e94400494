import { defineStrings } from '@mrw/shared-contracts';

export const listStrings = defineStrings('account.lists', {
  refresh: { en: 'Refresh', 'zh-Hant': '重新整理', 'zh-Hans': '刷新' },
  moreFailed: {
    en: 'The next ones could not be read.',
    'zh-Hant': '未能讀取餘下項目。',
    'zh-Hans': '无法读取其余项目。',
  },
});
