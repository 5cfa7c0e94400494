import { defineStrings } from '@mrw/shared-contracts';

export const pickerStrings = defineStrings('wallet.storePicker', {
  title: { en: 'Choose a store', 'zh-Hant': '選擇分店', 'zh-Hans': '选择门店' },
  search: { en: 'Search by store name', 'zh-Hant': '搜尋分店名稱', 'zh-Hans': '搜索门店名称' },
  clearSearch: { en: 'Clear the search', 'zh-Hant': '清除搜尋', 'zh-Hans': '清除搜索' },
  stores: { en: 'Stores', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  noMatch: {
    en: 'No store has this name.',
    'zh-Hant': '找不到此名稱的分店。',
    'zh-Hans': '找不到此名称的门店。',
  },
  moreFailed: {
    en: 'The next stores could not be read.',
    'zh-Hant': '未能讀取餘下分店。',
    'zh-Hans': '无法读取其余门店。',
  },
  clear: { en: 'Show all stores', 'zh-Hant': '顯示所有分店', 'zh-Hans': '显示所有门店' },
});
