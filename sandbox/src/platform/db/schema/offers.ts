import type { CampaignType } from '@mrw/shared-contracts/api/campaigns';
import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import type { QuestionFormat } from '@mrw/shared-contracts/api/tickets';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { id, localized, moment, photos } from './columns';
import type { Localized } from './columns';

export const campaigns = pgTable('campaigns', {
  id: id(),
  type: text().$type<CampaignType>().notNull(),
  name: localized().notNull(),
  photos: photos(),
  cover_photo_url: text(),
  square_cover_photo_url: text(),
  is_featured: boolean().notNull().default(false),
  /** Members who see it under "only for you"; null for other campaigns. */
  only_for_member_ids: integer().array(),
  is_active: boolean().notNull().default(true),
  start_date: moment().notNull(),
  end_date: moment(),
  display_start_date: moment().notNull(),
  short_description: localized(),
  detail_section_title: localized(),
  detail_section_content: localized(),
  instruction_section_title: localized(),
  instruction_section_content: localized(),
  brand_id: integer(),
  store_ids: integer().array().notNull().default([]),
  tags: jsonb().$type<Localized[]>().notNull().default([]),
  ignore_login: boolean().notNull().default(false),
  /** Points for one coupon or ticket. */
  required_points: integer().notNull().default(0),
  /** Null: no limit; an EARNING campaign without a limit counts once a day (contract §2.2). */
  per_head_limit: integer(),
  /** Null: no limit. A TICKET campaign sums its slots instead. */
  stock: integer(),
  /** What a COUPON campaign gives; a TICKET campaign names a template per slot. */
  coupon_template_id: integer(),
  should_show_coupon_stock: boolean().notNull().default(true),
  should_fill_other_information: boolean().notNull().default(false),
  enable_otp: boolean().notNull().default(false),
  total_stamps: integer(),
  stamp_slot_image: text(),
  stamp_gift_image: text(),
  /** Wire fields left out of the answer (campaign 121). */
  omitted_fields: jsonb().$type<string[]>().notNull().default([]),
});

export const campaign_categories = pgTable('campaign_categories', {
  id: id(),
  name: localized().notNull(),
  is_active: boolean().notNull().default(true),
  display_priority: integer().notNull(),
});

export const campaign_category_links = pgTable(
  'campaign_category_links',
  { campaign_id: integer().notNull(), category_id: integer().notNull() },
  (t) => [primaryKey({ columns: [t.campaign_id, t.category_id] })],
);

export const homepage_banners = pgTable('homepage_banners', {
  id: id(),
  /** Alternative text and, where given, translated pictures. */
  title: localized().notNull(),
  url: text(),
  cover_photo_url: text().notNull(),
  cover_photo_urls: jsonb().$type<Partial<Localized>>(),
  content_type: text().$type<'CAMPAIGN' | 'STORE' | 'OFFER_CATEGORY' | 'EXTERNAL_URL' | 'NONE'>().notNull(),
  content_reference_id: integer(),
  position: integer().notNull(),
});

/** Calendar days (HKT) of a campaign or of a coupon template; exactly one of the two is set. */
export const blackout_days = pgTable('blackout_days', {
  id: id(),
  campaign_id: integer(),
  coupon_template_id: integer(),
  day: date({ mode: 'string' }).notNull(),
});

export const ticket_slots = pgTable('ticket_slots', {
  id: id(),
  campaign_id: integer().notNull(),
  title: localized().notNull(),
  stock: integer(),
  coupon_template_id: integer().notNull(),
  position: integer().notNull(),
});

export const ticket_questions = pgTable('ticket_questions', {
  id: id(),
  campaign_id: integer().notNull(),
  question: localized().notNull(),
  question_type: text().notNull(),
  question_is_optional: boolean().notNull(),
  question_format: text().$type<QuestionFormat>().notNull(),
  options: jsonb().$type<{ value: string; label: Localized }[]>().notNull().default([]),
  default_value: text(),
  precision: text().$type<'MONTH' | 'DAY' | 'MINUTE'>(),
  position: integer().notNull(),
});

/** What an EARNING campaign rewards, or a task under a STAMP campaign (then `stamps` > 0). */
export const earning_rules = pgTable('earning_rules', {
  id: id(),
  campaign_id: integer().notNull(),
  /** The campaign that a stamp task opens; null: the stamp campaign itself. */
  linked_campaign_id: integer(),
  type: text().$type<EarningRuleType>().notNull(),
  title: localized().notNull(),
  points: integer().notNull().default(0),
  tpe: integer().notNull().default(0),
  stamps: integer().notNull().default(0),
  coupon_template_id: integer(),
  qr_code: text(),
  /** Metres. */
  radius: integer(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
});

export const stamp_badges = pgTable('stamp_badges', {
  id: id(),
  campaign_id: integer().notNull(),
  required_stamps: integer().notNull(),
  reward_type: text().$type<'POINTS' | 'COUPON'>().notNull(),
  points: integer().notNull().default(0),
  coupon_template_id: integer(),
  /** Coupons given at once. */
  quantity: integer().notNull().default(1),
  stock: integer(),
});

export const stamp_earnings = pgTable(
  'stamp_earnings',
  {
    id: id(),
    member_id: integer().notNull(),
    campaign_id: integer().notNull(),
    earning_rule_id: integer(),
    stamps: integer().notNull(),
    expires_at: moment(),
    created_at: moment().notNull(),
  },
  (t) => [index('stamp_earnings_member').on(t.member_id, t.campaign_id)],
);

/** Gifts that a member has opened; each badge once per member. */
export const stamp_rewards = pgTable(
  'stamp_rewards',
  { member_id: integer().notNull(), badge_id: integer().notNull(), created_at: moment().notNull() },
  (t) => [primaryKey({ columns: [t.member_id, t.badge_id] })],
);

export const participations = pgTable(
  'participations',
  {
    id: id(),
    member_id: integer().notNull(),
    campaign_id: integer().notNull(),
    quantity: integer().notNull(),
    points: integer().notNull().default(0),
    slot_id: integer(),
    store_id: integer(),
    earning_rule_id: integer(),
    answers: jsonb().$type<{ id: string; answer: unknown }[]>().notNull().default([]),
    created_at: moment().notNull(),
  },
  (t) => [index('participations_member').on(t.member_id, t.campaign_id)],
);
