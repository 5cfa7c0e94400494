import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { addDays, addSeconds } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import type { LedgerKind } from '../../platform/db/schema/points';
import { cash_offers, point_ledger } from '../../platform/db/schema/points';
import { tell } from '../../platform/live/tell';

/** Points are valid for 365 days (contract §7.2). */
const pointLifetimeDays = 365;
/** A code of a cash offer is taken this long after its end, and the offer holds its points. */
export const codeGraceSeconds = 10;

const liveLots = (memberId: number, now: Date) =>
  and(
    eq(point_ledger.member_id, memberId),
    eq(point_ledger.kind, 'EARN'),
    gt(point_ledger.remaining, 0),
    or(sql`${point_ledger.expires_at} IS NULL`, gt(point_ledger.expires_at, now)),
  );

/** Lots with points left, the soonest expiry first. */
export const readLots = (tx: Db, memberId: number, now: Date) =>
  tx
    .select()
    .from(point_ledger)
    .where(liveLots(memberId, now))
    .orderBy(sql`${point_ledger.expires_at} ASC NULLS LAST`, asc(point_ledger.id));

/** Points that may be spent: unexpired ones less what open cash offers hold. */
export async function balanceOf(tx: Db, memberId: number, now: Date): Promise<number> {
  const [earned] = await tx
    .select({ points: sql<number>`coalesce(sum(${point_ledger.remaining}), 0)`.mapWith(Number) })
    .from(point_ledger)
    .where(liveLots(memberId, now));
  const [held] = await tx
    .select({ points: sql<number>`coalesce(sum(${cash_offers.points}), 0)`.mapWith(Number) })
    .from(cash_offers)
    .where(
      and(
        eq(cash_offers.member_id, memberId),
        gt(cash_offers.expires_at, now),
        or(
          eq(cash_offers.status, 'SCANNED'),
          and(
            eq(cash_offers.status, 'CREATED'),
            gt(cash_offers.code_expires_at, addSeconds(now, -codeGraceSeconds)),
          ),
        ),
      ),
    );
  // Points may expire while an offer holds them.
  return Math.max(0, (earned?.points ?? 0) - (held?.points ?? 0));
}

export async function addPoints(
  { tx, now }: Work,
  memberId: number,
  points: number,
  source: string,
): Promise<void> {
  if (points <= 0) return;
  await tx.insert(point_ledger).values({
    member_id: memberId,
    kind: 'EARN',
    points,
    remaining: points,
    expires_at: addDays(now, pointLifetimeDays),
    source,
    created_at: now,
  });
  await tellPoints({ tx, now }, memberId, points, source);
}

/** The pages of the member hear of a change of the points, once it is in the ledger. */
export async function tellPoints(
  work: Work,
  memberId: number,
  change: number,
  reason: string,
): Promise<void> {
  const balance = await balanceOf(work.tx, memberId, work.now);
  await tell(work, memberId, 'points', { change, balance, reason });
}

/**
 * Takes points, earliest expiry first. The caller has locked the member and compared the balance.
 *
 * @returns the taken points: less than requested only when the lots contain less
 */
export async function takePoints(
  { tx, now }: Work,
  memberId: number,
  { points, source, kind = 'BURN' }: { points: number; source: string; kind?: Exclude<LedgerKind, 'EARN'> },
): Promise<number> {
  let left = points;
  for (const lot of left > 0 ? await readLots(tx, memberId, now) : []) {
    if (left === 0) break;
    const part = Math.min(left, lot.remaining);
    left -= part;
    await tx
      .update(point_ledger)
      .set({ remaining: lot.remaining - part })
      .where(eq(point_ledger.id, lot.id));
  }
  const taken = points - left;
  if (taken > 0) {
    await tx
      .insert(point_ledger)
      .values({ member_id: memberId, kind, points: -taken, source, created_at: now });
    await tellPoints({ tx, now }, memberId, -taken, source);
  }
  return taken;
}
