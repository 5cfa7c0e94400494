import { defineStrings } from '@mrw/shared-contracts';

export const linkStrings = defineStrings('ui.link', {
  newTab: { en: '(opens in a new tab)', 'zh-Hant': '（在新分頁開啟）', 'zh-Hans': '（在新标签页打开）' },
});
