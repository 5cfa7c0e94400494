import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '@mrw/shared-contracts/language';
import { moment } from './columns';

export type PassKind = 'apple' | 'google';

/** Passes in the wallets of phones. */
export const wallet_passes = pgTable(
  'wallet_passes',
  {
    /** Random; the code of a card is made of it. */
    serial: text().primaryKey(),
    member_id: integer().notNull(),
    kind: text().$type<PassKind>().notNull(),
    /** `card`, `coupon-{id}` or `ticket-{id}`. */
    item: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** The member has chosen to see the points on the front. */
    shows_balance: boolean().notNull(),
    /** The log-in that made it. */
    session_id: text().notNull(),
    created_at: moment().notNull(),
    voided_at: moment(),
    /** Hash of what it says, and since when it says this: whole seconds, and later than any before. */
    tag: text().notNull(),
    changed_at: moment().notNull(),
  },
  (t) => [index('wallet_passes_member').on(t.member_id)],
);

/** One-time addresses of Apple passes, by the hash of their token. */
export const pass_links = pgTable('pass_links', {
  hash: text().primaryKey(),
  member_id: integer().notNull(),
  session_id: text().notNull(),
  item: text().notNull(),
  language: text().$type<Language>().notNull(),
  shows_balance: boolean().notNull(),
  created_at: moment().notNull(),
});

/** Devices that Apple tells of changes of a pass. */
export const pass_devices = pgTable(
  'pass_devices',
  {
    device: text().notNull(),
    serial: text().notNull(),
    member_id: integer().notNull(),
    push_token: text().notNull(),
    created_at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.device, t.serial] }), index('pass_devices_serial').on(t.serial)],
);

/** Passes whose change is to be told, and when this is tried next. */
export const pass_updates = pgTable('pass_updates', {
  serial: text().primaryKey(),
  member_id: integer().notNull(),
  tries: integer().notNull(),
  due_at: moment().notNull(),
});
