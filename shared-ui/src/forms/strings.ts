import { defineStrings } from '@mrw/shared-contracts';

export const formStrings = defineStrings('ui.forms', {
  optional: { en: '(optional)', 'zh-Hant': '（選填）', 'zh-Hans': '（选填）' },
  showPassword: { en: 'Show password', 'zh-Hant': '顯示密碼', 'zh-Hans': '显示密码' },
  hidePassword: { en: 'Hide password', 'zh-Hant': '隱藏密碼', 'zh-Hans': '隐藏密码' },
  summary: {
    en: { one: 'Please check {{count}} field', other: 'Please check {{count}} fields' },
    'zh-Hant': '請檢查 {{count}} 項資料',
    'zh-Hans': '请检查 {{count}} 项内容',
  },
  less: { en: 'One fewer: {{label}}', 'zh-Hant': '減少一個：{{label}}', 'zh-Hans': '减少一个：{{label}}' },
  more: { en: 'One more: {{label}}', 'zh-Hant': '增加一個：{{label}}', 'zh-Hans': '增加一个：{{label}}' },
});
