import { defineStrings } from '@mrw/shared-contracts';

/** Texts of the screen that is shown at the till. */
export const tillStrings = defineStrings('ui.till', {
  atTill: { en: 'Show at till', 'zh-Hant': '在收銀處出示', 'zh-Hans': '在收银台出示' },
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
  newCodeIn: { en: 'New code in {{time}}', 'zh-Hant': '{{time}} 後更新', 'zh-Hans': '{{time}} 后更新' },
  endsIn: { en: 'Ends in {{time}}', 'zh-Hant': '{{time}} 後失效', 'zh-Hans': '{{time}} 后失效' },
  brightness: {
    en: 'Increase the screen brightness',
    'zh-Hant': '請調高螢幕亮度',
    'zh-Hans': '请调高屏幕亮度',
  },
});
