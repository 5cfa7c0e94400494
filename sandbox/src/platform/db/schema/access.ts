import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/** A login; its access tokens are invalid once it is revoked. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    member_id: integer().notNull(),
    /** `gift_card`: the gift-card page. `wallet`: a partner's page. `links`: the page of the partner links. */
    scope: text().$type<'member' | 'gift_card' | 'wallet' | 'links'>().notNull(),
    /** Of a `wallet`: it ends with the link. */
    link_id: text(),
    /** As its log-in named itself: `Chrome`, `Android`. */
    browser: text(),
    system: text(),
    created_at: moment().notNull(),
    /** Null: at the log-in. Each refresh is a use. */
    used_at: moment(),
    revoked_at: moment(),
  },
  (t) => [index('sessions_member').on(t.member_id)],
);

/** Refresh tokens are stored as SHA-256 and replaced at every use. */
export const refresh_tokens = pgTable('refresh_tokens', {
  hash: text().primaryKey(),
  session_id: text().notNull(),
  created_at: moment().notNull(),
  expires_at: moment().notNull(),
  rotated_at: moment(),
});

export const authorization_codes = pgTable('authorization_codes', {
  code: text().primaryKey(),
  member_id: integer().notNull(),
  /** Of a code that a partner asked for: the link, and the one origin that may use it. */
  link_id: text(),
  origin: text(),
  created_at: moment().notNull(),
  used_at: moment(),
});

/** A member's consent on its way through the browser to the partner's server. */
export const partner_consents = pgTable('partner_consents', {
  code: text().primaryKey(),
  partner: text().notNull(),
  member_id: integer().notNull(),
  redirect_uri: text().notNull(),
  created_at: moment().notNull(),
  used_at: moment(),
});

/** The account of a member at a partner; deleted when either side ends it. */
export const partner_links = pgTable(
  'partner_links',
  {
    id: text().primaryKey(),
    partner: text().notNull(),
    /** The partner's own name of its user. */
    user_reference: text().notNull(),
    member_id: integer().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('partner_links_reference').on(t.partner, t.user_reference),
    index('partner_links_member').on(t.member_id),
  ],
);

/** What the server of a partner has taken for an order: a payment code, by the key of its offer, or a coupon, by its id. */
export const partner_claims = pgTable(
  'partner_claims',
  {
    kind: text().$type<'cash' | 'coupon'>().notNull(),
    item: text().notNull(),
    partner: text().notNull(),
    /** The partner's own name of its order. */
    order_reference: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.item] })],
);

/** Proof that a guest owns a contact, good for one participation; made by the sign-on site. */
export const verify_credentials = pgTable('verify_credentials', {
  credential: text().primaryKey(),
  email: text(),
  email_key: text(),
  country_code: text(),
  mobile: text(),
  /** The guest entered a one-time code; campaigns with OTP require it. */
  is_otp_verified: boolean().notNull().default(false),
  created_at: moment().notNull(),
  used_at: moment(),
});

/** Six-digit codes sent to a contact, for the sign-on site and for a change of the login contact. */
export const contact_challenges = pgTable(
  'contact_challenges',
  {
    id: text().primaryKey(),
    /** Null when the request came from the sign-on site. */
    member_id: integer(),
    purpose: text().$type<'login_method' | 'sign_on' | 'unlock'>().notNull(),
    method: text().$type<'mobile' | 'email'>().notNull(),
    /** Key of an e-mail, or `+{country code}{number}`. */
    contact: text().notNull(),
    code: text().notNull(),
    wrong_tries: integer().notNull().default(0),
    created_at: moment().notNull(),
    used_at: moment(),
  },
  (t) => [index('contact_challenges_member').on(t.member_id, t.created_at)],
);

export const unsubscribe_tokens = pgTable('unsubscribe_tokens', {
  token: text().primaryKey(),
  member_id: integer().notNull(),
  expires_at: moment().notNull(),
});

/** Codes and mails that a real deployment would send. */
export const outbox = pgTable('outbox', {
  id: id(),
  kind: text().$type<'code' | 'mail'>().notNull(),
  recipient: text().notNull(),
  code: text(),
  text: text().notNull(),
  created_at: moment().notNull(),
});

/** The first answer of a POST with an Idempotency-Key, kept for its repeats. */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    /** uid of the caller, empty for a guest: one member never sees the answer of another. */
    owner: text().notNull(),
    key: text().notNull(),
    route: text().notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.key, t.route] })],
);

/** Configuration answers, by name. */
export const settings = pgTable('settings', {
  key: text().$type<SettingKey>().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
});

/**
 * `customer_profile_field` / `customer_profile_field_alternative` / `customer_additional_data` hold the
 * whole wire answer; `profile_variant` holds `"default"` or `"alternative"`.
 */
export type SettingKey =
  | 'customer_profile_field'
  | 'customer_profile_field_alternative'
  | 'customer_additional_data'
  | 'profile_variant'
  | 'token_secret';
