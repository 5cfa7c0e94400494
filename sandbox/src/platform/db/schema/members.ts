import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, localized, moment } from './columns';
import type { Localized } from './columns';

export type Gender = 'FEMALE' | 'MALE' | 'NOT_DISCLOSED';
export type SignUpMethod = 'MOBILE' | 'EMAIL' | 'BOTH';
export type LoginType = SignUpMethod | 'GOOGLE' | 'FACEBOOK' | 'APPLE';

export const levels = pgTable('levels', {
  id: integer().primaryKey(),
  name: localized().notNull(),
  target_total_points_earned: integer().notNull(),
  /** Null: equal to the target of the level. */
  retain_required_value: integer(),
  next_level_id: integer(),
  benefit_url: text(),
});

export const members = pgTable(
  'members',
  {
    id: id(),
    /** Short name of a demo member, accepted by the sign-on form beside the contacts. */
    login_name: text().unique(),
    membership_id: text().notNull().unique(),
    /** Null for a pre-registered guest and for third-party logins. */
    password_hash: text(),
    login_type: text().$type<LoginType>().notNull(),
    sign_up_method: text().$type<SignUpMethod>().notNull(),
    /** A guest known only by a contact; no login. */
    is_pre_registered: boolean().notNull().default(false),
    is_forced_inactive: boolean().notNull().default(false),
    /** Null: points and coupons may be spent. */
    spending_locked_at: moment(),
    /** The inbox tells each spend. */
    tells_spending: boolean().notNull().default(false),
    deleted_at: moment(),
    created_at: moment().notNull(),

    first_name: text(),
    last_name: text(),
    nickname: text(),
    gender: text().$type<Gender>(),
    /** Always the first of the month. */
    date_of_birth: date({ mode: 'string' }),
    address: text(),
    company: text(),
    email_address: text(),
    email_key: text().unique(),
    /** Since when it is the email or number of this member; null: since the account was made. */
    email_since: moment(),
    mobile_since: moment(),
    mobile_phone_number_country_code: text(),
    mobile_phone_number_subscriber_number: text(),
    temporary_email_address: text(),
    temporary_country_code: text(),
    temporary_phone_number: text(),
    referral_code: text(),
    referred_by_campaign: integer(),
    referrer: integer(),
    has_agreed_direct_marketing: boolean().notNull().default(false),
    direct_marketing_via_email: boolean().notNull().default(false),
    /** Friends who were invited may read the first name. */
    shows_name_to_invited: boolean().notNull().default(false),
    /** Null: every field may be edited. */
    allowed_edit_fields: jsonb().$type<string[]>(),
    user_custom_data: jsonb().$type<Record<string, string>>().notNull().default({}),

    level_id: integer().notNull().default(1),
    /** Progression points counted in the current period. */
    pp: bigint({ mode: 'number' }).notNull().default(0),
    period_start: date({ mode: 'string' }).notNull(),
    level_renew_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('members_mobile').on(
      t.mobile_phone_number_country_code,
      t.mobile_phone_number_subscriber_number,
    ),
  ],
);

/** One row per installation of the member app; the web registers as WEB. */
export const app_installations = pgTable('app_installations', {
  id: id(),
  member_id: integer().notNull(),
  platform: text().notNull(),
  device_id: text().notNull(),
  language: text().notNull(),
  app_version: text().notNull(),
  created_at: moment().notNull(),
});

export type LogInfo = {
  campaign_name?: Partial<Record<'en' | 'zh-Hant' | 'zh-Hans', string>>;
  coupon_name?: Partial<Record<'en' | 'zh-Hant' | 'zh-Hans', string>>;
  new_level_name?: Partial<Record<'en' | 'zh-Hant' | 'zh-Hans', string>>;
  coupon?: string;
  content?: Localized;
  points?: number;
  tpe?: number;
  stamps?: number;
  campaign_type?: string;
  campaign_earning_type?: string;
  cash_dollar?: number;
};

export const activity_logs = pgTable(
  'activity_logs',
  {
    id: id(),
    member_id: integer().notNull(),
    activity_type: text().notNull(),
    activity_time: moment().notNull(),
    log_info: jsonb().$type<LogInfo>().notNull().default({}),
    /** Entries that belong to the level history. */
    level_related: boolean().notNull().default(false),
  },
  (t) => [index('activity_logs_member').on(t.member_id, t.activity_time)],
);

export const inbox_messages = pgTable(
  'inbox_messages',
  {
    id: id(),
    member_id: integer().notNull(),
    title: localized().notNull(),
    content: localized().notNull(),
    creation_date: moment().notNull(),
    is_read: boolean().notNull().default(false),
    url: text(),
    url_disabled: boolean().notNull().default(false),
    photo_url: text(),
    /** The server adds open_track_url and click_track_url to a tracked message. */
    is_tracked: boolean().notNull().default(false),
    opens: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (t) => [index('inbox_messages_member').on(t.member_id, t.creation_date)],
);

/** Visits of friends by the refer link of a member; `joined` once one of them signed up. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** Who invited. */
    member_id: integer().notNull(),
    visit: text().notNull(),
    opened_at: moment().notNull(),
    joined: boolean().notNull().default(false),
  },
  (t) => [uniqueIndex('invitations_visit').on(t.member_id, t.visit)],
);
