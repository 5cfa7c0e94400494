import type { SeedRows } from '../../db/seed-contract';
import type { Moments } from '../moments';
import { join, t } from '../text';
import { addressOf } from './addresses';
import { areas } from './areas';
import { brandList } from './brands';
import { subcategoriesOfBrand } from './categories';
import { storeList } from './store-list';

type StoreRow = NonNullable<SeedRows['stores']>[number];

const openDaily = t(
  ' Open daily. Show your member card at the counter to earn points.',
  '每日營業。於櫃位出示會員卡即可賺取積分。',
  '每日营业。于柜台出示会员卡即可赚取积分。',
);

const longDescription = t(
  'The shop began as a bookstall at the end of the old pier, where ferry passengers swapped novels for the ride home. Forty years later it fills two floors: new writing and travel on the ground floor, a quiet reading room with a view of the boats above, and a children’s deck with low shelves and cushions. There is a story hour every Saturday at eleven, a repair bench for well-loved books, and coffee from the bar next door. Members may reserve titles in the app and collect them here within seven days.',
  '書店由舊碼頭盡頭的一個書攤開始，當年渡輪乘客會在這裏交換小說，在回家的船上閱讀。四十年後，書店已擴展至兩層：地下是新書和旅遊書，樓上是可以觀賞船隻的安靜閱讀室，還有放滿矮書架和坐墊的兒童甲板。逢星期六上午十一時有說故事時間，店內設有修書工作桌，並供應鄰店的咖啡。會員可於應用程式預留書籍，並於七日內到店領取。',
  '书店由旧码头尽头的一个书摊开始，当年渡轮乘客会在这里交换小说，在回家的船上阅读。四十年后，书店已扩展至两层：地下是新书和旅游书，楼上是可以观赏船只的安静阅读室，还有放满矮书架和坐垫的儿童甲板。每逢星期六上午十一时有说故事时间，店内设有修书工作桌，并供应邻店的咖啡。会员可于应用程序预留书籍，并于七日内到店领取。',
);

/** What makes some stores special (demo-data, Stores). */
const special: Readonly<Record<number, Partial<StoreRow>>> = {
  2: { phone_number_country_code: null, phone_number_subscriber_number: null },
  3: { email_address: null },
  4: { phone_number_country_code: null, phone_number_subscriber_number: null, email_address: null },
  5: { latitude: null, longitude: null },
  6: { photo_url: null },
  7: {
    name: t('Harbour Coffee Online', '海港咖啡網店', '海港咖啡网店'),
    address: t('Online store, delivery to the whole city', '網上商店，全港送貨', '网上商店，全港送货'),
    is_online_store: true,
    district_id: null,
    region_id: null,
    latitude: null,
    longitude: null,
  },
  8: { description: longDescription },
  10: { name: { en: 'Rain & Shine Market Row' } },
  12: {
    name: { en: 'Tram Lane Market Outer Gardens' },
    address: { en: 'Shop C4, 1/F, Wing Fai House, 22 Lantern Street, Outer Gardens' },
    description: { en: 'Twenty stalls under one roof, open until late.' },
  },
};

const staffCodes: Readonly<Record<number, string>> = { 1: '111111', 2: '222222', 3: '333333' };

function storeRow(
  id: number,
  brand: number,
  area: (typeof storeList)[number][1],
  moments: Moments,
): StoreRow {
  const { place, district, region, latitude, longitude } = areas[area];
  const about = brandList[brand - 1] ?? brandList[0];
  if (about === undefined) throw new Error(`Store ${id} names an unknown brand: ${brand}`);
  const offset = (step: number) => (((id * step) % 21) - 10) / 10_000;
  return {
    id,
    name: {
      en: `${about.name.en} ${place.en}`,
      'zh-Hant': `${about.name['zh-Hant']}${place['zh-Hant']}店`,
      'zh-Hans': `${about.name['zh-Hans']}${place['zh-Hans']}店`,
    },
    address: addressOf(id, place),
    description: join([about.about, openDaily]),
    brand_id: brand,
    district_id: district,
    region_id: region,
    subcategory_ids: [...(subcategoriesOfBrand[brand - 1] ?? [])],
    photo_url: `stores/${brand}-${id}.jpg`,
    email_address: `store${id}@${about.domain}.example.test`,
    latitude: Number((latitude + offset(7)).toFixed(6)),
    longitude: Number((longitude + offset(11)).toFixed(6)),
    phone_number_country_code: '852',
    phone_number_subscriber_number: String(28_001_000 + id * 13),
    third_party_store_code: `${about.storeCode}-${String(id).padStart(3, '0')}`,
    display_priority: id,
    staff_code: staffCodes[id] ?? String(400_000 + id * 137),
    qr_code: `STORE-${id}`,
    creation_date: moments.at(-700 + id, 9),
    last_modified_date: moments.at(-id, 9),
    ...special[id],
  };
}

export const storeRows = (moments: Moments): StoreRow[] =>
  storeList.map(([brand, area], index) => storeRow(index + 1, brand, area, moments));

/** Stores of a brand that show its offers; store 9 shows none on purpose. */
export const storesOfBrand = (brand: number): number[] =>
  storeList.flatMap(([owner], index) => (owner === brand && index !== 8 ? [index + 1] : [])).slice(0, 8);
