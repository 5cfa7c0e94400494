import { t } from '../text';
import { how } from './instructions';
import type { Offer } from './offer';

const coupon = (offer: Omit<Offer, 'type' | 'how'> & { readonly how?: Offer['how'] }): Offer => ({
  type: 'COUPON_CAMPAIGN',
  how: how.coupon,
  ...offer,
  more: { coupon_template_id: offer.id, ...offer.more },
});

/** Offers that show the states of a price, a stock and a limit. */
export const couponOffers: readonly Offer[] = [
  coupon({
    id: 101,
    brand: 1,
    name: t('Harbour Coffee Voucher', '海港咖啡禮券'),
    short: t('Any hand-brewed coffee on us, with the harbour thrown in for free.', '請您喝一杯手沖咖啡，海景免費奉送。'),
    detail: t(
      'Pick any cup from the brew bar: this month it is a washed Yunnan with notes of plum and brown sugar. Oat milk is included. Sit by the window or take it to the pier.',
      '任選手沖吧一杯咖啡：今個月主打雲南水洗豆，帶李子和黑糖風味，可免費轉燕麥奶。在窗邊細味，或帶到碼頭享用。',
    ),
    photoCount: 3,
    more: { required_points: 500, per_head_limit: 5, stock: 100, is_featured: true },
  }),
  coupon({
    id: 102,
    brand: 11,
    name: t('Free Welcome Tea', '免費迎賓茶'),
    short: t('A pot of jasmine pearl, just for you.', '為您特設的一壺茉莉龍珠。'),
    detail: t(
      'Thank you for a year with us. Come in any afternoon and a pot of jasmine pearl with two almond biscuits is waiting at your table.',
      '感謝您過去一年的支持。任何一個下午到訪，一壺茉莉龍珠和兩件杏仁餅已為您準備好。',
    ),
    more: { per_head_limit: 1, stock: 500 },
  }),
  coupon({
    id: 103,
    brand: 8,
    name: t('Umbrella (gone)', '雨傘（已換罄）'),
    short: t('The storm-proof umbrella that everybody wanted.', '人人都想要的防風雨傘。'),
    detail: t(
      'Eight ribs, a bamboo handle and a canopy in persimmon orange. The last one left the shelf in the rain of last week.',
      '八骨傘架、竹製手柄和柿橙色傘面。最後一把已於上星期的雨天換走。',
    ),
    more: { required_points: 1200, stock: 0, is_featured: true },
  }),
  coupon({
    id: 104,
    brand: 8,
    name: t('Last Umbrella', '最後一把雨傘'),
    short: t('One umbrella, ten points, first come first served.', '一把雨傘，十積分，先到先得。'),
    detail: t(
      'We found one more behind the counter. It is blue, it folds to the length of a hand, and it is yours if you are quick.',
      '我們在櫃位後找到最後一把。藍色，可摺至手掌長度，手快有手慢無。',
    ),
    more: { required_points: 10, stock: 1 },
  }),
  coupon({
    id: 105,
    brand: 3,
    name: t('Gala Night Voucher', '首映禮晚宴禮券'),
    short: t('Red carpet, front row, dinner on the stage.', '紅地氈、前排座位，於台上享用晚宴。'),
    detail: t(
      'An evening for two at the opening night of the harbour film festival: arrival by junk, six courses on the stage and seats beside the director.',
      '海港電影節開幕之夜雙人套票：乘帆船抵達，在台上享用六道菜晚宴，並坐在導演身旁。',
    ),
    photoCount: 3,
    more: { required_points: 5_000_000, stock: 4 },
  }),
  coupon({
    id: 106,
    brand: 1,
    name: t('Blackout Brunch', '週末早午餐'),
    short: t('Eggs, toast and a fresh juice, on most mornings.', '雞蛋、多士配鮮榨果汁，大部分早上供應。'),
    detail: t(
      'A full brunch plate with free-range eggs, sourdough, avocado and blistered tomatoes. Not served on blackout days.',
      '豐富早午餐：放養雞蛋、酸種麵包、牛油果和烤番茄。指定日子不適用。',
    ),
    more: { required_points: 300, stock: 60 },
  }),
  coupon({
    id: 107,
    brand: 2,
    name: t('Autumn Deal', '秋日優惠'),
    short: t('Three paperbacks for the price of two.', '平裝書買二送一。'),
    detail: t(
      'For long evenings under a lamp: choose any three paperbacks with the leaf sticker and pay for two.',
      '為秋夜燈下閱讀而設：任選三本貼有紅葉標籤的平裝書，只付兩本的價錢。',
    ),
    end: -1,
    more: { required_points: 250, stock: 40 },
  }),
  coupon({
    id: 108,
    brand: 12,
    name: t('Coming Soon', '快將推出'),
    short: t('A HK$100 night-market purse opens next week.', 'HK$100夜市消費券下星期開放兌換。'),
    detail: t(
      'Spend it at any of the twenty stalls: skewers, rice rolls, hand-cut combs. Set a reminder, it went in a day last year.',
      '可於二十個攤檔任何一檔使用：串燒、腸粉、手製木梳。請設定提示，去年一日內換罄。',
    ),
    start: 7,
    more: { required_points: 800, stock: 300 },
  }),
  coupon({
    id: 109,
    brand: 12,
    name: t('Closed Deal', '已結束的優惠'),
    short: t('A ride on the market tram.', '市集電車之旅。'),
    detail: t('The market tram is in the workshop. We will tell you when it runs again.', '市集電車正在維修，恢復行駛時會再通知您。'),
    more: { required_points: 100, is_active: false },
  }),
  coupon({
    id: 110,
    brand: 5,
    name: t('Last Day Dim Sum', '最後一天點心'),
    short: t('Two baskets for one, until midnight.', '點心買一送一，至今晚午夜。'),
    detail: t(
      'Order any basket of shrimp dumplings or barbecue pork buns and a second one comes with it.',
      '凡點蝦餃或叉燒包一籠，即送多一籠。',
    ),
    end: 0,
    more: { required_points: 150, stock: 80, is_featured: true },
  }),
  coupon({
    id: 111,
    brand: 9,
    name: t('Three More Days of Cookies', '曲奇再賣三天'),
    short: t('A box of six from the night oven.', '夜間烘爐出品，一盒六件。'),
    detail: t(
      'Brown butter, dark chocolate, a little sea salt. Baked at four in the morning and usually gone by noon.',
      '焦香牛油、黑朱古力，再加少許海鹽。凌晨四時出爐，通常中午前售罄。',
    ),
    end: 3,
    more: { required_points: 200, stock: 3, per_head_limit: 5, is_featured: true },
  }),
  coupon({
    id: 112,
    brand: 7,
    name: t('Six-Day Linen Sale', '六天亞麻優惠'),
    short: t('HK$80 off any linen shirt or dress.', '亞麻恤衫或連身裙減HK$80。'),
    detail: t(
      'Washed linen in five colours, cut loose for the heat. Alterations are done while you wait.',
      '五色水洗亞麻，寬鬆剪裁，清爽透氣，並可即場改衣。',
    ),
    end: 6,
    more: { required_points: 400, stock: 50, is_featured: true },
  }),
  coupon({
    id: 113,
    brand: 10,
    name: t('A Week of Flowers', '鮮花一星期'),
    short: t('A hand-tied bunch from the first ferry.', '首班渡輪送到的手紮花束。'),
    detail: t(
      'Seasonal flowers tied by Auntie Ping, wrapped in paper. Come early for peonies.',
      '由萍姨親手紮成的時令鮮花，以花紙包裹。想要牡丹請早到。',
    ),
    end: 7,
    more: { required_points: 350, stock: 40, is_featured: true },
  }),
];
