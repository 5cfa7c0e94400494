import type { ActivityType } from '@mrw/shared-contracts/api/activity-log';
import type { LogInfo } from '../../db/schema/members';
import type { SeedRows } from '../../db/seed-contract';
import { fillerNames } from '../campaigns/filler-names';
import { memberIds } from '../members/ids';
import { levelNames } from '../members/levels';
import type { Moments } from '../moments';
import { t } from '../text';

type LogRow = NonNullable<SeedRows['activity_logs']>[number];
type Entry = readonly [type: ActivityType, info: LogInfo];

const coupon = (name: ReturnType<typeof t>, id: number): LogInfo => ({
  coupon_name: name,
  coupon: String(id),
});
const latte = coupon(t('Latte and a View', '海景鮮奶咖啡', '海景鲜奶咖啡'), 1032);
const slice = coupon(t('Birthday slice', '生日蛋糕一件', '生日蛋糕一件'), 1011);
const paperback = coupon(t('Autumn paperback', '秋日平裝書', '秋日平装书'), 1012);
const openDay = coupon(t('Open Day', '開放日', '开放日'), 2003);
const screening = coupon(t('Summer screening', '夏日放映', '夏日放映'), 2004);
const stampCard = t('Summer Stamps', '夏日印花', '夏日印花');

/** One entry of every type of contract §6. */
const everyType: readonly Entry[] = [
  ['LOGIN', {}],
  ['LOGOUT', {}],
  ['COUPON_GRANTED_BY_ADMIN', latte],
  ['COUPON_GRANTED_BY_MERCHANT_ADMIN', latte],
  ['COUPON_RECLAIMED_BY_ADMIN', paperback],
  ['COUPON_RECLAIMED_BY_MERCHANT_ADMIN', paperback],
  ['COUPON_USED_BY_ADMIN', slice],
  ['COUPON_USED_BY_MERCHANT_ADMIN', slice],
  ['TICKET_GRANTED_BY_ADMIN', openDay],
  ['TICKET_GRANTED_BY_MERCHANT_ADMIN', openDay],
  ['TICKET_RECLAIMED_BY_ADMIN', screening],
  ['TICKET_RECLAIMED_BY_MERCHANT_ADMIN', screening],
  ['TICKET_USED_BY_ADMIN', openDay],
  ['TICKET_USED_BY_MERCHANT_ADMIN', openDay],
  [
    'COUPON_REDEEMED',
    {
      ...slice,
      campaign_name: t('Twice Only', '每人兩次', '每人两次'),
      campaign_type: 'COUPON_CAMPAIGN',
      points: -120,
    },
  ],
  ['COUPON_USED', slice],
  ['COUPON_EXPIRED', paperback],
  [
    'TICKET_REDEEMED',
    {
      ...openDay,
      campaign_name: t('Harbour Concert', '海港音樂會', '海港音乐会'),
      campaign_type: 'TICKET_CAMPAIGN',
      points: -4200,
    },
  ],
  ['TICKET_USED', openDay],
  ['TICKET_EXPIRED', screening],
  ['POINTS_ADDED_BY_ADMIN', { points: 300, content: t('Service recovery', '服務補償', '服务补偿') }],
  [
    'POINTS_REMOVED_BY_ADMIN',
    { points: -100, content: t('Correction of a receipt', '收據更正', '收据更正') },
  ],
  ['POINTS_RECALLED_BY_ADMIN', { points: -80, content: t('Returned purchase', '退貨', '退货') }],
  [
    'POINTS_AUTO_ADDED',
    {
      points: 200,
      campaign_name: t('Birthday Treat', '生日獎賞', '生日奖赏'),
      campaign_type: 'EARNING_CAMPAIGN',
      campaign_earning_type: 'BIRTHDAY',
    },
  ],
  ['POINTS_AUTO_REMOVED', { points: -60 }],
  ['POINTS_EXPIRED', { points: -500 }],
  ['STAMP_EARNED', { campaign_name: stampCard, campaign_type: 'STAMP_CAMPAIGN', stamps: 1 }],
  [
    'STAMP_EXPIRED',
    {
      campaign_name: t('Ended Stamps', '已結束的印花', '已结束的印花'),
      campaign_type: 'STAMP_CAMPAIGN',
      stamps: -3,
    },
  ],
  ['STAMP_UPDATED_BY_ADMIN', { campaign_name: stampCard, campaign_type: 'STAMP_CAMPAIGN', stamps: 2 }],
  ['LEVEL_CHANGED', { new_level_name: levelNames[2] }],
  ['LEVEL_RETAINED', { new_level_name: levelNames[2] }],
  [
    'GENERAL_PURCHASE',
    {
      points: 420,
      tpe: 420,
      campaign_name: t('Shop & Earn', '購物賺獎賞', '购物赚奖赏'),
      campaign_type: 'EARNING_CAMPAIGN',
      campaign_earning_type: 'GENERAL_PURCHASE',
    },
  ],
  [
    'GPS_CHECK_IN',
    {
      points: 30,
      campaign_name: t('Pier Check-in', '碼頭簽到', '码头签到'),
      campaign_type: 'EARNING_CAMPAIGN',
      campaign_earning_type: 'GPS_CHECK_IN',
    },
  ],
  [
    'QR_CODE_SCAN',
    {
      points: 50,
      campaign_name: t('Scan & Sip', '掃碼賺積分', '扫码赚积分'),
      campaign_type: 'EARNING_CAMPAIGN',
      campaign_earning_type: 'QR_CODE_SCANNING',
    },
  ],
  ['GIFT_CARD_POINTS', { points: 20_000, cash_dollar: 20 }],
  ['CASH_DOLLAR_USED', { points: -2000, cash_dollar: 2 }],
  ['REWARD_EARNED', { campaign_name: stampCard, campaign_type: 'STAMP_CAMPAIGN', points: 100 }],
  ['REWARD_RECALLED', { points: -75, tpe: -75, campaign_name: t('Shop & Earn', '購物賺獎賞', '购物赚奖赏') }],
];

/** A name without Chinese, and a type that the product does not know. */
const oddities: readonly (readonly [string, LogInfo])[] = [
  [
    'COUPON_REDEEMED',
    { campaign_name: { en: 'English Only' }, campaign_type: 'COUPON_CAMPAIGN', points: -150 },
  ],
  [
    'PARTNER_GREETING',
    { content: t('Welcome to the partner programme', '歡迎加入合作夥伴計劃', '欢迎加入合作伙伴计划') },
  ],
];

const levelTypes: ReadonlySet<string> = new Set(['LEVEL_CHANGED', 'LEVEL_RETAINED']);
const TOTAL = 120;
const RECENT_DAYS = 6;

/** The year before: purchases, scans and log-ins in turn. */
function olderEntry(index: number): readonly [string, LogInfo] {
  const name = fillerNames[index % fillerNames.length];
  const points = 40 + ((index * 37) % 260);
  if (index % 3 === 0)
    return ['GENERAL_PURCHASE', { points, tpe: points, campaign_earning_type: 'GENERAL_PURCHASE' }];
  if (index % 3 === 1) return ['LOGIN', {}];
  return ['COUPON_REDEEMED', { points: -points, ...(name === undefined ? {} : { campaign_name: name }) }];
}

/** 120 entries of demo-level2: every type over the last six days, the rest before. */
export function activityLogs(moments: Moments): LogRow[] {
  const recent = [...everyType, ...oddities].map(([type, info], index) => ({
    type,
    info,
    time: moments.at(-1 - (index % RECENT_DAYS), 9 + (index % 10), (index * 7) % 60),
  }));
  const older = Array.from({ length: TOTAL - recent.length }, (_, index) => {
    const [type, info] = olderEntry(index);
    return { type, info, time: moments.at(-RECENT_DAYS - 2 - index * 2, 18, index % 60) };
  });
  return [...recent, ...older].map(({ type, info, time }, index) => ({
    id: index + 1,
    member_id: memberIds['demo-level2'],
    activity_type: type,
    activity_time: time,
    log_info: info,
    level_related: levelTypes.has(type) || (info.tpe ?? 0) !== 0,
  }));
}
