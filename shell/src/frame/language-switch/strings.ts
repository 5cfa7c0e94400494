import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.language', {
  language: { en: 'Language', 'zh-Hant': '語言', 'zh-Hans': '语言' },
});
