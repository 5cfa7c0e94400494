import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.logout', {
  title: { en: 'Log out?', 'zh-Hant': '確定登出？', 'zh-Hans': '确定退出登录？' },
  message: {
    en: 'You can log in again at any time.',
    'zh-Hant': '你可以隨時再次登入。',
    'zh-Hans': '你可以随时再次登录。',
  },
  confirm: { en: 'Log out', 'zh-Hant': '登出', 'zh-Hans': '退出登录' },
});
