import { defineStrings } from '@mrw/shared-contracts';

export const emailReminderStrings = defineStrings('account.emailReminder', {
  title: { en: 'Add your email', 'zh-Hant': '加入你的電郵', 'zh-Hans': '添加你的邮箱' },
  text: {
    en: 'With an email you receive your confirmations, and you can reset your login when you change your phone.',
    'zh-Hant': '加入電郵後，你可收取確認通知，並在更換手機時重設登入方式。',
    'zh-Hans': '添加邮箱后，你可以接收确认通知，并在更换手机时重置登录方式。',
  },
  later: { en: 'Later', 'zh-Hant': '稍後', 'zh-Hans': '稍后' },
  add: { en: 'Add email', 'zh-Hant': '加入電郵', 'zh-Hans': '添加邮箱' },
});
