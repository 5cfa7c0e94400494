import type { SeedRows } from '../../db/seed-contract';
import type { ClaimRewards, ClaimStatus } from '../../db/schema/points';
import { claimedCoupon } from '../coupons/coupons';
import { memberIds } from '../members/ids';
import type { Moments } from '../moments';
import { t } from '../text';

type ClaimRow = NonNullable<SeedRows['claims']>[number];

const level2 = memberIds['demo-level2'];

const receiptSource = {
  campaign: t('Shop & Earn', '購物賺獎賞', '购物赚奖赏'),
  earning_rule: t('An approved receipt', '收據獲批', '收据获批'),
};

const points = (value: number): ClaimRewards => ({
  points_rewards: [{ value, ...receiptSource }],
  coupons_rewards: [],
  stamps_rewards: [],
});

/** Two sources of points, a coupon and a stamp, each with its campaign and rule. */
const everyReward: ClaimRewards = {
  points_rewards: [
    { value: 860, ...receiptSource },
    {
      value: 100,
      campaign: t('Birthday Treat', '生日獎賞', '生日奖赏'),
      earning_rule: t('Your birthday month', '生日月份', '生日月份'),
    },
  ],
  coupons_rewards: [{ value: 1, ...receiptSource, coupon_ids: [claimedCoupon] }],
  stamps_rewards: [
    {
      value: 1,
      campaign: t('Summer Stamps', '夏日印花', '夏日印花'),
      earning_rule: t('Send a receipt', '上載收據', '上传收据'),
      campaign_id: 401,
    },
  ],
};

function claimRow(id: number, status: ClaimStatus, moments: Moments, more: Partial<ClaimRow> = {}): ClaimRow {
  const age = id - 3000;
  const value = 88 + ((age * 173) % 1900) + (age % 4) * 0.25;
  const decided = status === 'WAITING_FOR_APPROVAL' ? age : age - 1;
  return {
    id,
    member_id: level2,
    store_id: 1 + ((age * 7) % 60),
    invoice_id: `INV-${24_000 + age * 31}`,
    date: moments.start(-age - 2),
    total_value: value,
    status,
    receipt_image: `receipts/${id}-receipt.jpg`,
    credit_card_slip_image: `receipts/${id}-slip.jpg`,
    ...(status === 'APPROVED' || status === 'RECALLED' ? { rewards: points(Math.floor(value)) } : {}),
    creation_date: moments.at(-age, 11, age % 60),
    last_modified_date: moments.at(-Math.max(decided, 0), 16, age % 60),
    ...more,
  };
}

const fillerStatuses = ['APPROVED', 'APPROVED', 'REJECTED', 'APPROVED', 'RECALLED'] as const;

/** 3001 to 3006 show one state each, 3007 to 3060 fill two pages; 3101 lifts demo-upgrade to Silver. */
export function claimRows(moments: Moments): ClaimRow[] {
  const fillers = Array.from({ length: 54 }, (_, index) =>
    claimRow(3007 + index, fillerStatuses[index % fillerStatuses.length] ?? 'APPROVED', moments),
  );
  return [
    claimRow(3001, 'WAITING_FOR_APPROVAL', moments, { store_id: 1 }),
    claimRow(3002, 'APPROVED', moments, { store_id: 2, total_value: 860, rewards: everyReward }),
    claimRow(3003, 'REJECTED', moments, { store_id: 3 }),
    claimRow(3004, 'RECALLED', moments, { store_id: 13 }),
    claimRow(3005, 'APPROVED', moments, { store_id: 17, credit_card_slip_image: null }),
    claimRow(3006, 'WAITING_FOR_APPROVAL', moments, { store_id: 22 }),
    ...fillers,
    claimRow(3101, 'WAITING_FOR_APPROVAL', moments, {
      member_id: memberIds['demo-upgrade'],
      store_id: 1,
      total_value: 50,
      date: moments.start(-1),
      creation_date: moments.at(-1, 18),
      last_modified_date: moments.at(-1, 18),
    }),
  ];
}
