import type { InLanguages } from '@mrw/shared-contracts';

export type Words = Readonly<
  Record<
    | 'offer'
    | 'brand'
    | 'points'
    | 'valid'
    | 'left'
    | 'redeem'
    | 'redeeming'
    | 'reason'
    | 'long'
    | 'name'
    | 'date',
    string
  >
>;

const long = {
  en: 'Collect one stamp for every HK$100 that you spend at a taking-part store. Show your member card before you pay. ',
  'zh-Hant':
    '每於參與分店消費滿港幣一百元，即可獲得印花一個。付款前請出示會員卡，印花將於交易完成後自動存入你的帳戶。',
  'zh-Hans':
    '在参与活动的门店每消费满港币一百元，即可获得印花一个。付款前请出示会员卡，印花将于交易完成后自动存入你的账户。',
} as const;

/** Texts as in the product, with realistic lengths. */
export const words: InLanguages<Words> = {
  en: {
    offer: 'Afternoon tea set for two at the harbour front with a free refill',
    brand: 'Harbour Bakery',
    points: 'Points',
    valid: 'Valid until',
    left: 'Left',
    redeem: 'Redeem',
    redeeming: 'Redeeming…',
    reason: 'Needs 1,200 more points.',
    long: long.en.repeat(3),
    name: 'First name',
    date: 'Date of the receipt',
  },
  'zh-Hant': {
    offer: '海旁雙人下午茶套餐，飲品免費續杯',
    brand: '海港餅店',
    points: '積分',
    valid: '有效期至',
    left: '尚餘',
    redeem: '兌換',
    redeeming: '兌換中…',
    reason: '尚欠 1,200 積分。',
    long: long['zh-Hant'].repeat(5),
    name: '名字',
    date: '收據日期',
  },
  'zh-Hans': {
    offer: '海滨双人下午茶套餐，饮品免费续杯',
    brand: '海港饼店',
    points: '积分',
    valid: '有效期至',
    left: '剩余',
    redeem: '兑换',
    redeeming: '兑换中…',
    reason: '还差 1,200 积分。',
    long: long['zh-Hans'].repeat(5),
    name: '名字',
    date: '小票日期',
  },
};
