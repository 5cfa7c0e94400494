import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.simpleMode', {
  enter: {
    en: 'Simple mode (larger text)',
    'zh-Hant': '簡易模式（大字體）',
    'zh-Hans': '简易模式（大字体）',
  },
  leave: { en: 'Back to the full site', 'zh-Hant': '返回完整版', 'zh-Hans': '返回完整版' },
});
