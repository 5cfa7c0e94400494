import { defineStrings } from '@mrw/shared-contracts';

export const laterStrings = defineStrings('shell.laterFailure', {
  leave: { en: 'Use the earlier version', 'zh-Hant': '使用先前版本', 'zh-Hans': '使用之前的版本' },
  leaving: {
    en: 'Opening the earlier version…',
    'zh-Hant': '正在開啟先前版本…',
    'zh-Hans': '正在打开之前的版本…',
  },
});
