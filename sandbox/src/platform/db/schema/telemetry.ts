import { doublePrecision, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment } from './columns';

/** What pages and browsers reported; used on PostgreSQL only. */
export const telemetry = pgTable(
  'telemetry',
  {
    id: id(),
    /** The same for equal lines, which are counted in one row. */
    key: text().notNull(),
    /** Of the first of them. */
    time: moment().notNull(),
    kind: text().notNull(),
    remote: text(),
    version: text(),
    code: text(),
    canary: text(),
    visit: text(),
    sender: text(),
    times: integer().notNull(),
    sample: doublePrecision(),
    record: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  },
  (t) => [uniqueIndex('telemetry_key').on(t.key), index('telemetry_time').on(t.time)],
);
