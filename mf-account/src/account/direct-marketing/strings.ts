import { defineStrings } from '@mrw/shared-contracts';

export const directMarketingStrings = defineStrings('account.directMarketing', {
  title: { en: 'Direct marketing', 'zh-Hant': '直接促銷', 'zh-Hans': '营销推广' },
  general: {
    en: 'Send me news and offers',
    'zh-Hant': '接收最新消息及優惠',
    'zh-Hans': '接收最新消息和优惠',
  },
  email: {
    en: 'Send me news and offers by email',
    'zh-Hant': '以電郵接收最新消息及優惠',
    'zh-Hans': '通过邮件接收最新消息和优惠',
  },
  noEmail: {
    en: 'You have not given an email address yet. Nothing is sent by email until you do.',
    'zh-Hant': '你尚未提供電郵地址，提供後才會收到電郵。',
    'zh-Hans': '你尚未提供邮箱地址，提供后才会收到邮件。',
  },
  update: { en: 'Update', 'zh-Hant': '更新', 'zh-Hans': '更新' },
  unchanged: {
    en: 'Change a switch to update.',
    'zh-Hant': '更改設定後即可更新。',
    'zh-Hans': '更改设置后即可更新。',
  },
  successfullyUpdated: { en: 'Successfully updated', 'zh-Hant': '更新成功', 'zh-Hans': '更新成功' },
  updateFailed: { en: 'Update failed', 'zh-Hant': '更新失敗', 'zh-Hans': '更新失败' },
  contact: {
    en: 'Contact for direct marketing',
    'zh-Hant': '直接促銷聯絡方式',
    'zh-Hans': '接收营销推广的联系方式',
  },
  invalidFormat: { en: 'The format is incorrect', 'zh-Hant': '格式不正確', 'zh-Hans': '格式不正确' },
  emailAddress: { en: 'Email address', 'zh-Hant': '電郵地址', 'zh-Hans': '邮箱地址' },
});
