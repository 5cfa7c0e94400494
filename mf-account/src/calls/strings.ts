import { defineStrings } from '@mrw/shared-contracts';

export const callStrings = defineStrings('mf-account.calls', {
  unconfirmed: {
    en: 'We could not tell whether this went through. Check your connection and try again.',
    'zh-Hant': '未能確認是否已完成，請檢查網絡連線後再試。',
    'zh-Hans': '无法确认是否已完成，请检查网络连接后重试。',
  },
});
