import { defineStrings } from '@mrw/shared-contracts';

export const overlayStrings = defineStrings('ui.dialog', {
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
  cancel: { en: 'Cancel', 'zh-Hant': '取消', 'zh-Hans': '取消' },
  couldNotOpen: {
    en: 'We could not open this. Check your connection and try again.',
    'zh-Hant': '暫時未能開啟。請檢查網絡連線後再試。',
    'zh-Hans': '暂时无法打开。请检查网络连接后重试。',
  },
  retry: { en: 'Try again', 'zh-Hant': '再試一次', 'zh-Hans': '再试一次' },
});
