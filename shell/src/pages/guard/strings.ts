import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.guard', {
  title: {
    en: 'Log in to see this page',
    'zh-Hant': '登入後即可查看此頁',
    'zh-Hans': '登录后即可查看此页',
  },
  logInOnPartnerSite: {
    en: 'Please log in on the site you came from, then open this page again.',
    'zh-Hant': '請先在原網站登入，然後再開啟此頁。',
    'zh-Hans': '请先在原网站登录，然后再打开此页。',
  },
});
