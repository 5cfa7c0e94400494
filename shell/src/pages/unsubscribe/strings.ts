import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.unsubscribe', {
  title: { en: 'Email preferences', 'zh-Hant': '電郵偏好設定', 'zh-Hans': '邮件偏好设置' },
  email: { en: 'Email address', 'zh-Hant': '電郵地址', 'zh-Hans': '邮箱地址' },
  receive: {
    en: 'Receive marketing by email',
    'zh-Hant': '透過電郵接收推廣資訊',
    'zh-Hans': '通过邮件接收推广信息',
  },
  update: { en: 'Update', 'zh-Hant': '更新', 'zh-Hans': '更新' },
  unchanged: {
    en: 'Change the setting to update it.',
    'zh-Hant': '更改設定後方可更新。',
    'zh-Hans': '更改设置后才能更新。',
  },
  saving: { en: 'Saving…', 'zh-Hant': '正在儲存…', 'zh-Hans': '正在保存…' },
  wait: { en: 'This takes a moment.', 'zh-Hant': '請稍候。', 'zh-Hans': '请稍候。' },
  savedTitle: { en: 'Saved', 'zh-Hant': '已儲存', 'zh-Hans': '已保存' },
  savedOn: {
    en: 'You will receive our marketing by email.',
    'zh-Hant': '你將透過電郵接收我們的推廣資訊。',
    'zh-Hans': '你将通过邮件接收我们的推广信息。',
  },
  savedOff: {
    en: 'You will no longer receive our marketing by email.',
    'zh-Hant': '你將不會再透過電郵收到我們的推廣資訊。',
    'zh-Hans': '你将不会再通过邮件收到我们的推广信息。',
  },
  done: { en: 'Done', 'zh-Hant': '完成', 'zh-Hans': '完成' },
  failed: {
    en: 'Your change was not saved. Please try again.',
    'zh-Hant': '未能儲存更改，請再試一次。',
    'zh-Hans': '无法保存更改，请再试一次。',
  },
});
