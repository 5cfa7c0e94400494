import type { SeedRows } from '../../db/seed-contract';
import { t } from '../text';

type Rule = NonNullable<SeedRows['earning_rules']>[number];

/** The clock at the end of the North Pier. */
const pier = { latitude: 22.2935, longitude: 114.1686, radius: 200 } as const;

const checkIn = (campaign: number, reward: Partial<Rule>): Rule => ({
  id: campaign * 10,
  campaign_id: campaign,
  type: 'GPS_CHECK_IN',
  title: t('Check in at the pier', '在碼頭簽到', '在码头签到'),
  ...pier,
  ...reward,
});

const scan = (campaign: number, reward: Partial<Rule>): Rule => ({
  id: campaign * 10,
  campaign_id: campaign,
  type: 'QR_CODE_SCANNING',
  title: t('Scan the code at the counter', '掃描櫃位二維碼', '扫描柜台二维码'),
  qr_code: `EARN-${campaign}`,
  ...reward,
});

/** Tasks under Summer Stamps. */
const tasks: Rule[] = [
  { ...scan(401, { stamps: 1 }), id: 4011 },
  { ...checkIn(401, { stamps: 1 }), id: 4012 },
  {
    id: 4013,
    campaign_id: 401,
    linked_campaign_id: 305,
    type: 'MEMBER_REFERRAL',
    title: t('Refer a friend', '推薦朋友', '推荐朋友'),
    stamps: 2,
  },
  {
    id: 4014,
    campaign_id: 401,
    linked_campaign_id: 306,
    type: 'GENERAL_PURCHASE',
    title: t('Send a receipt', '上載收據', '上传收据'),
    stamps: 1,
  },
];

export const earningRules: Rule[] = [
  scan(301, { points: 50 }),
  scan(302, { coupon_template_id: 302 }),
  checkIn(303, { points: 30 }),
  checkIn(304, { coupon_template_id: 304 }),
  {
    id: 3050,
    campaign_id: 305,
    type: 'MEMBER_REFERRAL',
    title: t('A friend joins', '朋友登記', '朋友登记'),
    points: 500,
  },
  {
    id: 3060,
    campaign_id: 306,
    type: 'GENERAL_PURCHASE',
    title: t('An approved receipt', '收據獲批', '收据获批'),
    coupon_template_id: 306,
  },
  {
    id: 3070,
    campaign_id: 307,
    type: 'BIRTHDAY',
    title: t('Your birthday month', '生日月份', '生日月份'),
    points: 200,
  },
  {
    id: 3080,
    campaign_id: 308,
    type: 'NEW_MEMBER',
    title: t('Joining', '登記成為會員', '登记成为会员'),
    points: 100,
  },
  {
    id: 3090,
    campaign_id: 309,
    type: 'LEVEL_UPGRADE',
    title: t('A new level', '升級', '升级'),
    points: 1000,
  },
  checkIn(310, { points: 40 }),
  checkIn(311, { points: 40 }),
  checkIn(312, { points: 40 }),
  checkIn(313, { points: 40 }),
  ...tasks,
  { ...scan(402, { stamps: 1 }), id: 4021 },
  {
    id: 4031,
    campaign_id: 403,
    type: 'GENERAL_PURCHASE',
    title: t('Buy a bouquet', '購買花束', '购买花束'),
    stamps: 1,
  },
];
