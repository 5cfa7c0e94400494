import { longDetail, longHow } from '../campaigns/long-story';
import { how } from '../campaigns/instructions';
import { t } from '../text';
import { templateRow } from './template';
import type { CouponTemplateRow } from './template';
import { onlineOfflineTexts } from './online-offline';

const wallet = (
  coupon: number,
  name: CouponTemplateRow['name'],
  brand: number,
  pictures: number,
  detail: CouponTemplateRow['name'],
  more: Partial<CouponTemplateRow> = {},
): CouponTemplateRow => templateRow({ id: coupon - 300, name, brand, pictures, detail, more });

const barcode = (format: NonNullable<CouponTemplateRow['barcode_format']>): Partial<CouponTemplateRow> => ({
  redemption_method: 'COUPON_BARCODE',
  barcode_format: format,
  formats: ['BARCODE'],
});

const anyDay = t(
  'Valid in every store listed below, together with other offers.',
  '適用於以下所有分店，可與其他優惠同時使用。',
  '适用于以下所有分店，可与其他优惠同时使用。',
);

/** Templates of the coupons 1001 to 1027 of demo-level2: template id = coupon id − 300. */
export const walletTemplates: CouponTemplateRow[] = [
  wallet(1001, t('Hand-brewed coffee', '手沖咖啡', '手冲咖啡'), 1, 101, anyDay, { formats: ['QR_CODE'] }),
  wallet(1002, t('Two dim sum baskets', '點心兩籠', '点心两笼'), 5, 110, anyDay, {
    redemption_method: 'USER_SCAN_STORE_QR',
  }),
  wallet(1003, t('Stall credit HK$30', '攤檔消費額HK$30', '摊位消费额HK$30'), 12, 108, anyDay, {
    redemption_method: 'POS_UPDATED_CODE',
  }),
  wallet(
    1004,
    t('Paperback of the month', '每月精選平裝書', '每月精选平装书'),
    2,
    114,
    anyDay,
    barcode('EAN13'),
  ),
  wallet(1005, t('Travel socks', '旅行襪', '旅行袜'), 8, 121, anyDay, barcode('UPCA')),
  wallet(1006, t('Large popcorn', '大爆谷', '大爆米花'), 3, 120, anyDay, barcode('CODE39')),
  wallet(1007, t('Linen tote', '亞麻手提袋', '亚麻手提袋'), 7, 112, anyDay, barcode('CODE128')),
  wallet(1008, t('Web shop code HK$40', '網店優惠碼HK$40', '网店优惠码HK$40'), 7, 109, anyDay, {
    redemption_method: 'TEXT',
    show_copiable_string: true,
    formats: ['TEXT'],
    medium_type: 'ONLINE',
  }),
  wallet(
    1009,
    t('Weekday brunch', '平日早午餐', '平日早午餐'),
    1,
    106,
    t('Not served on blackout days.', '指定日子不適用。', '指定日子不适用。'),
  ),
  wallet(
    1010,
    t('Winter ferry pass', '冬季船票', '冬季船票'),
    4,
    124,
    t('Starts with the winter timetable.', '由冬季船期開始生效。', '由冬季船期开始生效。'),
  ),
  wallet(1011, t('Birthday slice', '生日蛋糕一件', '生日蛋糕一件'), 9, 117, anyDay),
  wallet(1012, t('Autumn paperback', '秋日平裝書', '秋日平装书'), 2, 107, anyDay),
  wallet(1013, t('Withdrawn voucher', '已收回的禮券', '已收回的礼券'), 11, 116, anyDay),
  wallet(
    1014,
    t('Pick-up book box', '自取書盒', '自取书盒'),
    2,
    114,
    t('Choose the shop where you collect your box.', '請選擇領取書盒的分店。', '请选择领取书盒的分店。'),
    {
      virtual_real_type: 'VIRTUAL',
      should_use_in_store: true,
      medium_type: 'OFFLINE',
    },
  ),
  wallet(
    1015,
    t('Toy voucher HK$60', 'HK$60玩具禮券', 'HK$60玩具礼券'),
    6,
    115,
    t('Use it online or in a shop.', '網店或門店均可使用。', '网店或门店均可使用。'),
    {
      virtual_real_type: 'VIRTUAL',
      should_use_in_store: true,
      should_select_usage_medium: true,
      show_online_offline_selection: true,
    },
  ),
  wallet(
    1016,
    t('Bakery box', '餅店禮盒', '饼店礼盒'),
    9,
    111,
    t('Collect it from the shop that you chose.', '請到您已選擇的分店領取。', '请到您已选择的分店领取。'),
    {
      should_use_in_store: true,
    },
  ),
  wallet(1018, t('Fresh flowers', '鮮花一束', '鲜花一束'), 10, 113, anyDay),
  wallet(1019, t('Six days of tea', '六日茶聚', '六日茶聚'), 11, 102, anyDay),
  wallet(1020, t('Last-day noodles', '最後一天湯麵', '最后一天汤面'), 5, 122, anyDay),
  wallet(1021, t('A week of kites', '風箏一星期', '风筝一星期'), 6, 202, anyDay),
  wallet(
    1022,
    t('Takeaway ten', '外賣減HK$10', '外卖减HK$10'),
    1,
    118,
    t('No end date.', '不設限期。', '不设限期。'),
    { validity_days: null },
  ),
  wallet(
    1023,
    t('Pier Books tea', '碼頭書店茶點', '码头书店茶点'),
    2,
    205,
    t('Only in the shop at Harbour Gate.', '只限海港城門店使用。', '只限海港城门店使用。'),
    {
      should_use_in_store: true,
    },
  ),
  wallet(
    1024,
    t('The last book box', '最後一個書盒', '最后一个书盒'),
    2,
    104,
    t('One box is left in one shop.', '只剩一間分店有一盒。', '只剩一间分店有一盒。'),
    {
      virtual_real_type: 'VIRTUAL',
      should_use_in_store: true,
      medium_type: 'OFFLINE',
    },
  ),
  templateRow({
    id: 725,
    name: t('Three-day journey', '三日之旅', '三日之旅'),
    brand: 4,
    pictures: 119,
    photoCount: 6,
    detail: longDetail,
    how: longHow,
  }),
  wallet(
    1026,
    t('Film night, at home or here', '電影之夜，在家或影院', '电影之夜，在家或影院'),
    3,
    206,
    anyDay,
    {
      should_select_usage_medium: true,
      show_online_offline_selection: true,
      ...onlineOfflineTexts,
    },
  ),
];

export const ticketTemplates: CouponTemplateRow[] = [
  [801, t('Harbour Concert, Friday', '海港音樂會（星期五）', '海港音乐会（星期五）'), 3, 201] as const,
  [802, t('Winter talk', '冬季講座', '冬季讲座'), 2, 205] as const,
  [803, t('Open Day', '開放日', '开放日'), 6, 202] as const,
  [804, t('Summer screening', '夏日放映', '夏日放映'), 3, 204] as const,
  [805, t('Market walk', '夜市導賞', '夜市导赏'), 12, 207] as const,
  [806, t('Quiet screening', '寧靜放映', '宁静放映'), 3, 206] as const,
].map(([id, name, brand, pictures]) =>
  templateRow({
    id,
    name,
    brand,
    pictures,
    detail: t('Doors open fifteen minutes before the start.', '開場前十五分鐘入場。', '开场前十五分钟入场。'),
    how: how.ticket,
    more: { coupon_type: 'TICKET', redemption_method: 'USER_SCAN_STORE_QR' },
  }),
);
