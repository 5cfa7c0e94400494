import { defineStrings } from '@mrw/shared-contracts';

export const tabStrings = defineStrings('ui.tabs', {
  earlier: { en: 'Earlier tabs', 'zh-Hant': '前面的分頁', 'zh-Hans': '前面的标签' },
  later: { en: 'More tabs', 'zh-Hant': '更多分頁', 'zh-Hans': '更多标签' },
});
