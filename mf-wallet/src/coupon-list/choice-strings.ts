import { defineStrings } from '@mrw/shared-contracts';

/** Of coupons and of tickets. */
export const choiceStrings = defineStrings('wallet.choice', {
  search: { en: 'Find by name or brand', 'zh-Hant': '按名稱或品牌搜尋', 'zh-Hans': '按名称或品牌搜索' },
  example: { en: 'Name or brand', 'zh-Hant': '名稱或品牌', 'zh-Hans': '名称或品牌' },
  clear: { en: 'Clear the search', 'zh-Hant': '清除搜尋', 'zh-Hans': '清除搜索' },
  sort: { en: 'Sort by', 'zh-Hant': '排序', 'zh-Hans': '排序' },
  newest: { en: 'Newest first', 'zh-Hant': '最新優先', 'zh-Hans': '最新优先' },
  ending: { en: 'Expiring first', 'zh-Hant': '最先到期優先', 'zh-Hans': '最先到期优先' },
  found: { en: '{{count}} found', 'zh-Hant': '找到 {{count}} 張', 'zh-Hans': '找到 {{count}} 张' },
  foundFirst: {
    en: { one: 'The first one of those found', other: 'The first {{count}} of those found' },
    'zh-Hant': '先顯示首 {{count}} 張',
    'zh-Hans': '先显示前 {{count}} 张',
  },
  foundLoaded: {
    en: '{{found}} in the {{count}} loaded',
    'zh-Hant': '已載入的 {{count}} 張中有 {{found}} 張',
    'zh-Hans': '已加载的 {{count}} 张中有 {{found}} 张',
  },
  noMatch: {
    en: 'Nothing here matches your search.',
    'zh-Hant': '這裏沒有符合搜尋的項目。',
    'zh-Hans': '这里没有符合搜索的项目。',
  },
  noneLoaded: {
    en: 'Not found in the {{count}} loaded.',
    'zh-Hant': '已載入的 {{count}} 張中找不到。',
    'zh-Hans': '已加载的 {{count}} 张中找不到。',
  },
  loadMore: { en: 'Load more', 'zh-Hant': '載入更多', 'zh-Hans': '加载更多' },
});
