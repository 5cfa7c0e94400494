import { asc, desc, gte, lt, sql } from 'drizzle-orm';
import { isoMoment } from '../calendar/hong-kong';
import type { Db } from '../db/connect';
import { telemetry } from '../db/schema/telemetry';
import { foldedLines, shownLines, type Received, type ReceivedStore } from './received';

const day = 86_400_000;
const keptDays = 30;

type Row = typeof telemetry.$inferSelect;

/** Lines in a table; those of a month ago are deleted. */
export function databaseStore(db: Db, realTime: () => number = Date.now): ReceivedStore {
  let tidied = 0;
  const forgetOldest = async () => {
    if (realTime() - tidied < day) return;
    tidied = realTime();
    await db.delete(telemetry).where(lt(telemetry.time, new Date(tidied - keptDays * day)));
  };
  return {
    add: async (added) => {
      const lines = foldedLines(added);
      if (lines.length === 0) return [];
      await forgetOldest();
      const written = await db
        .insert(telemetry)
        .values(
          lines.map(({ key, row: { time, from, ...row } }) => ({
            ...row,
            key,
            time: new Date(time),
            sender: from,
          })),
        )
        .onConflictDoUpdate({
          target: telemetry.key,
          set: { times: sql`${telemetry.times} + excluded.times` },
        })
        // Of an updated row the system column names the transaction.
        .returning({ key: telemetry.key, isNew: sql<boolean>`xmax = 0` });
      const isNew = new Set(written.flatMap((row) => (row.isNew ? [row.key] : [])));
      return lines.flatMap(({ key, row }) => (isNew.has(key) ? [row] : []));
    },
    newest: async () => {
      const rows = await db.select().from(telemetry).orderBy(desc(telemetry.id)).limit(shownLines);
      return rows.map(receivedOf);
    },
    since: async (from) => {
      const rows = await db
        .select()
        .from(telemetry)
        .where(gte(telemetry.time, from))
        .orderBy(asc(telemetry.id));
      return rows.map(receivedOf);
    },
    clear: async () => {
      await db.delete(telemetry);
    },
  };
}

const receivedOf = ({ time, kind, remote, version, code, ...row }: Row): Received => ({
  time: isoMoment(time),
  kind,
  remote,
  version,
  code,
  canary: row.canary,
  visit: row.visit,
  from: row.sender,
  times: row.times,
  sample: row.sample,
  record: row.record,
});
