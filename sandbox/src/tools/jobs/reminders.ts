import { and, isNotNull, lte, or, sql } from 'drizzle-orm';
import { readLots } from '../../ledger/points/ledger';
import { addDays, dayOf, isoMoment } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import { coupons } from '../../platform/db/schema/coupons';
import { push_subscriptions } from '../../platform/db/schema/push';
import { lockMember } from '../../platform/identity/lock';
import { announce, wasAnnounced, type Announcement } from '../../platform/push/announce';
import { itemOfCoupon, itemOfPoints } from '../../platform/push/over';
import { couponsOf } from '../../rewards/coupons/list';
import { couponPath, readTemplate } from '../../rewards/coupons/use';

/** Days before its end that a member is reminded of something. */
const reminderDays = 3;

/** Reminds members whose devices want it of what ends soon, once for each item. @returns the number of reminders */
export async function runReminders(tx: Db, now: Date): Promise<number> {
  const wanted = sql`${push_subscriptions.kinds} @> '["expiry"]'::jsonb`;
  const due = await tx
    .selectDistinct({ id: push_subscriptions.member_id })
    .from(push_subscriptions)
    .where(wanted)
    .orderBy(push_subscriptions.member_id);
  let reminded = 0;
  for (const { id } of due) {
    await lockMember(tx, id);
    for (const reminder of [
      ...(await endingCoupons({ tx, now }, id)),
      ...(await endingPoints({ tx, now }, id)),
    ]) {
      if (await wasAnnounced(tx, id, 'expiry', reminder.item)) continue;
      await announce({ tx, now }, id, reminder);
      reminded += 1;
    }
  }
  return reminded;
}

async function endingCoupons({ tx, now }: Work, memberId: number): Promise<Announcement[]> {
  const soon = and(
    or(couponsOf(memberId, 'COUPON', 'AVAILABLE', now), couponsOf(memberId, 'TICKET', 'AVAILABLE', now)),
    isNotNull(coupons.expiry_date),
    lte(coupons.expiry_date, addDays(now, reminderDays)),
  );
  const rows = await tx.select().from(coupons).where(soon).orderBy(coupons.id);
  const reminders: Announcement[] = [];
  for (const coupon of rows) {
    const { name } = await readTemplate(tx, coupon.template_id);
    const news = { name, ...(coupon.expiry_date ? { until: isoMoment(coupon.expiry_date) } : {}) };
    const item = itemOfCoupon(coupon.id);
    reminders.push({ kind: 'expiry', item, path: couponPath(coupon), news, endsAt: coupon.expiry_date });
  }
  return reminders;
}

/** Points by the day on which they end. */
async function endingPoints({ tx, now }: Work, memberId: number): Promise<Announcement[]> {
  const byDay = new Map<string, { points: number; at: Date }>();
  for (const { remaining, expires_at: at } of await readLots(tx, memberId, now)) {
    if (at === null || at > addDays(now, reminderDays)) continue;
    byDay.set(dayOf(at), { points: (byDay.get(dayOf(at))?.points ?? 0) + remaining, at });
  }
  return [...byDay].map(([day, { points, at }]) => ({
    kind: 'expiry',
    item: itemOfPoints(day),
    path: '/expiry_centre',
    news: { points, until: isoMoment(at) },
    endsAt: at,
  }));
}
