import { defineStrings } from '@mrw/shared-contracts';

export const listStrings = defineStrings('ui.list', {
  showMore: { en: 'Show more', 'zh-Hant': '顯示更多', 'zh-Hans': '显示更多' },
  loadingMore: { en: 'Loading more', 'zh-Hant': '正在載入更多', 'zh-Hans': '正在加载更多' },
  shown: {
    en: { one: '{{count}} item shown', other: '{{count}} items shown' },
    'zh-Hant': '已顯示 {{count}} 項',
    'zh-Hans': '已显示 {{count}} 项',
  },
  allShown: {
    en: { one: 'All shown: {{count}} item', other: 'All shown: {{count}} items' },
    'zh-Hant': '已全部顯示，共 {{count}} 項',
    'zh-Hans': '已全部显示，共 {{count}} 项',
  },
});
