import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/**
 * What the pages of a member are told, kept for 15 minutes. An id is taken under the lock of the member, so
 * that of one member no smaller id is committed after a larger one; no reset begins the ids anew.
 */
export const live_events = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    member_id: integer().notNull(),
    name: text().notNull(),
    news: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [index('live_events_member').on(t.member_id, t.id), index('live_events_created').on(t.created_at)],
);
