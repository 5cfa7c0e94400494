import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, money } from './columns';
import type { Localized } from './columns';

export type LedgerKind = 'EARN' | 'BURN' | 'EXPIRE' | 'RECALL';

/**
 * EARN rows are lots: `remaining` falls as points are spent, earliest expiry first (contract §7.2).
 * The other rows record a decrease: `points` negative, `remaining` 0.
 */
export const point_ledger = pgTable(
  'point_ledger',
  {
    id: id(),
    member_id: integer().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    remaining: bigint({ mode: 'number' }).notNull().default(0),
    expires_at: moment(),
    /** What caused the row: an activity type of contract §6. */
    source: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [index('point_ledger_member').on(t.member_id, t.expires_at)],
);

export type CashStatus = 'CREATED' | 'SCANNED' | 'CONFIRMED' | 'CANCELLED' | 'EXPIRED';

/** CREATED and SCANNED offers hold their points. */
export const cash_offers = pgTable(
  'cash_offers',
  {
    key: text().primaryKey(),
    member_id: integer().notNull(),
    code: text().notNull(),
    cash_dollar: bigint({ mode: 'number' }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
    status: text().$type<CashStatus>().notNull(),
    is_shop_platform: boolean().notNull().default(false),
    store_id: integer(),
    created_at: moment().notNull(),
    expires_at: moment().notNull(),
    code_expires_at: moment().notNull(),
  },
  (t) => [index('cash_offers_member').on(t.member_id, t.status), index('cash_offers_code').on(t.code)],
);

export const gift_cards = pgTable('gift_cards', {
  code: text().primaryKey(),
  code_key: text().unique(),
  cash_value: money().notNull(),
  /** Null: every member may redeem the card. */
  designated_member_ids: integer().array(),
  redeemed_by: integer(),
  redeemed_at: moment(),
});

export type ClaimStatus = 'WAITING_FOR_APPROVAL' | 'APPROVED' | 'REJECTED' | 'RECALLED';
/** Names are shown in the language of the reader; the ids let a recall take coupons and stamps back. */
export type ClaimReward = {
  value: number;
  campaign: Localized | null;
  earning_rule: Localized | null;
  coupon_ids?: number[];
  campaign_id?: number;
};
export type ClaimRewards = {
  points_rewards: ClaimReward[];
  coupons_rewards: ClaimReward[];
  stamps_rewards: ClaimReward[];
};

export const claims = pgTable(
  'claims',
  {
    id: id(),
    member_id: integer().notNull(),
    store_id: integer().notNull(),
    invoice_id: text().notNull(),
    invoice_key: text(),
    date: moment().notNull(),
    total_value: money().notNull(),
    status: text().$type<ClaimStatus>().notNull(),
    /** Paths below /media/ (Q-136). */
    receipt_image: text(),
    credit_card_slip_image: text(),
    /** Names of campaign and earning rule as shown; filled at approval. */
    rewards: jsonb().$type<ClaimRewards>().notNull().default({
      points_rewards: [],
      coupons_rewards: [],
      stamps_rewards: [],
    }),
    creation_date: moment().notNull(),
    last_modified_date: moment().notNull(),
  },
  (t) => [
    index('claims_member').on(t.member_id, t.creation_date),
    uniqueIndex('claims_receipt').on(t.store_id, t.invoice_key),
  ],
);

/** Receipts that earned by a scan of the member card, each once. */
export const card_receipts = pgTable('card_receipts', {
  receipt_key: text().primaryKey(),
  member_id: integer().notNull(),
  created_at: moment().notNull(),
});

/** Photos of members, claimed or not; a path is below /media/ (Q-136). */
export const uploads = pgTable(
  'uploads',
  { path: text().primaryKey(), member_id: integer().notNull(), created_at: moment().notNull() },
  (t) => [index('uploads_member').on(t.member_id)],
);

export type PurchasedItem = {
  id: string;
  name: Localized;
  quantity: number;
  original_price: number;
  value: number;
  status?: string;
  discounts?: { code?: string; title?: Localized }[];
};
export type TransactionDetail = {
  purchased_items?: PurchasedItem[];
  subtotal?: number;
  shipping_fee?: number;
  other_charge?: number;
  point_to_cash?: number;
  discount_amount?: number;
  discounts?: { id: string; code?: string; type?: string; value: number; title?: Localized }[];
  total?: number;
  eligible_total?: number;
  refund?: number;
  remarks?: Localized;
};

export const transaction_history = pgTable(
  'transaction_history',
  {
    id: id(),
    member_id: integer().notNull(),
    invoice_id: text(),
    receipt_number: text(),
    date: moment().notNull(),
    creation_date: moment().notNull(),
    event_type: text().notNull(),
    order_status: text().notNull(),
    store_id: integer(),
    total_value: money().notNull(),
    paid_amount: money(),
    /** What is missing here is missing in the answer. */
    detail: jsonb().$type<TransactionDetail>().notNull().default({}),
  },
  (t) => [index('transaction_history_member').on(t.member_id, t.date)],
);
