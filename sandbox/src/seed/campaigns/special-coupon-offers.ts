import { t } from '../text';
import { how } from './instructions';
import { longDetail, longHow } from './long-story';
import type { Offer } from './offer';

const coupon = (offer: Omit<Offer, 'type' | 'how'> & { readonly how?: Offer['how'] }): Offer => ({
  type: 'COUPON_CAMPAIGN',
  how: how.coupon,
  ...offer,
  more: { coupon_template_id: offer.id, ...offer.more },
});

/** Offers that show how a coupon is chosen, limited or written. */
export const specialCouponOffers: readonly Offer[] = [
  coupon({
    id: 114,
    brand: 2,
    name: t('Store Voucher', '分店禮券', '分店礼券'),
    short: t(
      'A HK$50 book voucher; you choose the shop.',
      'HK$50書券，由您選擇分店。',
      'HK$50书券，由您选择分店。',
    ),
    detail: t(
      'Redeem first, decide later: the voucher becomes real when you pick the shop where you want to browse.',
      '先兌換，後決定：選好想逛的書店後，禮券便會生效。',
      '先兑换，后决定：选好想逛的书店后，礼券便会生效。',
    ),
    how: how.pickUp,
    more: { required_points: 450, stock: 120 },
  }),
  coupon({
    id: 115,
    brand: 6,
    name: t('Online or Shop Voucher', '網店或門店禮券', '网店或门店礼券'),
    short: t(
      'HK$60 for toys, delivered or in the shop.',
      'HK$60玩具禮券，網購或到店均可。',
      'HK$60玩具礼券，网购或到店均可。',
    ),
    detail: t(
      'Use it for wooden trains, kites or a very soft bear. Choose online for delivery, or a shop to try things first.',
      '可換木火車、風箏或超柔軟小熊。選擇網店享送貨服務，或到分店親身試玩。',
      '可换木火车、风筝或超柔软小熊。选择网店享送货服务，或到分店亲身试玩。',
    ),
    how: how.pickUp,
    more: { required_points: 500, stock: 90 },
  }),
  coupon({
    id: 116,
    brand: 11,
    name: t('Zero Limit', '暫停兌換', '暂停兑换'),
    short: t(
      'A quiet hour at Stillwater, fully booked this month.',
      '靜水寧靜一小時，本月名額已滿。',
      '静水宁静一小时，本月名额已满。',
    ),
    detail: t(
      'The limit per member is zero until new rooms open.',
      '新療程室啟用前，每位會員的兌換上限為零。',
      '新疗程室启用前，每位会员的兑换上限为零。',
    ),
    more: { required_points: 900, stock: 20, per_head_limit: 0 },
  }),
  coupon({
    id: 117,
    brand: 9,
    name: t('Twice Only', '每人兩次', '每人两次'),
    short: t(
      'A slice of birthday cake, two per member.',
      '生日蛋糕一件，每位會員限兌兩次。',
      '生日蛋糕一件，每位会员限兑两次。',
    ),
    detail: t(
      'Vanilla sponge, cherry cream, candles on request. It does not have to be your birthday.',
      '雲呢拿海綿蛋糕、車厘子忌廉，可代插蠟燭。不是生日也可享用。',
      '香草海绵蛋糕、樱桃奶油，可代插蜡烛。不是生日也可享用。',
    ),
    more: { required_points: 120, stock: 200, per_head_limit: 2 },
  }),
  coupon({
    id: 118,
    brand: 1,
    name: t('Endless', '無限暢飲券', '无限畅饮券'),
    short: t(
      'Ten dollars off every takeaway cup, as often as you like.',
      '外賣咖啡每杯減HK$10，次數不限。',
      '外卖咖啡每杯减HK$10，次数不限。',
    ),
    detail: t(
      'Bring your own cup and we take off another two dollars. No limit, no end date.',
      '自備杯子再減HK$2。不限次數，不設限期。',
      '自备杯子再减HK$2。不限次数，不设限期。',
    ),
    end: null,
    photoCount: 3,
    more: { required_points: 80 },
  }),
  coupon({
    id: 119,
    brand: 4,
    name: t('Long Story', '長途旅程', '长途旅程'),
    short: t(
      'Three days by night train, junk and on foot: from the lantern viaduct to the lighthouse, with every ticket, two inns and one very patient guide included.',
      '三日火車、帆船及徒步之旅：由燈籠高架橋到燈塔，已包所有車船票、兩晚旅館和一位非常有耐性的導遊。',
      '三日火车、帆船及徒步之旅：由灯笼高架桥到灯塔，已包所有车船票、两晚旅馆和一位非常有耐性的导游。',
    ),
    detail: longDetail,
    how: longHow,
    photoCount: 6,
    more: { required_points: 3000, stock: 24 },
  }),
  coupon({
    id: 120,
    brand: 3,
    name: { en: 'English Only' },
    short: { en: 'A large popcorn with any ticket to the English-language season.' },
    detail: {
      en: 'Twelve films in English, without subtitles, every Thursday at seven. The popcorn is warm and the butter is real.',
    },
    how: { en: how.coupon.en },
    more: { required_points: 150, stock: 75, tags: [{ en: 'Cinema' }] },
  }),
  coupon({
    id: 121,
    brand: 8,
    name: t('Thin Record', '簡略資料', '简略资料'),
    short: t('A pair of walking socks.', '步行襪一對。', '步行袜一对。'),
    detail: t('Merino wool.', '美麗諾羊毛。', '美丽诺羊毛。'),
    more: {
      required_points: 90,
      stock: 30,
      omitted_fields: [
        'short_description',
        'detail_section_title',
        'detail_section_content',
        'instruction_section_title',
        'instruction_section_content',
        'square_cover_photo_url',
        'brand',
        'campaign_stores',
        'tags',
        'is_featured',
        'is_within_blackout_period',
      ],
    },
  }),
  coupon({
    id: 122,
    brand: 5,
    name: t('One Store Only', '只限一店', '只限一店'),
    short: t('Wonton noodles at the harbour kitchen.', '海港東店限定雲吞麵。', '海港东店限定云吞面。'),
    detail: t(
      'A bowl of hand-wrapped wontons in flounder broth, served only in the kitchen of Harbour East.',
      '大地魚湯配手包雲吞，只於海港東店供應。',
      '大地鱼汤配手包云吞，只于海港东店供应。',
    ),
    more: { required_points: 180, stock: 66, store_ids: [15] },
  }),
  coupon({
    id: 123,
    brand: 9,
    name: t('Guest Cookie', '訪客曲奇', '访客曲奇'),
    short: t(
      'A free cookie for everybody, member or not.',
      '免費曲奇，會員或訪客均可領取。',
      '免费曲奇，会员或访客均可领取。',
    ),
    detail: t(
      'Walk in, say hello, pick one from the tray. Leave a contact so that we can send you the code.',
      '走進店內，打個招呼，從盤中任選一件。留下聯絡方法以接收代碼。',
      '走进店内，打个招呼，从盘中任选一件。留下联络方法以接收代码。',
    ),
    more: { stock: 1000, per_head_limit: 1, ignore_login: true },
  }),
  coupon({
    id: 124,
    brand: 4,
    name: t('Future Start Voucher', '稍後生效禮券', '稍后生效礼券'),
    short: t(
      'Island ferry passes for two, from the week after next.',
      '雙人離島船票，由下下星期起適用。',
      '双人离岛船票，由下下星期起适用。',
    ),
    detail: t(
      'Redeem today; the passes start in ten days, when the winter timetable begins.',
      '今天兌換，十日後冬季船期開始時生效。',
      '今天兑换，十日后冬季船期开始时生效。',
    ),
    more: { required_points: 260, stock: 80 },
  }),
];
