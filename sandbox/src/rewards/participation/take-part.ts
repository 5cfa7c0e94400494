import type { ParticipationRequest } from '@mrw/shared-contracts/api/participation';
import { and, eq, sql } from 'drizzle-orm';
import { blackedOutCampaigns } from '../../platform/calendar/blackout';
import { startOfDay } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { campaigns, participations } from '../../platform/db/schema/offers';
import { readId } from '../../platform/http/ids';
import { fieldRefusal, notFound, refused } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { alertSpend } from '../../ledger/spending/alert';
import { assertSpendingOpen } from '../../platform/identity/spending';
import { balanceOf, takePoints } from '../../ledger/points/ledger';
import { earn } from './earn';
import { findRule, proofOf } from './earning-proof';
import { judge, storedAnswer } from './rules';
import type { Attempt } from './rules';
import { handOut, readOffer } from './offer';

export type Taken = {
  record: Row<'participations'>;
  coupons: Row<'coupons'>[];
  points: number;
  tpe: number;
  stamps: number;
};

/** Takes part in a campaign: all checks under lock, then all effects (contract §2.1, §2.2). */
export async function takePart(
  tx: Db,
  memberId: number,
  body: ParticipationRequest,
  now: Date,
): Promise<Taken> {
  const member = await lockMember(tx, memberId);
  const campaign = await lockCampaign(tx, body.campaign);
  const rule = await findRule(tx, campaign, body.stamp_earning_rule ?? null);
  const offer = await readOffer(tx, campaign, body);
  const isEarning = campaign.type === 'EARNING_CAMPAIGN' || campaign.type === 'STAMP_CAMPAIGN';
  const verdict = judge({
    now,
    memberId,
    campaign,
    isBlackedOut: (await blackedOutCampaigns(tx, [campaign.id], now)).has(campaign.id),
    quantity: isEarning ? 1 : offer.quantity,
    isTicketUnknown: campaign.type === 'TICKET_CAMPAIGN' && offer.slot === null,
    proof: isEarning ? proofOf(rule, body) : 'none',
    ...(await usage({ tx, now }, memberId, campaign, rule)),
    stock: offer.stock,
    balance: await balanceOf(tx, memberId, now),
    unanswered: offer.unanswered,
    wrongDates: offer.wrongDates,
  });
  if (verdict.kind === 'refused') throw refused(verdict.detail);
  if (verdict.kind === 'fields') throw fieldRefusal(verdict.fields);
  if (verdict.points > 0) await assertSpendingOpen(tx, memberId);
  const record = await recordParticipation(
    { tx, now },
    memberId,
    { campaign, rule, body, slot: offer.slot },
    verdict,
  );
  if (rule !== null) return { record, ...(await earn({ tx, now }, member, campaign, rule)) };
  await takePoints({ tx, now }, memberId, { points: verdict.points, source: 'COUPON_REDEEMED' });
  const coupons = await handOut({ tx, now }, memberId, campaign, {
    offer,
    quantity: verdict.quantity,
    points: verdict.points,
  });
  if (verdict.points > 0)
    await alertSpend({ tx, now }, member, { name: campaign.name, points: verdict.points });
  return { record, coupons, points: -verdict.points, tpe: 0, stamps: 0 };
}

export async function lockCampaign(tx: Db, id: string): Promise<Row<'campaigns'>> {
  const [row] = await tx
    .select()
    .from(campaigns)
    .where(eq(campaigns.id, readId(id) ?? 0))
    .for('update');
  if (row === undefined || row.type === 'GENERAL_MESSAGE_CAMPAIGN') throw notFound();
  return row;
}

/** Earning counts once a day and rule, unless the campaign has a limit of its own (contract §2.2). */
async function usage(
  { tx, now }: Work,
  memberId: number,
  campaign: Row<'campaigns'>,
  rule: Row<'earning_rules'> | null,
): Promise<Pick<Attempt, 'limit' | 'taken'>> {
  const isDaily = rule !== null && campaign.per_head_limit === null;
  const [row] = await tx
    .select({ taken: sql<number>`coalesce(sum(${participations.quantity}), 0)`.mapWith(Number) })
    .from(participations)
    .where(
      and(
        eq(participations.member_id, memberId),
        eq(participations.campaign_id, campaign.id),
        rule === null ? undefined : eq(participations.earning_rule_id, rule.id),
        isDaily ? sql`${participations.created_at} >= ${startOfDay(now).toISOString()}` : undefined,
      ),
    );
  return { limit: isDaily ? 1 : campaign.per_head_limit, taken: row?.taken ?? 0 };
}

async function recordParticipation(
  { tx, now }: Work,
  memberId: number,
  {
    campaign,
    rule,
    body,
    slot,
  }: {
    campaign: Row<'campaigns'>;
    rule: Row<'earning_rules'> | null;
    body: ParticipationRequest;
    slot: Row<'ticket_slots'> | null;
  },
  { quantity, points }: { quantity: number; points: number },
): Promise<Row<'participations'>> {
  const answers = (body.ticket_other_information ?? []).map(storedAnswer);
  const [row] = await tx
    .insert(participations)
    .values({
      member_id: memberId,
      campaign_id: campaign.id,
      quantity,
      points,
      slot_id: slot?.id ?? null,
      store_id: readId(body.desired_coupon_store ?? ''),
      earning_rule_id: rule?.id ?? null,
      answers,
      created_at: now,
    })
    .returning();
  if (row === undefined) throw new Error('The participation was not stored');
  return row;
}
