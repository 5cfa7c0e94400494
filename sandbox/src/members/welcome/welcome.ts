import type { Welcome } from '@mrw/shared-contracts/api/customers';
import { welcomeDays, type welcomeSteps } from '@mrw/shared-contracts/member/first-days';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { addDays, isoMoment } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { activity_logs } from '../../platform/db/schema/members';
import { participations } from '../../platform/db/schema/offers';
import { card_receipts, claims } from '../../platform/db/schema/points';

/** The first days of a member: what joining gave, and the steps taken; null once they are over. */
export async function welcomeOf(tx: Db, member: Row<'members'>, now: Date): Promise<Welcome | null> {
  if (now >= addDays(member.created_at, welcomeDays)) return null;
  const own = eq(activity_logs.member_id, member.id);
  const joining = sql`${activity_logs.log_info} ->> 'campaign_earning_type' = 'NEW_MEMBER'`;
  const [given] = await tx
    .select({
      points: sql<number>`coalesce(sum((${activity_logs.log_info} ->> 'points')::int), 0)`.mapWith(Number),
    })
    .from(activity_logs)
    .where(and(own, joining));
  const counts: Record<(typeof welcomeSteps)[number], number> = {
    CARD: await tx.$count(card_receipts, eq(card_receipts.member_id, member.id)),
    CLAIM: await tx.$count(claims, eq(claims.member_id, member.id)),
    // What was earned by a rule was not chosen.
    OFFER: await tx.$count(
      participations,
      and(eq(participations.member_id, member.id), isNull(participations.earning_rule_id)),
    ),
  };
  return {
    joined_at: isoMoment(member.created_at),
    points: given?.points ?? 0,
    done: Object.entries(counts).flatMap(([step, count]) => (count > 0 ? [step] : [])),
  };
}
