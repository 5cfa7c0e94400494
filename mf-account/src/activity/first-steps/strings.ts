import { defineStrings } from '@mrw/shared-contracts';

export const firstStepStrings = defineStrings('account.firstSteps', {
  title: { en: 'Earn your first points', 'zh-Hant': '賺取你的首批積分', 'zh-Hans': '赚取你的第一笔积分' },
  card: { en: 'Show your card', 'zh-Hant': '出示會員卡', 'zh-Hans': '出示会员卡' },
  cardText: {
    en: 'When you pay, for points at once',
    'zh-Hant': '付款時出示，即時賺取積分',
    'zh-Hans': '付款时出示，立即获得积分',
  },
  receipt: { en: 'Upload a receipt', 'zh-Hant': '上載收據', 'zh-Hans': '上传小票' },
  receiptText: {
    en: 'For a purchase without the card',
    'zh-Hant': '購物時沒有出示會員卡也可補領',
    'zh-Hans': '购物时没出示会员卡也可补领',
  },
  store: { en: 'Find a store', 'zh-Hant': '尋找分店', 'zh-Hans': '查找门店' },
  storeText: {
    en: 'Where your purchases count',
    'zh-Hant': '在這些分店購物可賺積分',
    'zh-Hans': '在这些门店购物可赚积分',
  },
});
