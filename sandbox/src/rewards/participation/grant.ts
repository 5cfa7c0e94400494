import { eq } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { createCoupons } from '../coupons/create';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { coupon_templates } from '../../platform/db/schema/coupons';
import { stamp_earnings } from '../../platform/db/schema/offers';
import { addProgress } from '../../ledger/levels/progress';
import { addPoints } from '../../ledger/points/ledger';

export type Granted = {
  points: number;
  tpe: number;
  stamps: number;
  coupons: Row<'coupons'>[];
  template: Row<'coupon_templates'> | null;
};

/** Gives a locked member what an earning rule promises; the caller writes the entry that names the occasion. */
export async function grantRule(
  { tx, now }: Work,
  member: Row<'members'>,
  { rule, campaign }: { rule: Row<'earning_rules'>; campaign: Row<'campaigns'> },
  source: string,
): Promise<Granted> {
  await addPoints({ tx, now }, member.id, rule.points, source);
  if (rule.stamps > 0) await addStamps({ tx, now }, member.id, campaign, rule);
  const template = rule.coupon_template_id === null ? null : await readTemplate(tx, rule.coupon_template_id);
  const coupons =
    template === null
      ? []
      : await createCoupons(tx, {
          memberId: member.id,
          template,
          quantity: 1,
          acquired: 'date_of_earning',
          now,
          campaignId: campaign.id,
        });
  await addProgress(tx, member, rule.tpe, now);
  return { points: rule.points, tpe: rule.tpe, stamps: rule.stamps, coupons, template };
}

async function addStamps(
  { tx, now }: Work,
  memberId: number,
  campaign: Row<'campaigns'>,
  rule: Row<'earning_rules'>,
): Promise<void> {
  await tx.insert(stamp_earnings).values({
    member_id: memberId,
    campaign_id: campaign.id,
    earning_rule_id: rule.id,
    stamps: rule.stamps,
    expires_at: campaign.end_date,
    created_at: now,
  });
  await recordActivity({ tx, now }, memberId, 'STAMP_EARNED', {
    campaign_name: campaign.name,
    stamps: rule.stamps,
  });
}

async function readTemplate(tx: Db, id: number): Promise<Row<'coupon_templates'> | null> {
  return (await tx.select().from(coupon_templates).where(eq(coupon_templates.id, id)))[0] ?? null;
}
