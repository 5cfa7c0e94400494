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
  notRead: {
    en: 'The additional data could not be read.',
    'zh-Hant': '未能讀取附加資料。',
    'zh-Hans': '无法读取附加信息。',
  },
});
