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
    name: t('Harbour Coffee Voucher', '海港咖啡禮券', '海港咖啡礼券'),
    short: t(
      'Any hand-brewed coffee on us, with the harbour thrown in for free.',
      '請您喝一杯手沖咖啡，海景免費奉送。',
      '请您喝一杯手冲咖啡，海景免费奉送。',
    ),
    detail: t(
      'Pick any cup from the brew bar: this month it is a washed Yunnan with notes of plum and brown sugar. Oat milk is included. Sit by the window or take it to the pier.',
      '任選手沖吧一杯咖啡：本月主打雲南水洗豆，帶李子和黑糖風味，可免費轉燕麥奶。在窗邊細味，或帶到碼頭享用。',
      '任选手冲吧一杯咖啡：本月主打云南水洗豆，带李子和黑糖风味，可免费转燕麦奶。在窗边细味，或带到码头享用。',
    ),
    start: -1,
    photoCount: 3,
    more: { required_points: 500, per_head_limit: 5, stock: 100, is_featured: true },
  }),
  coupon({
    id: 102,
    brand: 11,
    name: t('Free Welcome Tea', '免費迎賓茶', '免费迎宾茶'),
    short: t('A pot of jasmine pearl, just for you.', '為您特設的一壺茉莉龍珠。', '为您特设的一壶茉莉龙珠。'),
    detail: t(
      'Thank you for a year with us. Come in any afternoon and a pot of jasmine pearl with two almond biscuits is waiting at your table.',
      '感謝您過去一年的支持。任何一個下午到訪，一壺茉莉龍珠和兩件杏仁餅已為您準備好。',
      '感谢您过去一年的支持。任何一个下午到访，一壶茉莉龙珠和两件杏仁饼已为您准备好。',
    ),
    more: { per_head_limit: 1, stock: 500 },
  }),
  coupon({
    id: 103,
    brand: 8,
    name: t('Umbrella (gone)', '雨傘（已換罄）', '雨伞（已换罄）'),
    short: t(
      'The storm-proof umbrella that everybody wanted.',
      '人人都想要的防風雨傘。',
      '人人都想要的防风雨伞。',
    ),
    detail: t(
      'Eight ribs, a bamboo handle and a canopy in persimmon orange. The last one left the shelf in the rain of last week.',
      '八骨傘架、竹製手柄和柿橙色傘面。最後一把已於上星期的雨天換走。',
      '八骨伞架、竹制手柄和柿橙色伞面。最后一把已于上星期的雨天换走。',
    ),
    more: { required_points: 1200, stock: 0, is_featured: true },
  }),
  coupon({
    id: 104,
    brand: 8,
    name: t('Last Umbrella', '最後一把雨傘', '最后一把雨伞'),
    short: t(
      'One umbrella, ten points, first come first served.',
      '一把雨傘，十積分，先到先得。',
      '一把雨伞，十积分，先到先得。',
    ),
    detail: t(
      'We found one more behind the counter. It is blue, it folds to the length of a hand, and it is yours if you are quick.',
      '我們在櫃位後找到最後一把。藍色，可摺至手掌長度，手快有手慢無。',
      '我们在柜台后找到最后一把。蓝色，可折至手掌长度，手快有手慢无。',
    ),
    more: { required_points: 10, stock: 1 },
  }),
  coupon({
    id: 105,
    brand: 3,
    name: t('Gala Night Voucher', '首映禮晚宴禮券', '首映礼晚宴礼券'),
    short: t(
      'Red carpet, front row, dinner on the stage.',
      '紅地氈、前排座位，於台上享用晚宴。',
      '红地毯、前排座位，于台上享用晚宴。',
    ),
    detail: t(
      'An evening for two at the opening night of the harbour film festival: arrival by junk, six courses on the stage and seats beside the director.',
      '海港電影節開幕之夜雙人套票：乘帆船抵達，在台上享用六道菜晚宴，並坐在導演身旁。',
      '海港电影节开幕之夜双人套票：乘帆船抵达，在台上享用六道菜晚宴，并坐在导演身旁。',
    ),
    photoCount: 3,
    more: { required_points: 5_000_000, stock: 4 },
  }),
  coupon({
    id: 106,
    brand: 1,
    name: t('Blackout Brunch', '週末早午餐', '周末早午餐'),
    short: t(
      'Eggs, toast and a fresh juice, on most mornings.',
      '雞蛋、多士配鮮榨果汁，大部分早上供應。',
      '鸡蛋、吐司配鲜榨果汁，大部分早上供应。',
    ),
    detail: t(
      'A full brunch plate with free-range eggs, sourdough, avocado and blistered tomatoes. Not served on blackout days.',
      '豐富早午餐：放養雞蛋、酸種麵包、牛油果和烤番茄。指定日子不適用。',
      '丰富早午餐：放养鸡蛋、酸种面包、牛油果和烤番茄。指定日子不适用。',
    ),
    more: { required_points: 300, stock: 60 },
  }),
  coupon({
    id: 107,
    brand: 2,
    name: t('Autumn Deal', '秋日優惠', '秋日优惠'),
    short: t('Three paperbacks for the price of two.', '平裝書買二送一。', '平装书买二送一。'),
    detail: t(
      'For long evenings under a lamp: choose any three paperbacks with the leaf sticker and pay for two.',
      '為秋夜燈下閱讀而設：任選三本貼有紅葉標籤的平裝書，只付兩本的價錢。',
      '为秋夜灯下阅读而设：任选三本贴有红叶标签的平装书，只付两本的价钱。',
    ),
    end: -1,
    more: { required_points: 250, stock: 40 },
  }),
  coupon({
    id: 108,
    brand: 12,
    name: t('Coming Soon', '快將推出', '快将推出'),
    short: t(
      'A HK$100 night-market purse opens next week.',
      'HK$100夜市消費券下星期開放兌換。',
      'HK$100夜市消费券下星期开放兑换。',
    ),
    detail: t(
      'Spend it at any of the twenty stalls: skewers, rice rolls, hand-cut combs. Set a reminder, it went in a day last year.',
      '可於二十個攤檔任何一檔使用：串燒、腸粉、手製木梳。請設定提示，去年一日內換罄。',
      '可于二十个摊位任何一档使用：串烧、肠粉、手制木梳。请设定提示，去年一日内换罄。',
    ),
    start: 7,
    more: { required_points: 800, stock: 300 },
  }),
  coupon({
    id: 109,
    brand: 12,
    name: t('Closed Deal', '已結束的優惠', '已结束的优惠'),
    short: t('A ride on the market tram.', '市集電車之旅。', '市集电车之旅。'),
    detail: t(
      'The market tram is in the workshop. We will tell you when it runs again.',
      '市集電車正在維修，恢復行駛時會再通知您。',
      '市集电车正在维修，恢复行驶时会再通知您。',
    ),
    more: { required_points: 100, is_active: false },
  }),
  coupon({
    id: 110,
    brand: 5,
    name: t('Last Day Dim Sum', '最後一天點心', '最后一天点心'),
    short: t(
      'Two baskets for one, until midnight.',
      '點心買一送一，至今晚午夜。',
      '点心买一送一，至今晚午夜。',
    ),
    detail: t(
      'Order any basket of shrimp dumplings or barbecue pork buns and a second one comes with it.',
      '凡點蝦餃或叉燒包一籠，即送多一籠。',
      '凡点虾饺或叉烧包一笼，即送多一笼。',
    ),
    end: 0,
    more: { required_points: 150, stock: 80, is_featured: true },
  }),
  coupon({
    id: 111,
    brand: 9,
    name: t('Three More Days of Cookies', '曲奇再賣三天', '曲奇再卖三天'),
    short: t('A box of six from the night oven.', '夜間烘爐出品，一盒六件。', '夜间烘炉出品，一盒六件。'),
    detail: t(
      'Brown butter, dark chocolate, a little sea salt. Baked at four in the morning and usually gone by noon.',
      '焦香牛油、黑朱古力，再加少許海鹽。凌晨四時出爐，通常中午前售罄。',
      '焦香黄油、黑巧克力，再加少许海盐。凌晨四时出炉，通常中午前售罄。',
    ),
    end: 3,
    more: { required_points: 200, stock: 3, per_head_limit: 5, is_featured: true },
  }),
  coupon({
    id: 112,
    brand: 7,
    name: t('Six-Day Linen Sale', '六天亞麻優惠', '六天亚麻优惠'),
    short: t('HK$80 off any linen shirt or dress.', '亞麻恤衫或連身裙減HK$80。', '亚麻衬衫或连衣裙减HK$80。'),
    detail: t(
      'Washed linen in five colours, cut loose for the heat. Alterations are done while you wait.',
      '五色水洗亞麻，寬鬆剪裁，清爽透氣，並可即場改衣。',
      '五色水洗亚麻，宽松剪裁，清爽透气，并可即场改衣。',
    ),
    end: 6,
    more: { required_points: 400, stock: 50, is_featured: true },
  }),
  coupon({
    id: 113,
    brand: 10,
    name: t('A Week of Flowers', '鮮花一星期', '鲜花一星期'),
    short: t(
      'A hand-tied bunch from the first ferry.',
      '首班渡輪送到的手紮花束。',
      '首班渡轮送到的手扎花束。',
    ),
    detail: t(
      'Seasonal flowers tied by Auntie Ping, wrapped in paper. Come early for peonies.',
      '由萍姨親手紮成的時令鮮花，以花紙包裹。想要牡丹請早到。',
      '由萍姨亲手扎成的时令鲜花，以花纸包裹。想要牡丹请早到。',
    ),
    end: 7,
    more: { required_points: 350, stock: 40, is_featured: true },
  }),
];
