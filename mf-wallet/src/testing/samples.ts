import { memberSession } from '@mrw/shared-contracts/testing';
import type { Member, Session } from '@mrw/shared-contracts';
import type { ApplicableStore, Coupon, CouponTemplate } from '@mrw/shared-contracts/api/coupons';
import type { PointAccount } from '@mrw/shared-contracts/api/points';

const hour = 3_600_000;
const day = 24 * hour;

/** An instant in so many days, in the format of the API. */
export function inDays(days: number): string {
  return new Date(Date.now() + days * day).toISOString();
}

export function sampleTemplate(changes: Partial<CouponTemplate> = {}): CouponTemplate {
  return {
    id: '501',
    brand: { id: '1', name: 'Harbour Coffee', icon_url: null, description: 'Roasted at the pier.' },
    coupon_type: 'COUPON',
    name: 'Coffee for two',
    photos_url: ['http://api.test/media/a.jpg', 'http://api.test/media/b.jpg'],
    cover_photo_url: 'http://api.test/media/a.jpg',
    detail_section_title: 'What you get',
    detail_section_content: 'Two cups of coffee.',
    instruction_section_title: 'How to use',
    instruction_section_content: 'Show the code at the counter.',
    medium_type: 'OFFLINE',
    should_select_usage_medium: false,
    should_use_in_store: false,
    show_online_offline_selection: false,
    is_within_blackout_period: false,
    redemption_method: 'MERCHANT_SCAN_QR',
    coupon_template_type: 'DISCOUNT',
    formats: [],
    show_copiable_string: false,
    barcode_format: null,
    translations: [],
    ...changes,
  };
}

type CouponChanges = Partial<Omit<Coupon, 'template'>> & { template?: Partial<CouponTemplate> };

export function sampleCoupon({ template, ...changes }: CouponChanges = {}): Coupon {
  return {
    id: '1001',
    coupon_type: 'COUPON',
    is_used: false,
    is_expired: false,
    is_forced_inactive: false,
    effective_date: inDays(-30),
    expiry_date: inDays(60),
    date_of_earning: null,
    date_of_purchase: inDays(-10),
    date_of_grant: null,
    date_of_use: null,
    code: 'HC1001',
    usage_medium: null,
    user_selected_usage_medium: null,
    virtual_real_type: 'REAL',
    real_coupon: null,
    store: null,
    template: sampleTemplate(template),
    ...changes,
  };
}

/** The answer to a use of coupon 1001. */
export const usageRecord = { id: '9001', coupon: '1001', date: inDays(0) };

export function sampleStore(changes: Partial<ApplicableStore> = {}): ApplicableStore {
  return {
    id: '1',
    name: 'Pier 3',
    address: '3 Pier Road',
    is_online_store: false,
    stock_count: null,
    ...changes,
  };
}

export const samplePoints: PointAccount = {
  balance: 125_000,
  total_points_earned: 6_000,
  current_level: '2',
  current_level_data: { name: 'Silver', retain_required_value: 10_000 },
  current_level_renew_datetime: null,
  points_about_to_expire: 0,
  points_coming_expiry_date: null,
  points_to_level_up: 24_000,
  total_level_up_required_points: 30_000,
  points_to_retain_level: 4_000,
};

export function sampleSession(changes: Partial<Member> = {}): Session {
  return memberSession({
    uid: '7',
    membershipId: 'M-7',
    displayName: 'Mei',
    customer: null,
    pointAccount: samplePoints,
    ...changes,
  });
}
