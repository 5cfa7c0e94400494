import { defineStrings } from '@mrw/shared-contracts';

export const outcomeStrings = defineStrings('ui.outcome', {
  checking: {
    en: 'We got no clear answer. Checking whether it went through…',
    'zh-Hant': '未收到明確回覆，正在確認是否已完成…',
    'zh-Hans': '未收到明确回复，正在确认是否已完成…',
  },
});
