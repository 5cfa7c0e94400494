import { and, eq, exists, gte, isNull, not, sql } from 'drizzle-orm';
import { dayOf } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import { members } from '../../platform/db/schema/members';
import { earning_rules, participations } from '../../platform/db/schema/offers';
import { lockMember } from '../../platform/identity/lock';
import { announceGift } from '../../rewards/coupons/use';
import { grantOccasions, recordRewards } from '../../rewards/participation/welcome';

/** Gives the birthday rewards to all members born in this month (HKT), once a year. @returns the number of members */
export async function runBirthdays(tx: Db, now: Date): Promise<number> {
  const [year = '', month = ''] = dayOf(now).split('-');
  const thisYear = tx
    .select({ id: participations.id })
    .from(participations)
    .innerJoin(earning_rules, eq(earning_rules.id, participations.earning_rule_id))
    .where(
      and(
        eq(participations.member_id, members.id),
        eq(earning_rules.type, 'BIRTHDAY'),
        gte(participations.created_at, new Date(`${year}-01-01T00:00:00+08:00`)),
      ),
    );
  const due = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        sql`to_char(${members.date_of_birth}, 'MM') = ${month}`,
        isNull(members.deleted_at),
        eq(members.is_forced_inactive, false),
        not(exists(thisYear)),
      ),
    )
    .orderBy(members.id);
  for (const { id } of due) await reward(tx, id, now);
  return due.length;
}

async function reward(tx: Db, memberId: number, now: Date): Promise<void> {
  const member = await lockMember(tx, memberId);
  const occasions = await grantOccasions({ tx, now }, member, 'BIRTHDAY', 'REWARD_EARNED');
  for (const { rule, campaign, granted } of occasions) {
    for (const coupon of granted.coupons) await announceGift({ tx, now }, coupon);
    const record = { member_id: memberId, campaign_id: campaign.id, earning_rule_id: rule.id };
    await tx.insert(participations).values({ ...record, quantity: 1, created_at: now });
  }
  await recordRewards(tx, memberId, occasions, now);
}
