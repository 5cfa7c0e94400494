import { defineStrings } from '@mrw/shared-contracts';

export const additionalDataStrings = defineStrings('account.additionalData', {
  on: { en: 'On', 'zh-Hant': '開啟', 'zh-Hans': '开启' },
  off: { en: 'Off', 'zh-Hant': '關閉', 'zh-Hans': '关闭' },
  agreed: { en: 'Agreed', 'zh-Hant': '已同意', 'zh-Hans': '已同意' },
  notAgreed: { en: 'Not agreed', 'zh-Hant': '未同意', 'zh-Hans': '未同意' },
  agree: { en: 'I agree: {{title}}', 'zh-Hant': '我同意：{{title}}', 'zh-Hans': '我同意：{{title}}' },
  choose: { en: 'Choose', 'zh-Hant': '請選擇', 'zh-Hans': '请选择' },
  nothingChosen: { en: 'Nothing chosen yet', 'zh-Hant': '尚未選擇', 'zh-Hans': '尚未选择' },
  done: { en: 'Done', 'zh-Hant': '完成', 'zh-Hans': '完成' },
  notANumber: {
    en: 'Please type a number, for example 12 or 1.5.',
    'zh-Hant': '請輸入數字，例如 12 或 1.5。',
    'zh-Hans': '请输入数字，例如 12 或 1.5。',
  },
  belowZero: {
    en: 'Please type a number that is not below 0.',
    'zh-Hant': '請輸入不小於 0 的數字。',
    'zh-Hans': '请输入不小于 0 的数字。',
  },
  notRead: {
    en: 'The additional data could not be read.',
    'zh-Hant': '未能讀取附加資料。',
    'zh-Hans': '无法读取附加信息。',
  },
});
