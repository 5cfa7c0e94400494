import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/connect';
import { blackout_days } from '../db/schema/offers';
import { dayOf } from './hong-kong';

/** Those of the campaigns for which today is a blackout day (contract §7.6). */
export async function blackedOutCampaigns(tx: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await tx
    .select({ id: blackout_days.campaign_id })
    .from(blackout_days)
    .where(and(inArray(blackout_days.campaign_id, [...ids]), eq(blackout_days.day, dayOf(now))));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** Those of the coupon templates for which today is a blackout day. */
export async function blackedOutTemplates(tx: Db, ids: readonly number[], now: Date): Promise<Set<number>> {
  const rows = await tx
    .select({ id: blackout_days.coupon_template_id })
    .from(blackout_days)
    .where(and(inArray(blackout_days.coupon_template_id, [...ids]), eq(blackout_days.day, dayOf(now))));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
