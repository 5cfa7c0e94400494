import { defineStrings } from '@mrw/shared-contracts';

export const toastStrings = defineStrings('ui.toast', {
  recent: { en: 'Recent messages', 'zh-Hant': '最近訊息', 'zh-Hans': '最近消息' },
  dismiss: { en: 'Dismiss message', 'zh-Hant': '關閉訊息', 'zh-Hans': '关闭消息' },
});
