import type { RedemptionMethod, UsageMedium } from '@mrw/shared-contracts/api/coupons';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, localized, moment, photos } from './columns';

export type CouponType = 'COUPON' | 'TICKET';

export const coupon_templates = pgTable('coupon_templates', {
  id: id(),
  coupon_type: text().$type<CouponType>().notNull(),
  name: localized().notNull(),
  brand_id: integer(),
  photos: photos(),
  cover_photo_url: text(),
  detail_section_title: localized(),
  detail_section_content: localized(),
  instruction_section_title: localized(),
  instruction_section_content: localized(),
  online_detail_section_title: localized(),
  online_detail_section_content: localized(),
  online_instruction_section_title: localized(),
  online_instruction_section_content: localized(),
  offline_detail_section_title: localized(),
  offline_detail_section_content: localized(),
  offline_instruction_section_title: localized(),
  offline_instruction_section_content: localized(),
  medium_type: text().$type<UsageMedium>().notNull().default('BOTH'),
  should_select_usage_medium: boolean().notNull().default(false),
  show_online_offline_selection: boolean().notNull().default(false),
  /** True: usable only in the applicable stores. */
  should_use_in_store: boolean().notNull().default(false),
  redemption_method: text().$type<RedemptionMethod>().notNull().default('MERCHANT_SCAN_QR'),
  coupon_template_type: text().notNull().default('STANDARD'),
  formats: jsonb().$type<string[]>().notNull().default([]),
  show_copiable_string: boolean().notNull().default(false),
  barcode_format: text().$type<'EAN13' | 'UPCA' | 'CODE39' | 'CODE128'>(),
  virtual_real_type: text().$type<'VIRTUAL' | 'REAL'>().notNull().default('REAL'),
  /** Days from acquisition until a new coupon expires; null: never. */
  validity_days: integer(),
  /** Days from acquisition until a new coupon may be used; 0: at once. */
  effective_after_days: integer().notNull().default(0),
});

/** Stores where the coupons of a template may be used or picked up; stock null: unlimited. */
export const applicable_stores = pgTable(
  'applicable_stores',
  { coupon_template_id: integer().notNull(), store_id: integer().notNull(), stock: integer() },
  (t) => [primaryKey({ columns: [t.coupon_template_id, t.store_id] })],
);

/** Coupons and tickets: one id space. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    member_id: integer().notNull(),
    coupon_type: text().$type<CouponType>().notNull(),
    template_id: integer().notNull(),
    campaign_id: integer(),
    slot_id: integer(),
    code: text().notNull(),
    effective_date: moment(),
    expiry_date: moment(),
    date_of_earning: moment(),
    date_of_purchase: moment(),
    date_of_grant: moment(),
    usage_medium: text().$type<UsageMedium>(),
    user_selected_usage_medium: text().$type<'ONLINE' | 'OFFLINE'>(),
    virtual_real_type: text().$type<'VIRTUAL' | 'REAL'>().notNull().default('REAL'),
    /** Set once a VIRTUAL coupon was converted. */
    real_coupon_id: integer(),
    /** The chosen store. */
    store_id: integer(),
    is_forced_inactive: boolean().notNull().default(false),
    reclaimed_at: moment(),
    is_used: boolean().notNull().default(false),
    date_of_use: moment(),
    usage_record_id: integer(),
    used_store_id: integer(),
    /** The expiry job has written its log entry. */
    expiry_logged: boolean().notNull().default(false),
  },
  (t) => [index('coupons_member').on(t.member_id, t.coupon_type), index('coupons_code').on(t.code)],
);
