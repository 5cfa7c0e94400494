import { defineStrings } from '@mrw/shared-contracts';

export const directoryStrings = defineStrings('stores.directory', {
  title: { en: 'Store directory', 'zh-Hant': '分店目錄', 'zh-Hans': '门店目录' },
  description: {
    en: 'Addresses, phone numbers and offers of every store, by name, brand, category and district.',
    'zh-Hant': '按名稱、品牌、類別及分區查找各分店的地址、電話及優惠。',
    'zh-Hans': '按名称、品牌、类别和区域查找各门店的地址、电话和优惠。',
  },
  refresh: { en: 'Refresh', 'zh-Hant': '重新整理', 'zh-Hans': '刷新' },
  stores: { en: 'Stores', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  shownAs: { en: 'Show as', 'zh-Hant': '顯示方式', 'zh-Hans': '显示方式' },
  list: { en: 'List', 'zh-Hant': '列表', 'zh-Hans': '列表' },
  map: { en: 'Map', 'zh-Hant': '地圖', 'zh-Hans': '地图' },
  mapFailed: {
    en: 'We could not load the map. The list has the same stores.',
    'zh-Hant': '未能載入地圖。列表載有相同的分店。',
    'zh-Hans': '无法加载地图。列表中有相同的门店。',
  },
  onlineStore: { en: 'Online store', 'zh-Hant': '網上商店', 'zh-Hans': '网上商店' },
  category: { en: 'Category', 'zh-Hant': '類別', 'zh-Hans': '类别' },
  allCategories: { en: 'All categories', 'zh-Hant': '所有類別', 'zh-Hans': '所有类别' },
  subcategories: { en: 'Sub-categories', 'zh-Hant': '子類別', 'zh-Hans': '子类别' },
  filters: { en: 'Filters', 'zh-Hant': '篩選', 'zh-Hans': '筛选' },
  filtersCount: { en: 'Filters ({{count}})', 'zh-Hant': '篩選（{{count}}）', 'zh-Hans': '筛选（{{count}}）' },
  chosen: { en: 'Chosen filters', 'zh-Hant': '已選篩選條件', 'zh-Hans': '已选筛选条件' },
  remove: { en: 'Remove {{name}}', 'zh-Hant': '移除「{{name}}」', 'zh-Hans': '移除“{{name}}”' },
  clear: { en: 'Clear filters', 'zh-Hant': '清除篩選', 'zh-Hans': '清除筛选' },
  clearAll: { en: 'Clear search and filters', 'zh-Hant': '清除搜尋及篩選', 'zh-Hans': '清除搜索和筛选' },
  applyCount: {
    en: { one: 'Show {{count}} store', other: 'Show {{count}} stores' },
    'zh-Hant': '顯示 {{count}} 間分店',
    'zh-Hans': '显示 {{count}} 家门店',
  },
  found: {
    en: { one: '{{count}} store', other: '{{count}} stores' },
    'zh-Hant': '{{count}} 間分店',
    'zh-Hans': '{{count}} 家门店',
  },
  apply: { en: 'Show stores', 'zh-Hant': '顯示分店', 'zh-Hans': '显示门店' },
  location: { en: 'Location', 'zh-Hant': '地區', 'zh-Hans': '地区' },
  brand: { en: 'Brand', 'zh-Hant': '品牌', 'zh-Hans': '品牌' },
  someDistricts: {
    en: '{{count}} of {{total}} districts chosen',
    'zh-Hant': '已選 {{total}} 個分區中的 {{count}} 個',
    'zh-Hans': '已选 {{total}} 个区域中的 {{count}} 个',
  },
  choicesFailed: {
    en: 'We could not load these choices.',
    'zh-Hant': '未能載入這些選項。',
    'zh-Hans': '无法加载这些选项。',
  },
  someFailed: {
    en: 'We could not load all of these choices.',
    'zh-Hant': '部分選項未能載入。',
    'zh-Hans': '部分选项无法加载。',
  },
  noneMatch: {
    en: 'No record. No store matches these filters.',
    'zh-Hant': '沒有紀錄。沒有分店符合這些篩選條件。',
    'zh-Hans': '没有记录。没有门店符合这些筛选条件。',
  },
  noneNamed: {
    en: 'No record. No store here is called “{{name}}”.',
    'zh-Hant': '沒有紀錄。沒有分店名為「{{name}}」。',
    'zh-Hans': '没有记录。没有名为“{{name}}”的门店。',
  },
  noneYet: {
    en: 'No record. There are no stores yet.',
    'zh-Hant': '沒有紀錄。暫時未有分店。',
    'zh-Hans': '没有记录。暂时没有门店。',
  },
  moreFailed: {
    en: 'We could not load more stores.',
    'zh-Hant': '未能載入更多分店。',
    'zh-Hans': '无法加载更多门店。',
  },
});
