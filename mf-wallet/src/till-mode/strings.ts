import { defineStrings } from '@mrw/shared-contracts';

export const tillStrings = defineStrings('wallet.till', {
  close: { en: 'Close', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
  copy: { en: 'Copy code', 'zh-Hant': '複製兌換碼', 'zh-Hans': '复制兑换码' },
  newCodeIn: { en: 'New code in {{time}}', 'zh-Hant': '{{time}} 後更新', 'zh-Hans': '{{time}} 后更新' },
  brightness: {
    en: 'Increase the screen brightness',
    'zh-Hant': '請調高螢幕亮度',
    'zh-Hans': '请调高屏幕亮度',
  },
});
