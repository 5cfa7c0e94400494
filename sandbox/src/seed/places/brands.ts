import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';
import type { Text } from '../text';

type Brand = {
  readonly name: Text;
  readonly domain: string;
  readonly storeCode: string;
  readonly about: Text;
};

/** Brand n is at n − 1. */
export const brandList: readonly Brand[] = [
  {
    name: t('Harbour Coffee', '海港咖啡', '海港咖啡'),
    domain: 'harbourcoffee',
    storeCode: 'HC',
    about: t(
      'Small-batch roasts, poured slowly beside the water since 1998.',
      '自1998年起，在海邊慢慢沖煮小批次烘焙咖啡。',
      '自1998年起，在海边慢慢冲煮小批次烘焙咖啡。',
    ),
  },
  {
    name: t('Pier Books', '碼頭書店', '码头书店'),
    domain: 'pierbooks',
    storeCode: 'PB',
    about: t(
      'Independent bookshops with deep armchairs and a children’s deck.',
      '獨立書店，有舒適的扶手椅和兒童閱讀甲板。',
      '独立书店，有舒适的扶手椅和儿童阅读甲板。',
    ),
  },
  {
    name: t('Star Gala Cinema', '星薈影院', '星荟影院'),
    domain: 'stargala',
    storeCode: 'SG',
    about: t(
      'Nine screens, warm popcorn and late shows every weekend.',
      '九個影廳、熱辣爆谷，週末更設深夜場。',
      '九个影厅、热辣爆米花，周末更设深夜场。',
    ),
  },
  {
    name: t('Lantern Travel', '燈籠旅遊', '灯笼旅游'),
    domain: 'lanterntravel',
    storeCode: 'LT',
    about: t(
      'Train, ferry and island trips planned by people who go.',
      '由熱愛旅行的人為您策劃火車、渡輪及離島行程。',
      '由热爱旅行的人为您策划火车、渡轮及离岛行程。',
    ),
  },
  {
    name: t('Jade Kitchen', '翠玉廚房', '翠玉厨房'),
    domain: 'jadekitchen',
    storeCode: 'JK',
    about: t(
      'Cantonese dim sum and noodles, made fresh each morning.',
      '每朝新鮮製作的廣東點心和麵食。',
      '每朝新鲜制作的广东点心和面食。',
    ),
  },
  {
    name: t('Cloud Kids', '雲朵童樂', '云朵童乐'),
    domain: 'cloudkids',
    storeCode: 'CK',
    about: t(
      'Toys, play mornings and birthday parties for the under-tens.',
      '為十歲以下小朋友而設的玩具、遊戲早場和生日派對。',
      '为十岁以下小朋友而设的玩具、游戏早场和生日派对。',
    ),
  },
  {
    name: t('Silk Lane', '絲里', '丝里'),
    domain: 'silklane',
    storeCode: 'SL',
    about: t(
      'Easy dresses and linen shirts, altered while you wait.',
      '輕便連身裙和亞麻恤衫，即場改衣。',
      '轻便连衣裙和亚麻衬衫，即场改衣。',
    ),
  },
  {
    name: t('Rain & Shine', '晴雨', '晴雨'),
    domain: 'rainandshine',
    storeCode: 'RS',
    about: t(
      'Umbrellas, hats and walking shoes for every kind of sky.',
      '雨傘、帽子和步行鞋，晴天雨天都合用。',
      '雨伞、帽子和步行鞋，晴天雨天都合用。',
    ),
  },
  {
    name: t('Moon Bakery', '月光餅店', '月光饼店'),
    domain: 'moonbakery',
    storeCode: 'MB',
    about: t(
      'Cookies, cakes and pineapple buns from the night oven.',
      '夜間烘爐出品的曲奇、蛋糕和菠蘿包。',
      '夜间烘炉出品的曲奇、蛋糕和菠萝包。',
    ),
  },
  {
    name: t('Ferry Florist', '渡輪花店', '渡轮花店'),
    domain: 'ferryflorist',
    storeCode: 'FF',
    about: t(
      'Flowers from the first boat, tied the way you like them.',
      '每日首班船送到的鮮花，按您的心意紮成花束。',
      '每日首班船送到的鲜花，按您的心意扎成花束。',
    ),
  },
  {
    name: t('Stillwater', '靜水', '静水'),
    domain: 'stillwater',
    storeCode: 'SW',
    about: t(
      'A quiet hour: warm stones, tea and a view of the bamboo.',
      '寧靜一小時：暖石、清茶與竹林景致。',
      '宁静一小时：暖石、清茶与竹林景致。',
    ),
  },
  {
    name: t('Tram Lane Market', '電車里市集', '电车里市集'),
    domain: 'tramlane',
    storeCode: 'TL',
    about: t(
      'Twenty stalls under one roof, open until late.',
      '同一屋簷下的二十個攤檔，營業至夜深。',
      '同一屋簷下的二十个摊位，营业至夜深。',
    ),
  },
];

/** Tram Lane Market has no icon on purpose. */
const brandWithoutIcon = 12;

export const brands: NonNullable<SeedRows['brands']> = brandList.map(({ name, about }, index) => {
  const id = index + 1;
  return { id, name, description: about, icon_url: id === brandWithoutIcon ? null : `brands/${id}.jpg` };
});
