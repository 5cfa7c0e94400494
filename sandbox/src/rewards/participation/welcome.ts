import type { EarningRuleType } from '@mrw/shared-contracts/api/earning-rules';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { campaigns, earning_rules } from '../../platform/db/schema/offers';
import { members } from '../../platform/db/schema/members';
import { lockMember } from '../../platform/identity/lock';
import { grantRule } from './grant';
import type { Granted } from './grant';

export type Occasion = { rule: Row<'earning_rules'>; campaign: Row<'campaigns'>; granted: Granted };

/** What all running campaigns promise for an event. */
export function runningRules(tx: Db, type: EarningRuleType, now: Date) {
  const running = and(
    eq(campaigns.is_active, true),
    lte(campaigns.start_date, now),
    or(isNull(campaigns.end_date), gt(campaigns.end_date, now)),
  );
  return tx
    .select({ rule: earning_rules, campaign: campaigns })
    .from(earning_rules)
    .innerJoin(campaigns, eq(campaigns.id, earning_rules.campaign_id))
    .where(and(eq(earning_rules.type, type), running))
    .orderBy(earning_rules.id);
}

/** Gives what all running campaigns promise for an event that the server itself notices. */
export async function grantOccasions(
  { tx, now }: Work,
  member: Row<'members'>,
  type: EarningRuleType,
  source: string,
): Promise<Occasion[]> {
  const rows = await runningRules(tx, type, now);
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

/** Rewards a new member for joining. @returns the points */
export async function rewardJoining({ tx, now }: Work, member: Row<'members'>): Promise<number> {
  const occasions = await grantOccasions({ tx, now }, member, 'NEW_MEMBER', 'REWARD_EARNED');
  await recordRewards(tx, member.id, occasions, now);
  return occasions.reduce((sum, { granted }) => sum + granted.points, 0);
}

/** Rewards the member who referred a new one (§1). @returns who it is; null for a code of no other member */
export async function rewardReferrer(
  { tx, now }: Work,
  member: Row<'members'>,
  referCode: string,
): Promise<Row<'members'> | null> {
  const referrer = await referrerOf(tx, referCode);
  if (referrer === null || referrer.id === member.id) return null;
  const occasions = await grantOccasions({ tx, now }, referrer, 'MEMBER_REFERRAL', 'REWARD_EARNED');
  // The stamp cards whose task it is are not what the friend came by.
  const campaign = occasions.find((occasion) => occasion.campaign.type === 'EARNING_CAMPAIGN')?.campaign;
  await tx
    .update(members)
    .set({ referrer: referrer.id, referred_by_campaign: campaign?.id ?? null })
    .where(eq(members.id, member.id));
  await recordRewards(tx, referrer.id, occasions, now);
  return referrer;
}

/** The refer link carries the membership id; the referral code is accepted too. Both are made in upper case. */
export async function referrerOf(tx: Db, typed: string): Promise<Row<'members'> | null> {
  const code = comparisonKey(typed).toUpperCase();
  const [referrer] = await tx
    .select()
    .from(members)
    .where(
      and(
        or(eq(members.membership_id, code), eq(members.referral_code, code)),
        isNull(members.deleted_at),
        eq(members.is_pre_registered, false),
      ),
    );
  return referrer ?? null;
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
