import { and, eq, inArray, sql } from 'drizzle-orm';
import { blackedOutCampaigns } from '../../platform/calendar/blackout';
import type { Db } from '../../platform/db/connect';
import { rowsById } from '../../platform/db/rows-by-id';
import type { Row } from '../../platform/db/schema';
import { applicable_stores } from '../../platform/db/schema/coupons';
import {
  earning_rules,
  stamp_badges,
  stamp_earnings,
  stamp_rewards,
  ticket_slots,
} from '../../platform/db/schema/offers';
import { distinct } from '../../platform/http/ids';

/** Everything that the answers about some campaigns need beside their rows, read in one go. */
export type Background = Awaited<ReturnType<typeof readBackground>>;

export async function readBackground(
  tx: Db,
  campaigns: readonly Row<'campaigns'>[],
  memberId: number | null,
  now: Date,
) {
  const ids = distinct(campaigns.map((campaign) => campaign.id));
  const rules = await tx.select().from(earning_rules).where(inArray(earning_rules.campaign_id, ids));
  const templateIds = distinct([...campaigns, ...rules].map((row) => row.coupon_template_id));
  const ofTemplates = inArray(applicable_stores.coupon_template_id, templateIds);
  const places = await tx.select().from(applicable_stores).where(ofTemplates);
  const storeIds = [
    ...campaigns.flatMap((campaign) => campaign.store_ids),
    ...places.map((place) => place.store_id),
  ];
  const brandIds = campaigns.map((campaign) => campaign.brand_id);
  return {
    rules: new Map(rules.map((rule) => [rule.campaign_id, rule])),
    templates: await rowsById(tx, 'coupon_templates', templateIds),
    places,
    stores: await rowsById(tx, 'stores', storeIds),
    brands: await rowsById(tx, 'brands', brandIds),
    slots: await tx.select().from(ticket_slots).where(inArray(ticket_slots.campaign_id, ids)),
    blackedOut: await blackedOutCampaigns(tx, ids, now),
    stamps: memberId === null ? new Map<number, number>() : await readStamps(tx, memberId, ids),
    opened: memberId === null ? [] : await readOpened(tx, memberId, ids),
  };
}

/** Stamps of a member by stamp campaign. */
export async function readStamps(
  tx: Db,
  memberId: number,
  campaignIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .select({
      id: stamp_earnings.campaign_id,
      stamps: sql<number>`sum(${stamp_earnings.stamps})`.mapWith(Number),
    })
    .from(stamp_earnings)
    .where(and(eq(stamp_earnings.member_id, memberId), inArray(stamp_earnings.campaign_id, [...campaignIds])))
    .groupBy(stamp_earnings.campaign_id);
  return new Map(rows.map(({ id, stamps }) => [id, Math.max(0, stamps)]));
}

/** Badges that a member has opened, with their campaign. */
export const readOpened = (tx: Db, memberId: number, campaignIds: readonly number[]) =>
  tx
    .select({ badge: stamp_badges.id, campaign: stamp_badges.campaign_id })
    .from(stamp_rewards)
    .innerJoin(stamp_badges, eq(stamp_badges.id, stamp_rewards.badge_id))
    .where(and(eq(stamp_rewards.member_id, memberId), inArray(stamp_badges.campaign_id, [...campaignIds])));
