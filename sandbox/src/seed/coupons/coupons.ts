import type { SeedRows } from '../../db/seed-contract';
import { memberIds } from '../members/ids';
import type { Moments } from '../moments';
import { codeOf } from './codes';

export type CouponRow = NonNullable<SeedRows['coupons']>[number];

const level2 = memberIds['demo-level2'];

/** One of the available fillers: it came with claim 3002, by Shop & Earn. */
export const claimedCoupon = 1050;

/** A coupon that may be used now, acquired some days ago. */
export function couponRow(
  id: number,
  template: number,
  moments: Moments,
  more: Partial<CouponRow> = {},
): CouponRow {
  return {
    id,
    member_id: level2,
    coupon_type: 'COUPON',
    template_id: template,
    code: codeOf(id),
    date_of_purchase: moments.at(-2 - (id % 30), 15, id % 60),
    effective_date: moments.at(-2 - (id % 30), 15, id % 60),
    expiry_date: moments.end(30 + (id % 20)),
    ...more,
  };
}

const used = (moments: Moments, day: number, record: number): Partial<CouponRow> => ({
  is_used: true,
  date_of_use: moments.at(day, 12, 20),
  usage_record_id: record,
  used_store_id: 1,
});

const earned = (at: Date): Partial<CouponRow> => ({
  date_of_purchase: null,
  date_of_earning: at,
  effective_date: at,
});

/** 1001 to 1027: one coupon for every state and code kind. */
function specialCoupons(moments: Moments): CouponRow[] {
  const coupon = (id: number, more?: Partial<CouponRow>, template = id - 300) =>
    couponRow(id, template, moments, more);
  const virtual = { virtual_real_type: 'VIRTUAL' } as const;
  return [
    ...[1001, 1002, 1003, 1004, 1005, 1006, 1007].map((id) => coupon(id)),
    coupon(1008, { usage_medium: 'ONLINE' }),
    coupon(1009),
    coupon(1010, { effective_date: moments.start(10), expiry_date: moments.end(70) }),
    coupon(1011, used(moments, -4, 9011)),
    coupon(1012, {
      expiry_date: moments.end(-3),
      expiry_logged: true,
      date_of_purchase: moments.at(-40, 15),
    }),
    coupon(1013, { is_forced_inactive: true }),
    coupon(1014, virtual),
    coupon(1015, virtual),
    coupon(1016, { ...virtual, real_coupon_id: 1017 }),
    coupon(1017, { store_id: 19, usage_medium: 'OFFLINE' }, 716),
    coupon(1018, { date_of_purchase: moments.hoursAgo(2), effective_date: moments.hoursAgo(2) }),
    coupon(1019, { expiry_date: moments.end(6) }),
    coupon(1020, { expiry_date: moments.end(0) }),
    coupon(1021, { expiry_date: moments.end(7) }),
    coupon(1022, { effective_date: null, expiry_date: null }),
    coupon(1023),
    coupon(1024, virtual),
    coupon(1025, used(moments, -6, 9025)),
    coupon(1026, { user_selected_usage_medium: 'ONLINE' }),
    coupon(1027, { user_selected_usage_medium: 'OFFLINE' }, 726),
  ];
}

/** 1030 to 1053 available, the first two of campaign 117; 1055 to 1076 used or expired. */
function fillerCoupons(moments: Moments): CouponRow[] {
  const available = Array.from({ length: 24 }, (_, index) => {
    const id = 1030 + index;
    const campaign = id === claimedCoupon ? 306 : index < 2 ? 117 : 601 + index;
    return couponRow(id, campaign, moments, {
      campaign_id: campaign,
      expiry_date: moments.end(14 + index),
      ...(id === claimedCoupon ? earned(moments.at(-1, 16)) : {}),
    });
  });
  const obsolete = Array.from({ length: 22 }, (_, index) => {
    const campaign = 624 + (index % 20);
    const state =
      index % 2 === 0
        ? used(moments, -8 - index, 9055 + index)
        : { expiry_date: moments.end(-8 - index), expiry_logged: true };
    const acquired = moments.at(-60 - index, 15);
    return couponRow(1055 + index, campaign, moments, {
      campaign_id: campaign,
      date_of_purchase: acquired,
      effective_date: acquired,
      ...state,
    });
  });
  return [...available, ...obsolete];
}

/** demo-level1 has exactly three. */
const couponsOfLevel1 = (moments: Moments): CouponRow[] =>
  [1101, 1102, 1103].map((id, index) =>
    couponRow(id, 601 + index, moments, { member_id: memberIds['demo-level1'], campaign_id: 601 + index }),
  );

export const couponRows = (moments: Moments): CouponRow[] => [
  ...specialCoupons(moments),
  ...fillerCoupons(moments),
  ...couponsOfLevel1(moments),
];

/** Two of two for campaign 117, so that the next one passes the limit per head. */
export const participations = (moments: Moments): NonNullable<SeedRows['participations']> => [
  { id: 1, member_id: level2, campaign_id: 117, quantity: 2, points: 240, created_at: moments.at(-12, 15) },
];
