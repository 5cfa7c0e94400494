/** What every pass says, in the languages of the product. */
export const passTexts = {
  issuer: { en: 'Harbour Rewards', 'zh-Hant': '海港獎賞', 'zh-Hans': '海港奖赏' },
  card: { en: 'Member card', 'zh-Hant': '會員卡', 'zh-Hans': '会员卡' },
  level: { en: 'Level', 'zh-Hant': '級別', 'zh-Hans': '等级' },
  points: { en: 'Points', 'zh-Hant': '積分', 'zh-Hans': '积分' },
  coupon: { en: 'Coupon', 'zh-Hant': '優惠券', 'zh-Hans': '优惠券' },
  ticket: { en: 'Ticket', 'zh-Hant': '門票', 'zh-Hans': '门票' },
  code: { en: 'Code', 'zh-Hant': '代碼', 'zh-Hans': '代码' },
  session: { en: 'Session', 'zh-Hant': '場次', 'zh-Hans': '场次' },
  store: { en: 'Store', 'zh-Hant': '分店', 'zh-Hans': '门店' },
  from: { en: 'Valid from', 'zh-Hant': '生效日期', 'zh-Hans': '生效日期' },
  until: { en: 'Valid until', 'zh-Hant': '有效期至', 'zh-Hans': '有效期至' },
  about: { en: 'About this pass', 'zh-Hant': '關於此票證', 'zh-Hans': '关于此凭证' },
  aboutCard: {
    en: 'Show it at the till to earn points. It cannot spend points or use coupons.',
    'zh-Hant': '付款時出示即可賺取積分，但不能使用積分或優惠券。',
    'zh-Hans': '付款时出示即可赚取积分，但不能使用积分或优惠券。',
  },
  aboutItem: {
    en: 'Show it once. The shop checks the code.',
    'zh-Hant': '只可使用一次，由商店核實代碼。',
    'zh-Hans': '仅可使用一次，由商店核实代码。',
  },
} as const;
