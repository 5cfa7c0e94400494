import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.logout', {
  title: { en: 'Log out?', 'zh-Hant': '確定登出？', 'zh-Hans': '确定退出登录？' },
  message: {
    en: 'You can log in again at any time.',
    'zh-Hant': '你可以隨時再次登入。',
    'zh-Hans': '你可以随时再次登录。',
  },
  confirm: { en: 'Log out', 'zh-Hant': '登出', 'zh-Hans': '退出登录' },
  inactiveTitle: {
    en: 'This account is disabled',
    'zh-Hant': '此帳戶已停用',
    'zh-Hans': '此账户已停用',
  },
  inactive: {
    en: 'Please contact our staff. You have been logged out.',
    'zh-Hant': '請聯絡我們的職員。你已被登出。',
    'zh-Hans': '请联系我们的职员。你已被退出登录。',
  },
  ok: { en: 'OK', 'zh-Hant': '好', 'zh-Hans': '好' },
});
