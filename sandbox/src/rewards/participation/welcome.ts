import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { campaigns, earning_rules } from '../../platform/db/schema/offers';
import { members } from '../../platform/db/schema/members';
import { lockMember } from '../../platform/identity/lock';
import { grantRule } from './grant';
import type { Granted } from './grant';

export type Occasion = { rule: Row<'earning_rules'>; campaign: Row<'campaigns'>; granted: Granted };

/** Gives what all running campaigns promise for an event that the server itself notices. */
export async function grantOccasions(
  { tx, now }: Work,
  member: Row<'members'>,
  type: EarningRuleType,
  source: string,
): Promise<Occasion[]> {
  const running = and(
    eq(campaigns.is_active, true),
    lte(campaigns.start_date, now),
    or(isNull(campaigns.end_date), gt(campaigns.end_date, now)),
  );
  const rows = await tx
    .select({ rule: earning_rules, campaign: campaigns })
    .from(earning_rules)
    .innerJoin(campaigns, eq(campaigns.id, earning_rules.campaign_id))
    .where(and(eq(earning_rules.type, type), running))
    .orderBy(earning_rules.id);
  const occasions: Occasion[] = [];
  for (const { rule, campaign } of rows) {
    const current = await lockMember(tx, member.id);
    occasions.push({
      rule,
      campaign,
      granted: await grantRule({ tx, now }, current, { rule, campaign }, source),
    });
  }
  return occasions;
}

/** A sign-up rewards the new member, and the member who referred (§1). */
export async function rewardNewMember(
  tx: Db,
  member: Row<'members'>,
  referCode: string | undefined,
  now: Date,
): Promise<void> {
  await recordRewards(
    tx,
    member.id,
    await grantOccasions({ tx, now }, member, 'NEW_MEMBER', 'REWARD_EARNED'),
    now,
  );
  const [referrer] = referCode ? await tx.select().from(members).where(isReferrer(referCode)) : [];
  if (referrer === undefined || referrer.id === member.id) return;
  const occasions = await grantOccasions({ tx, now }, referrer, 'MEMBER_REFERRAL', 'REWARD_EARNED');
  // The stamp cards whose task it is are not what the friend came by.
  const campaign = occasions.find((occasion) => occasion.campaign.type === 'EARNING_CAMPAIGN')?.campaign;
  await tx
    .update(members)
    .set({ referrer: referrer.id, referred_by_campaign: campaign?.id ?? null })
    .where(eq(members.id, member.id));
  await recordRewards(tx, referrer.id, occasions, now);
}

/** The refer link carries the membership id; the referral code is accepted too. Both are made in upper case. */
function isReferrer(typed: string) {
  const code = comparisonKey(typed).toUpperCase();
  return and(
    or(eq(members.membership_id, code), eq(members.referral_code, code)),
    isNull(members.deleted_at),
    sql`NOT ${members.is_pre_registered}`,
  );
}

export async function recordRewards(
  tx: Db,
  memberId: number,
  occasions: readonly Occasion[],
  now: Date,
): Promise<void> {
  for (const { rule, campaign, granted } of occasions) {
    await recordActivity({ tx, now }, memberId, 'REWARD_EARNED', {
      campaign_name: campaign.name,
      campaign_type: campaign.type,
      campaign_earning_type: rule.type,
      ...(granted.points > 0 ? { points: granted.points } : {}),
      ...(granted.template === null ? {} : { coupon_name: granted.template.name }),
    });
  }
}
