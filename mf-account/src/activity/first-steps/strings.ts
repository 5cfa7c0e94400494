import { defineStrings } from '@mrw/shared-contracts';

export const firstStepStrings = defineStrings('account.firstSteps', {
  title: { en: 'Earn your first points', 'zh-Hant': '賺取你的首批積分', 'zh-Hans': '赚取你的第一笔积分' },
  welcome: { en: 'Welcome, {{name}}', 'zh-Hant': '{{name}}，歡迎加入', 'zh-Hans': '{{name}}，欢迎加入' },
  joined: {
    en: { one: 'You got {{points}} point for joining.', other: 'You got {{points}} points for joining.' },
    'zh-Hant': '你已獲得 {{points}} 積分的入會獎賞。',
    'zh-Hans': '你已获得 {{points}} 积分的入会奖励。',
  },
  steps: { en: 'Your first steps', 'zh-Hant': '首三步', 'zh-Hans': '前三步' },
  done: { en: 'Done', 'zh-Hant': '已完成', 'zh-Hans': '已完成' },
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
  offer: { en: 'Choose your first offer', 'zh-Hant': '選擇第一項優惠', 'zh-Hans': '选择第一个优惠' },
  offerText: {
    en: 'Coupons and tickets for your points',
    'zh-Hant': '用積分兌換優惠券及門票',
    'zh-Hans': '用积分兑换优惠券和门票',
  },
});
