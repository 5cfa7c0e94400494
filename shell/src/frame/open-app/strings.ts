import { defineStrings } from '@mrw/shared-contracts';

export const strings = defineStrings('shell.openApp', {
  label: { en: 'Mobile app', 'zh-Hant': '手機應用程式', 'zh-Hans': '手机应用' },
  message: {
    en: 'Quicker in the app',
    'zh-Hant': '用應用程式更方便',
    'zh-Hans': '用应用更方便',
  },
  open: { en: 'Open app', 'zh-Hant': '開啟應用程式', 'zh-Hans': '打开应用' },
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
});
