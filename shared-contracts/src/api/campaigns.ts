import * as z from 'zod/mini';
import { earningRule } from './earning-rules';
import { address, id, moment, nameTranslations, text } from './text';

/** What a campaign offers. The last one has no action bar. */
export const campaignType = z.enum([
  'COUPON_CAMPAIGN',
  'TICKET_CAMPAIGN',
  'EARNING_CAMPAIGN',
  'STAMP_CAMPAIGN',
  'GENERAL_MESSAGE_CAMPAIGN',
]);
export type CampaignType = z.infer<typeof campaignType>;

/** A brand, as campaigns and stores contain it. */
export const brandSummary = z.object({ id, name: z.string(), icon_url: address });
export type BrandSummary = z.infer<typeof brandSummary>;

const storeSummary = z.object({ id, name: z.string() });

const couponTemplate = z.object({
  name: z.string(),
  should_use_in_store: z.boolean(),
  applicable_stores: z.array(storeSummary),
  translations: nameTranslations,
});

const amount = z.optional(z.nullable(z.number()));

/** An offer of `GET /campaigns`. */
export const campaign = z.object({
  id,
  type: campaignType,
  name: z.string(),
  translations: z.array(z.object({ language: z.string(), name: z.string(), photos: z.array(z.string()) })),
  cover_photo_url: address,
  square_cover_photo_url: address,
  is_featured: z.boolean(),
  is_only_for_you: z.boolean(),
  is_active: z.boolean(),
  start_date: moment,
  end_date: z.nullable(moment),
  display_start_date: moment,
  is_within_blackout_period: z.boolean(),
  short_description: text,
  detail_section_title: text,
  detail_section_content: text,
  instruction_section_title: text,
  instruction_section_content: text,
  brand: z.nullable(brandSummary),
  campaign_stores: z.array(storeSummary),
  tags: z.array(z.string()),
  /** A guest may take part. */
  ignore_login: z.boolean(),

  earned_stamps: amount,
  total_stamps: amount,
  /** Ids of the opened badges. */
  stamp_redeemed_rewards: z.optional(z.array(id)),
  stamp_slot_image: z.optional(address),
  stamp_gift_image: z.optional(address),

  coupon_campaign_type_coupon_template: z.optional(z.nullable(couponTemplate)),
  coupon_campaign_type_required_points: amount,
  /** Null: no limit; 0: nothing may be acquired. */
  coupon_campaign_type_per_head_limit: amount,
  /** Null: unlimited; 0: out of stock. */
  coupon_campaign_type_coupon_stock: amount,

  ticket_campaign_type_required_points: amount,
  ticket_total_stock: amount,
  ticket_campaign_type_per_head_limit: amount,
  ticket_campaign_type_should_show_coupon_stock: z.optional(z.boolean()),
  ticket_campaign_should_fill_other_information: z.optional(z.boolean()),
  ticket_campaign_enable_otp: z.optional(z.boolean()),

  earning_campaign_type_earning_rule: z.optional(z.nullable(earningRule)),
});
export type Campaign = z.infer<typeof campaign>;

/** Answer of `GET /campaigns/:id/blackout_check`: whether coupons cannot be used today. */
export const blackoutCheck = z.object({ in_blackout_period: z.boolean() });

/** A category of `GET /campaign_categories`. */
export const campaignCategory = z.object({
  id,
  name: z.string(),
  is_active: z.boolean(),
  display_priority: z.number(),
  translations: nameTranslations,
});
export type CampaignCategory = z.infer<typeof campaignCategory>;

/** What a banner leads to. Target of a banner; the last one has none. */
export const bannerTarget = z.enum(['CAMPAIGN', 'STORE', 'OFFER_CATEGORY', 'EXTERNAL_URL', 'NONE']);
/** A banner of `GET /homepage_banners`; the page shows five (§9). */
export const homepageBanner = z.object({
  id,
  url: address,
  cover_photo_url: z.string(),
  translations: z.array(z.object({ language: z.string(), name: z.string(), cover_photo_url: address })),
  content_type: bannerTarget,
  content_reference_id: z.nullable(id),
});
export type HomepageBanner = z.infer<typeof homepageBanner>;
