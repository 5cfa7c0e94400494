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
  notANumber: {
    en: 'Please type a number, for example 12 or 1.50.',
    'zh-Hant': '請輸入數字，例如 12 或 1.50。',
    'zh-Hans': '请输入数字，例如 12 或 1.50。',
  },
  notWhole: {
    en: 'Please type a whole number, for example 12.',
    'zh-Hant': '請輸入整數，例如 12。',
    'zh-Hans': '请输入整数，例如 12。',
  },
  belowZero: {
    en: 'Please type a number that is not below 0.',
    'zh-Hant': '請輸入不小於 0 的數字。',
    'zh-Hans': '请输入不小于 0 的数字。',
  },
  tooLong: {
    en: 'Please type at most {{count}} digits.',
    'zh-Hant': '最多可輸入 {{count}} 位數字。',
    'zh-Hans': '最多可输入 {{count}} 位数字。',
  },
  twoReadings: {
    en: 'Did you mean {{one}} or {{other}}?',
    'zh-Hant': '你是指 {{one}} 還是 {{other}}？',
    'zh-Hans': '你是指 {{one}} 还是 {{other}}？',
  },
  more: { en: 'One more: {{label}}', 'zh-Hant': '增加一個：{{label}}', 'zh-Hans': '增加一个：{{label}}' },
});
