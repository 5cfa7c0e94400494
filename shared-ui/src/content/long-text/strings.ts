import { defineStrings } from '@mrw/shared-contracts';

export const longTextStrings = defineStrings('ui.text', {
  more: { en: 'Read more', 'zh-Hant': '閱讀更多', 'zh-Hans': '阅读更多' },
  less: { en: 'Show less', 'zh-Hant': '收起', 'zh-Hans': '收起' },
});
