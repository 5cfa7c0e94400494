import { defineStrings } from '@mrw/shared-contracts';

export const tillNewsStrings = defineStrings('wallet.tillNews', {
  usedAt: {
    en: 'Used at {{store}}, {{time}}',
    'zh-Hant': '使用地點：{{store}}，{{time}}',
    'zh-Hans': '使用地点：{{store}}，{{time}}',
  },
  usedTime: { en: 'Used at {{time}}', 'zh-Hant': '於 {{time}} 使用', 'zh-Hans': '于 {{time}} 使用' },
  refused: {
    en: 'The till did not take this code. Please ask the staff.',
    'zh-Hant': '收銀處未能接收此兌換碼，請向職員查詢。',
    'zh-Hans': '收银台未接受此兑换码，请咨询店员。',
  },
});
