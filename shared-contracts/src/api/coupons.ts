import * as z from 'zod/mini';
import { address, id, moment, nameTranslations, text } from './text';

/** The tab of the coupon list that a coupon belongs to. */
export const couponState = z.enum(['AVAILABLE', 'UNAVAILABLE', 'USED_OR_EXPIRED']);
export type CouponState = z.infer<typeof couponState>;

/** Sort orders of §7: of the available and unavailable lists, and of the obsolete one; `ending` is what expires first. */
export const couponSort = {
  current: '-date_of_acquisition,expiry_date,-id',
  obsolete: '-date_of_use_or_expiration,usage_record,-id',
  ending: 'expiry_date,-id',
} as const;

/** Where a coupon is used. */
export const usageMedium = z.enum(['ONLINE', 'OFFLINE', 'BOTH']);
export type UsageMedium = z.infer<typeof usageMedium>;
/** How a coupon is shown or scanned at use (§4). */
export const redemptionMethod = z.enum([
  'MERCHANT_SCAN_QR',
  'USER_SCAN_STORE_QR',
  'POS_UPDATED_CODE',
  'COUPON_BARCODE',
  'TEXT',
]);
export type RedemptionMethod = z.infer<typeof redemptionMethod>;
/** The symbology of a coupon with a barcode. */
export const barcodeFormat = z.enum(['EAN13', 'UPCA', 'CODE39', 'CODE128']);
export type BarcodeFormat = z.infer<typeof barcodeFormat>;

const section = z.optional(text);

/** What all coupons of a kind have in common. */
export const couponTemplate = z.object({
  id,
  brand: z.nullable(z.object({ id, name: z.string(), icon_url: address, description: z.optional(text) })),
  coupon_type: z.enum(['TICKET', 'COUPON']),
  name: z.string(),
  photos_url: z.array(z.string()),
  cover_photo_url: address,
  detail_section_title: text,
  detail_section_content: text,
  instruction_section_title: text,
  instruction_section_content: text,
  online_detail_section_title: section,
  online_detail_section_content: section,
  online_instruction_section_title: section,
  online_instruction_section_content: section,
  offline_detail_section_title: section,
  offline_detail_section_content: section,
  offline_instruction_section_title: section,
  offline_instruction_section_content: section,
  medium_type: usageMedium,
  should_select_usage_medium: z.boolean(),
  should_use_in_store: z.boolean(),
  show_online_offline_selection: z.boolean(),
  is_within_blackout_period: z.boolean(),
  redemption_method: redemptionMethod,
  coupon_template_type: z.string(),
  formats: z.array(z.string()),
  show_copiable_string: z.boolean(),
  barcode_format: z.nullable(barcodeFormat),
  translations: nameTranslations,
});
export type CouponTemplate = z.infer<typeof couponTemplate>;

/** A coupon or a ticket (Q-099: one id space). */
export const coupon = z.object({
  id,
  coupon_type: z.enum(['TICKET', 'COUPON']),
  is_used: z.boolean(),
  is_expired: z.boolean(),
  is_forced_inactive: z.boolean(),
  effective_date: text,
  /** Null: always active. */
  expiry_date: text,
  date_of_earning: text,
  date_of_purchase: text,
  date_of_grant: text,
  date_of_use: z.optional(text),
  code: z.string(),
  usage_medium: z.nullable(usageMedium),
  user_selected_usage_medium: z.nullable(z.enum(['ONLINE', 'OFFLINE'])),
  virtual_real_type: z.enum(['VIRTUAL', 'REAL']),
  real_coupon: z.nullable(id),
  store: z.nullable(z.object({ id, name: z.string(), address: text, is_online_store: z.boolean() })),
  /** Of a ticket: the session that was booked. */
  time_slot: z.optional(z.nullable(z.object({ title: z.string() }))),
  template: couponTemplate,
});
export type Coupon = z.infer<typeof coupon>;

/** A store where the coupon may be used or picked up. */
export const applicableStore = z.object({
  id,
  name: z.string(),
  address: text,
  is_online_store: z.boolean(),
  /** Null: unlimited; 0: cannot be chosen. */
  stock_count: z.nullable(z.number()),
});
export type ApplicableStore = z.infer<typeof applicableStore>;

/** Body of `POST /coupons/:id/virtual_convert`, which makes a real coupon of a virtual one. */
export const convertRequest = z.object({
  store_id: z.optional(z.nullable(id)),
  usage_medium: z.optional(z.nullable(z.enum(['ONLINE', 'OFFLINE']))),
});
/** Body of `POST /coupons/:id/usage_record`: the code of the store or of its staff. One of the two. */
export const usageRequest = z.object({
  store_qr_code: z.optional(z.nullable(z.string())),
  staff_code: z.optional(z.nullable(z.string())),
});
export type UsageRequest = z.infer<typeof usageRequest>;
/** Answer of `POST /coupons/:id/usage_record`. */
export const usageRecord = z.object({ id, coupon: id, date: moment });
