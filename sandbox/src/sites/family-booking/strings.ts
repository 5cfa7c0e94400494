import type { Language } from '../../http/language';

const en = {
  title: 'Family booking',
  greeting: 'Your family trips',
  member: 'Member',
  count: (count: number) => (count === 1 ? '1 booking' : `${count} bookings`),
  party: (adults: number, children: number) =>
    `${adults} adults, ${children === 1 ? '1 child' : `${children} children`}`,
  reference: 'Booking reference',
  none: 'You have no family trip booked yet. Your bookings appear here as soon as you make one.',
  unknownTitle: 'Please come in through Harbour Rewards',
  unknown:
    'We could not tell who you are: the link has expired or is not complete. Open Family booking in Harbour Rewards again and we will bring you straight here.',
  back: 'Back to Harbour Rewards',
};

export type FamilyBookingWords = typeof en;

export const familyBookingStrings: Readonly<Record<Language, FamilyBookingWords>> = {
  en,
  'zh-Hant': {
    title: '家庭旅程預訂',
    greeting: '你的家庭旅程',
    member: '會員',
    count: (count) => `${count} 項預訂`,
    party: (adults, children) => `${adults} 位成人、${children} 位兒童`,
    reference: '預訂編號',
    none: '你尚未預訂家庭旅程。預訂後，詳情會在此顯示。',
    unknownTitle: '請由海港獎賞進入',
    unknown: '未能確認你的身分：連結已過期或不完整。請在海港獎賞重新開啟「家庭旅程預訂」，即可直接返回此頁。',
    back: '返回海港獎賞',
  },
  'zh-Hans': {
    title: '家庭旅行预订',
    greeting: '你的家庭旅行',
    member: '会员',
    count: (count) => `${count} 项预订`,
    party: (adults, children) => `${adults} 位成人、${children} 位儿童`,
    reference: '预订编号',
    none: '你还没有预订家庭旅行。预订后，详情会在此显示。',
    unknownTitle: '请从海港奖赏进入',
    unknown: '无法确认你的身份：链接已过期或不完整。请在海港奖赏重新打开“家庭旅行预订”，即可直接返回此页。',
    back: '返回海港奖赏',
  },
};
