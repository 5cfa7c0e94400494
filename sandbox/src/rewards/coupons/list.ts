import type { CouponState } from '@mrw/shared-contracts/api/coupons';
import { and, eq, gt, inArray, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { addDays, startOfDay } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import type { CouponType } from '../../platform/db/schema/coupons';
import { coupon_templates, coupons } from '../../platform/db/schema/coupons';
import { ticket_slots } from '../../platform/db/schema/offers';
import { brands, stores } from '../../platform/db/schema/places';
import { idsFound, wordsOf } from '../../platform/http/search';

/** Forced-inactive, reclaimed and converted virtual coupons are in no list (contract §4, Q-102). */
const visible = and(
  eq(coupons.is_forced_inactive, false),
  isNull(coupons.reclaimed_at),
  isNull(coupons.real_coupon_id),
);

const isOver = (now: Date): SQL | undefined => or(eq(coupons.is_used, true), lt(coupons.expiry_date, now));
const isOpen = (now: Date): SQL | undefined =>
  and(
    eq(coupons.is_used, false),
    or(isNull(coupons.expiry_date), sql`${coupons.expiry_date} >= ${now.toISOString()}`),
  );

function inState(state: CouponState, now: Date): SQL | undefined {
  switch (state) {
    case 'AVAILABLE':
      return and(isOpen(now), or(isNull(coupons.effective_date), lte(coupons.effective_date, now)));
    case 'UNAVAILABLE':
      return and(isOpen(now), gt(coupons.effective_date, now));
    case 'USED_OR_EXPIRED':
      return isOver(now);
  }
}

export const couponsOf = (
  memberId: number,
  type: CouponType,
  state: CouponState,
  now: Date,
): SQL | undefined =>
  and(eq(coupons.member_id, memberId), eq(coupons.coupon_type, type), visible, inState(state, now));

/** Those of a member's coupons whose name, brand, session or store has every word. */
export async function couponsFound(tx: Db, memberId: number, search?: string): Promise<SQL | undefined> {
  const words = wordsOf(search);
  if (words === '') return undefined;
  const rows = await tx
    .select({
      id: coupons.id,
      name: coupon_templates.name,
      brand: brands.name,
      session: ticket_slots.title,
      store: stores.name,
    })
    .from(coupons)
    .innerJoin(coupon_templates, eq(coupon_templates.id, coupons.template_id))
    .leftJoin(brands, eq(brands.id, coupon_templates.brand_id))
    .leftJoin(ticket_slots, eq(ticket_slots.id, coupons.slot_id))
    .leftJoin(stores, eq(stores.id, coupons.store_id))
    .where(eq(coupons.member_id, memberId));
  const ids = await idsFound(words, rows, ({ name, brand, session, store }) => [name, brand, session, store]);
  return inArray(coupons.id, ids);
}

const acquired = sql`coalesce(${coupons.date_of_earning}, ${coupons.date_of_purchase}, ${coupons.date_of_grant})`;
const ended = sql`coalesce(${coupons.date_of_use}, ${coupons.expiry_date})`;

/** Sort keys of §7, computed as Q-022 says; unknown keys are skipped. */
const sortKeys: Readonly<Record<string, SQL>> = {
  '-date_of_acquisition': sql`${acquired} DESC NULLS LAST`,
  date_of_acquisition: sql`${acquired} ASC NULLS LAST`,
  '-expiry_date': sql`${coupons.expiry_date} DESC NULLS LAST`,
  expiry_date: sql`${coupons.expiry_date} ASC NULLS LAST`,
  '-date_of_use_or_expiration': sql`${ended} DESC NULLS LAST`,
  usage_record: sql`${coupons.usage_record_id} ASC NULLS LAST`,
  '-id': sql`${coupons.id} DESC`,
  id: sql`${coupons.id} ASC`,
};

export const couponOrder = (sort: string | undefined): SQL[] => [
  ...(sort ?? '-date_of_acquisition,expiry_date').split(',').flatMap((key) => sortKeys[key] ?? []),
  sql`${coupons.id} DESC`,
];

/** The two counters of the customer (§3); about to expire: within 6 days (§9). */
export async function couponCounters(tx: Db, memberId: number, now: Date) {
  const available = couponsOf(memberId, 'COUPON', 'AVAILABLE', now);
  const soon = lt(coupons.expiry_date, addDays(startOfDay(now), 7));
  return {
    number_of_coupons: await tx.$count(coupons, available),
    number_of_coupons_about_to_expire: await tx.$count(coupons, and(available, soon)),
  };
}

/** Coupons past their end without a log entry yet: work of the expiry job. */
export const unloggedExpired = (now: Date): SQL | undefined =>
  and(not(coupons.is_used), lt(coupons.expiry_date, now), eq(coupons.expiry_logged, false), visible);
