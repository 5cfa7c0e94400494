import type { ActivityType } from '@mrw/shared-contracts/api/activity-log';
import { and, asc, eq } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { readStamps } from '../../rewards/campaigns/background';
import { createCoupons } from '../../rewards/coupons/create';
import { announceGift, markUsed, readTemplate, withdraw } from '../../rewards/coupons/use';
import type { Db } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { coupons } from '../../platform/db/schema/coupons';
import { campaigns, ticket_slots } from '../../platform/db/schema/offers';
import { readId, sendId } from '../../platform/http/ids';
import { found, refused } from '../../platform/http/refusal';
import { lockMember, memberNamed } from '../../platform/identity/lock';
import { addPoints, balanceOf, takePoints } from '../../ledger/points/ledger';
import { changeCard } from '../../rewards/stamps/change';

export type Admin = 'ADMIN' | 'MERCHANT_ADMIN';

/** Puts a coupon or ticket of a campaign, or of a bare template, into a member's wallet. */
export async function grant(
  tx: Db,
  asked: {
    member: string;
    campaign?: string | undefined;
    template?: string | undefined;
    quantity: number;
    by: Admin;
  },
  now: Date,
): Promise<Row<'coupons'>[]> {
  const member = await memberNamed(tx, asked.member);
  const campaignId = readId(asked.campaign ?? '') ?? 0;
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  const [slot] = await tx
    .select()
    .from(ticket_slots)
    .where(eq(ticket_slots.campaign_id, campaignId))
    .orderBy(asc(ticket_slots.position));
  const templateId =
    readId(asked.template ?? '') ?? slot?.coupon_template_id ?? campaign?.coupon_template_id ?? 0;
  const template = await readTemplate(tx, templateId);
  await recordActivity({ tx, now }, member.id, couponActivity(template.coupon_type, 'GRANTED', asked.by), {
    coupon_name: template.name,
    ...(campaign === undefined ? {} : { campaign_name: campaign.name }),
  });
  const given = await createCoupons(tx, {
    memberId: member.id,
    template,
    quantity: asked.quantity,
    acquired: 'date_of_grant',
    now,
    ...(campaign === undefined ? {} : { campaignId: campaign.id }),
  });
  for (const coupon of given) await announceGift({ tx, now }, coupon);
  return given;
}

const couponActivity = (
  type: Row<'coupons'>['coupon_type'],
  action: 'GRANTED' | 'RECLAIMED' | 'USED',
  by: Admin,
): ActivityType => `${type}_${action}_BY_${by}`;

async function lockAnyCoupon(tx: Db, id: string): Promise<Row<'coupons'>> {
  const named = eq(coupons.id, readId(id) ?? 0);
  const seen = found((await tx.select().from(coupons).where(named))[0]);
  await lockMember(tx, seen.member_id);
  return found((await tx.select().from(coupons).where(named).for('update'))[0]);
}

export async function takeBack(
  tx: Db,
  asked: { coupon: string; by: Admin; action: 'RECLAIMED' | 'USED' },
  now: Date,
): Promise<Row<'coupons'>> {
  const coupon = await lockAnyCoupon(tx, asked.coupon);
  const template = await readTemplate(tx, coupon.template_id);
  if (coupon.is_used) throw refused('Coupon is used.');
  if (asked.action === 'USED') await markUsed({ tx, now }, coupon, null);
  else await withdraw({ tx, now }, eq(coupons.id, coupon.id), { reclaimed_at: now });
  const info = { coupon_name: template.name, coupon: sendId(coupon.id) };
  await recordActivity(
    { tx, now },
    coupon.member_id,
    couponActivity(coupon.coupon_type, asked.action, asked.by),
    info,
  );
  return coupon;
}

/** The coupon leaves every list, and using it is refused. */
export async function disable(tx: Db, id: string, now: Date): Promise<Row<'coupons'>> {
  const coupon = await lockAnyCoupon(tx, id);
  await withdraw({ tx, now }, eq(coupons.id, coupon.id), { is_forced_inactive: true });
  return coupon;
}

export async function changePoints(
  tx: Db,
  asked: { member: string; points: number; recall: boolean },
  now: Date,
): Promise<number> {
  const member = await memberNamed(tx, asked.member);
  if (asked.points >= 0) {
    await addPoints({ tx, now }, member.id, asked.points, 'POINTS_ADDED_BY_ADMIN');
    await recordActivity({ tx, now }, member.id, 'POINTS_ADDED_BY_ADMIN', { points: asked.points });
  } else {
    const type = asked.recall ? 'POINTS_RECALLED_BY_ADMIN' : 'POINTS_REMOVED_BY_ADMIN';
    const possible = Math.min(-asked.points, Math.max(0, await balanceOf(tx, member.id, now)));
    const taken = await takePoints({ tx, now }, member.id, {
      points: possible,
      source: type,
      kind: 'RECALL',
    });
    await recordActivity({ tx, now }, member.id, type, { points: -taken });
  }
  return balanceOf(tx, member.id, now);
}

export async function changeStamps(
  tx: Db,
  asked: { member: string; campaign: string; stamps: number },
  now: Date,
): Promise<number> {
  const member = await memberNamed(tx, asked.member);
  const isStamp = and(eq(campaigns.id, readId(asked.campaign) ?? 0), eq(campaigns.type, 'STAMP_CAMPAIGN'));
  const campaign = found((await tx.select().from(campaigns).where(isStamp))[0]);
  const stamps = await changeCard({ tx, now }, member.id, campaign.id, asked.stamps);
  await recordActivity({ tx, now }, member.id, 'STAMP_UPDATED_BY_ADMIN', {
    campaign_name: campaign.name,
    stamps,
  });
  return (await readStamps(tx, member.id, [campaign.id])).get(campaign.id) ?? 0;
}
