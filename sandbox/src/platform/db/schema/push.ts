import type { PushKind } from '@mrw/shared-contracts/api/push';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';
import type { Localized } from './columns';

/** A device that messages of a member go to, for as long as the session that chose it lives. */
export const push_subscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    member_id: integer().notNull(),
    session_id: text().notNull(),
    /** Who knows it can send to the device only with the key of the server. */
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    server_key: text().notNull(),
    language: text().$type<keyof Localized>().notNull(),
    kinds: jsonb().$type<PushKind[]>().notNull(),
    details: boolean().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_member').on(t.member_id),
    index('push_subscriptions_session').on(t.session_id),
  ],
);

/** What the texts of a message are made of. */
export type PushNews = {
  name?: Localized;
  place?: Localized | null;
  cash?: number;
  points?: number;
  status?: string;
  until?: string;
};

/**
 * Messages, one row for each device. Rows stay until what they say is over, so that a reminder is given once; those that
 * were not sent go with their subscription.
 */
export const push_outbox = pgTable(
  'push_outbox',
  {
    id: id(),
    member_id: integer().notNull(),
    subscription_id: integer().notNull(),
    kind: text().$type<PushKind>().notNull(),
    /** What it is about: `coupon-1011`, `claim-12`, `points-2026-12-31`. */
    item: text().notNull(),
    path: text().notNull(),
    news: jsonb().$type<PushNews>().notNull(),
    created_at: moment().notNull(),
    due_at: moment().notNull(),
    ends_at: moment().notNull(),
    sent_at: moment(),
    tries: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('push_outbox_item').on(t.subscription_id, t.kind, t.item),
    index('push_outbox_member').on(t.member_id, t.kind, t.item),
    index('push_outbox_due')
      .on(t.due_at)
      .where(sql`${t.sent_at} IS NULL`),
    index('push_outbox_ends').on(t.ends_at),
  ],
);
