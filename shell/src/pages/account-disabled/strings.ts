import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.disabled', {
  title: {
    en: 'This account is disabled',
    'zh-Hant': '此帳戶已停用',
    'zh-Hans': '此账户已停用',
  },
  message: {
    en: 'Please contact our staff. You have been logged out.',
    'zh-Hant': '請聯絡我們的職員。你已被登出。',
    'zh-Hans': '请联系我们的工作人员。你已退出登录。',
  },
  ok: { en: 'OK', 'zh-Hant': '好', 'zh-Hans': '好' },
});
