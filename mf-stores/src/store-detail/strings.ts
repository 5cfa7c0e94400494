import { defineStrings } from '@mrw/shared-contracts';

export const detailStrings = defineStrings('stores.detail', {
  home: { en: 'Home', 'zh-Hant': '主頁', 'zh-Hans': '首页' },
  directory: { en: 'Store directory', 'zh-Hant': '分店目錄', 'zh-Hans': '门店目录' },
  detail: { en: 'Store detail', 'zh-Hant': '分店詳情', 'zh-Hans': '门店详情' },
  reading: { en: 'Loading the store', 'zh-Hant': '正在載入分店', 'zh-Hans': '正在加载门店' },
  onlineStore: { en: 'Online store', 'zh-Hant': '網上商店', 'zh-Hans': '网上商店' },
  tags: { en: 'Brand and categories', 'zh-Hant': '品牌及類別', 'zh-Hans': '品牌和类别' },
  district: { en: 'District', 'zh-Hant': '分區', 'zh-Hans': '区域' },
  address: { en: 'Address', 'zh-Hant': '地址', 'zh-Hans': '地址' },
  phone: { en: 'Phone', 'zh-Hant': '電話', 'zh-Hans': '电话' },
  email: { en: 'Email', 'zh-Hant': '電郵', 'zh-Hans': '邮箱' },
  none: { en: '-', 'zh-Hant': '-', 'zh-Hans': '-' },
  about: { en: 'About this store', 'zh-Hant': '分店簡介', 'zh-Hans': '门店简介' },
  related: { en: 'Related offers', 'zh-Hant': '相關優惠', 'zh-Hans': '相关优惠' },
  notFound: {
    en: 'We could not find this store. It may have closed or moved.',
    'zh-Hant': '找不到此分店。它可能已結業或搬遷。',
    'zh-Hans': '找不到此门店。它可能已停业或搬迁。',
  },
  toDirectory: { en: 'See all stores', 'zh-Hant': '查看所有分店', 'zh-Hans': '查看所有门店' },
});

export const actionStrings = defineStrings('stores.actions', {
  actions: { en: 'Actions', 'zh-Hant': '操作', 'zh-Hans': '操作' },
  directions: { en: 'Directions', 'zh-Hant': '路線', 'zh-Hans': '路线' },
  call: { en: 'Call', 'zh-Hant': '致電', 'zh-Hans': '拨打' },
  write: { en: 'Email', 'zh-Hant': '電郵', 'zh-Hans': '邮件' },
  newTab: {
    en: '(opens in a new tab)',
    'zh-Hant': '（在新分頁開啟）',
    'zh-Hans': '（在新标签页打开）',
  },
});
