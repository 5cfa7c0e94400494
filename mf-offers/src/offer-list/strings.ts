import { defineStrings } from '@mrw/shared-contracts';

export const offerStrings = defineStrings('offers.list', {
  title: { en: 'Offers', 'zh-Hant': '優惠', 'zh-Hans': '优惠' },
  categories: { en: 'Offer categories', 'zh-Hant': '優惠類別', 'zh-Hans': '优惠类别' },
  latest: { en: 'Latest', 'zh-Hant': '最新', 'zh-Hans': '最新' },
  refresh: { en: 'Refresh the offers', 'zh-Hant': '重新整理優惠', 'zh-Hans': '刷新优惠' },
  loading: { en: 'Loading offers', 'zh-Hant': '正在載入優惠', 'zh-Hans': '正在加载优惠' },
  noRecord: {
    en: 'No record found. There are no offers here yet.',
    'zh-Hant': '沒有紀錄。這裏暫時未有優惠。',
    'zh-Hans': '没有记录。这里暂时没有优惠。',
  },
  toStores: { en: 'See all stores', 'zh-Hant': '查看所有分店', 'zh-Hans': '查看所有门店' },
  categoriesFailed: {
    en: 'The categories could not be loaded.',
    'zh-Hant': '未能載入類別。',
    'zh-Hans': '无法加载类别。',
  },
});
