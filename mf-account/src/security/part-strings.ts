import { defineStrings } from '@mrw/shared-contracts';

export const securityPartStrings = defineStrings('account.securityPart', {
  notLoaded: {
    en: 'We could not load the section Security.',
    'zh-Hant': '未能載入「安全」。',
    'zh-Hans': '无法加载“安全”。',
  },
});
