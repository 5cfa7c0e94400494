import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.landing', {
  failed: {
    en: 'Log in did not work. Please try again.',
    'zh-Hant': '未能登入，請再試一次。',
    'zh-Hans': '登录失败，请再试一次。',
  },
});
