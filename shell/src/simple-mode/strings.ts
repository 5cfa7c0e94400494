import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.simpleMode', {
  mode: { en: 'Simple mode', 'zh-Hant': '簡易模式', 'zh-Hans': '简易模式' },
  what: {
    en: 'Larger text and four big choices',
    'zh-Hant': '大字體和四個大按鈕',
    'zh-Hans': '大字体和四个大按钮',
  },
});
