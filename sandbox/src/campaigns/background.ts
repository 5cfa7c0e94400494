import { and, eq, inArray, sql } from 'drizzle-orm';
import { blackedOutCampaigns } from '../calendar/blackout';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { applicable_stores, coupon_templates } from '../db/schema/coupons';
import {
  earning_rules,
  stamp_badges,
  stamp_earnings,
  stamp_rewards,
  ticket_slots,
} from '../db/schema/offers';
import { brands, stores } from '../db/schema/places';
import { byId, distinct } from '../http/ids';

/** Everything that the answers about some campaigns need beside their rows, read in one go. */
export type Background = Awaited<ReturnType<typeof readBackground>>;

export async function readBackground(
  tx: Db,
  campaigns: readonly Row<'campaigns'>[],
  memberId: number | null,
  now: Date,
) {
  const ids = distinct(campaigns.map((campaign) => campaign.id));
  const rules =
    ids.length === 0
      ? []
      : await tx.select().from(earning_rules).where(inArray(earning_rules.campaign_id, ids));
  const templateIds = distinct([...campaigns, ...rules].map((row) => row.coupon_template_id));
  const templates = await readTemplates(tx, templateIds);
  const places = await readApplicable(tx, templateIds);
  const storeIds = distinct([
    ...campaigns.flatMap((campaign) => campaign.store_ids),
    ...places.map((place) => place.store_id),
  ]);
  const brandIds = distinct(campaigns.map((campaign) => campaign.brand_id));
  const slots =
    ids.length === 0
      ? []
      : await tx.select().from(ticket_slots).where(inArray(ticket_slots.campaign_id, ids));
  return {
    rules: new Map(rules.map((rule) => [rule.campaign_id, rule])),
    templates: byId(templates),
    places,
    stores: byId(
      storeIds.length === 0 ? [] : await tx.select().from(stores).where(inArray(stores.id, storeIds)),
    ),
    brands: byId(
      brandIds.length === 0 ? [] : await tx.select().from(brands).where(inArray(brands.id, brandIds)),
    ),
    slots,
    blackedOut: await blackedOutCampaigns(tx, ids, now),
    stamps: memberId === null ? new Map<number, number>() : await readStamps(tx, memberId, ids),
    opened: memberId === null ? [] : await readOpened(tx, memberId, ids),
  };
}

const readTemplates = async (tx: Db, ids: number[]) =>
  ids.length === 0 ? [] : tx.select().from(coupon_templates).where(inArray(coupon_templates.id, ids));

const readApplicable = async (tx: Db, ids: number[]) =>
  ids.length === 0
    ? []
    : tx.select().from(applicable_stores).where(inArray(applicable_stores.coupon_template_id, ids));

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
    .where(
      and(eq(stamp_earnings.member_id, memberId), inArray(stamp_earnings.campaign_id, [...campaignIds, 0])),
    )
    .groupBy(stamp_earnings.campaign_id);
  return new Map(rows.map(({ id, stamps }) => [id, Math.max(0, stamps)]));
}

/** Badges that a member has opened, with their campaign. */
export const readOpened = (tx: Db, memberId: number, campaignIds: readonly number[]) =>
  tx
    .select({ badge: stamp_badges.id, campaign: stamp_badges.campaign_id })
    .from(stamp_rewards)
    .innerJoin(stamp_badges, eq(stamp_badges.id, stamp_rewards.badge_id))
    .where(
      and(eq(stamp_rewards.member_id, memberId), inArray(stamp_badges.campaign_id, [...campaignIds, 0])),
    );
