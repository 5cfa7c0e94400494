import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.footer', {
  terms: { en: 'Terms and conditions', 'zh-Hant': '條款及細則', 'zh-Hans': '服务条款' },
  privacy: { en: 'Privacy policy', 'zh-Hant': '私隱政策', 'zh-Hans': '隐私政策' },
  copyright: {
    en: '© {{year}} {{name}}. All rights reserved.',
    'zh-Hant': '© {{year}} {{name}}。版權所有。',
    'zh-Hans': '© {{year}} {{name}}。版权所有。',
  },
  newTab: { en: '(opens in a new tab)', 'zh-Hant': '（在新分頁開啟）', 'zh-Hans': '（在新标签页打开）' },
});
