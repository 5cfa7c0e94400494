import { eq } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import type { Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { campaigns } from '../../platform/db/schema/offers';
import { found } from '../../platform/http/refusal';
import { grantRule } from './grant';

/** Gives the reward of a scan or check-in and logs it; stamps go to the card that the rule belongs to. */
export async function earn(
  { tx, now }: Work,
  member: Row<'members'>,
  campaign: Row<'campaigns'>,
  rule: Row<'earning_rules'>,
) {
  if (campaign.stock !== null) {
    await tx
      .update(campaigns)
      .set({ stock: campaign.stock - 1 })
      .where(eq(campaigns.id, campaign.id));
  }
  const owner =
    rule.campaign_id === campaign.id
      ? campaign
      : found((await tx.select().from(campaigns).where(eq(campaigns.id, rule.campaign_id)))[0]);
  const type = rule.type === 'GPS_CHECK_IN' ? 'GPS_CHECK_IN' : 'QR_CODE_SCAN';
  const { points, tpe, stamps, coupons, template } = await grantRule(
    { tx, now },
    member,
    { rule, campaign: owner },
    type,
  );
  await recordActivity({ tx, now }, member.id, type, {
    campaign_name: campaign.name,
    campaign_type: campaign.type,
    campaign_earning_type: rule.type,
    ...(points > 0 ? { points } : {}),
    ...(tpe > 0 ? { tpe } : {}),
    ...(stamps > 0 ? { stamps } : {}),
    ...(template === null ? {} : { coupon_name: template.name }),
  });
  return { coupons, points, tpe, stamps };
}
