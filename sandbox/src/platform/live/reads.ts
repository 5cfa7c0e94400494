import { and, asc, desc, eq, getTableColumns, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { addSeconds } from '../calendar/hong-kong';
import type { Db, Work } from '../db/connect';
import { sessions } from '../db/schema/access';
import { live_events } from '../db/schema/live';
import { members } from '../db/schema/members';
import type { Stream } from './stream';

/** Seconds that events are kept. */
const keptSeconds = 15 * 60;
/** Rows of one read. */
export const mostRows = 1_000;

/** Where a stream begins: after the last message of its reader where that is known, else after the newest. */
export async function readStart(
  { tx, now }: Work,
  memberId: number,
  lastId: number | null,
): Promise<{ isKnown: boolean; newest: number | null }> {
  const kept = and(
    eq(live_events.member_id, memberId),
    gt(live_events.created_at, addSeconds(now, -keptSeconds)),
  );
  const [newest] = await tx
    .select({ id: live_events.id })
    .from(live_events)
    .where(kept)
    .orderBy(desc(live_events.id))
    .limit(1);
  const known = lastId === null ? 0 : await tx.$count(live_events, and(kept, eq(live_events.id, lastId)));
  return { isKnown: known > 0, newest: newest?.id ?? null };
}

/** Ids of the sessions whose pages may still hear of something. */
export async function aliveSessions(tx: Db, streams: readonly Stream[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(streams.map(({ reader }) => reader.sessionId))];
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.member_id))
    .where(
      and(
        inArray(sessions.id, ids),
        isNull(sessions.revoked_at),
        isNull(members.deleted_at),
        eq(members.is_forced_inactive, false),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** The events of each member after those that all of its streams have sent, the oldest first. */
export function rowsAfter(tx: Db, streams: readonly Stream[]) {
  const after = new Map<number, number>();
  for (const { reader, position } of streams)
    if (position !== null)
      after.set(reader.memberId, Math.min(position, after.get(reader.memberId) ?? position));
  const [ids, positions] = [after.keys(), after.values()].map((list) => `{${[...list].join()}}`);
  return tx
    .select(getTableColumns(live_events))
    .from(live_events)
    .innerJoin(
      sql`unnest(${ids}::integer[], ${positions}::bigint[]) AS wanted(member_id, after)`,
      sql`wanted.member_id = ${live_events.member_id} AND wanted.after < ${live_events.id}`,
    )
    .orderBy(asc(live_events.id))
    .limit(mostRows);
}

export const forgetOld = async ({ tx, now }: Work): Promise<void> => {
  await tx.delete(live_events).where(lt(live_events.created_at, addSeconds(now, -keptSeconds)));
};
