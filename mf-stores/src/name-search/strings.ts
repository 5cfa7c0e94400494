import { defineStrings } from '@mrw/shared-contracts';

export const nameSearchStrings = defineStrings('stores.nameSearch', {
  label: { en: 'Find a store', 'zh-Hant': '搜尋分店', 'zh-Hans': '搜索门店' },
  example: { en: 'Store name', 'zh-Hant': '分店名稱', 'zh-Hans': '门店名称' },
  clear: { en: 'Clear the search', 'zh-Hant': '清除搜尋', 'zh-Hans': '清除搜索' },
});
