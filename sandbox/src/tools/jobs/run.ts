import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { unloggedExpired } from '../../rewards/coupons/list';
import type { Db } from '../../platform/db/connect';
import { coupon_templates, coupons } from '../../platform/db/schema/coupons';
import { members } from '../../platform/db/schema/members';
import { point_ledger } from '../../platform/db/schema/points';
import { sendId } from '../../platform/http/ids';
import { tellPoints } from '../../ledger/points/ledger';
import { renewLevel } from '../../ledger/levels/progress';
import { lockMember } from '../../platform/identity/lock';

/** Closes every level period that has ended (contract §7.1). @returns how many */
export async function runRenewal(tx: Db, now: Date): Promise<number> {
  const due = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(lte(members.level_renew_at, now), isNull(members.deleted_at)));
  let renewed = 0;
  for (const { id } of due) {
    const member = await lockMember(tx, id);
    // Another run of this job may have been faster.
    if (member.level_renew_at > now) continue;
    await renewLevel(tx, member, now);
    renewed += 1;
  }
  return renewed;
}

/** Lets points, coupons and tickets expire, each with its log entry (contract §7.2). */
export async function runExpiry(tx: Db, now: Date): Promise<number> {
  return (await expirePoints(tx, now)) + (await expireCoupons(tx, now));
}

async function expirePoints(tx: Db, now: Date): Promise<number> {
  const ended = await tx
    .select()
    .from(point_ledger)
    .where(
      and(eq(point_ledger.kind, 'EARN'), gt(point_ledger.remaining, 0), lte(point_ledger.expires_at, now)),
    );
  for (const { id, member_id } of ended) {
    await lockMember(tx, member_id);
    // What is left is read under the lock: another job or a payment may have taken it meanwhile.
    const [lot] = await tx.select().from(point_ledger).where(eq(point_ledger.id, id));
    if (lot === undefined || lot.remaining === 0) continue;
    const points = -lot.remaining;
    await tx.update(point_ledger).set({ remaining: 0 }).where(eq(point_ledger.id, id));
    const row = { member_id, kind: 'EXPIRE' as const, points, source: 'POINTS_EXPIRED', created_at: now };
    await tx.insert(point_ledger).values(row);
    await recordActivity({ tx, now }, member_id, 'POINTS_EXPIRED', { points });
    await tellPoints({ tx, now }, member_id, points, 'POINTS_EXPIRED');
  }
  return ended.length;
}

async function expireCoupons(tx: Db, now: Date): Promise<number> {
  const ended = await tx
    .select({ coupon: coupons, name: coupon_templates.name })
    .from(coupons)
    .innerJoin(coupon_templates, eq(coupon_templates.id, coupons.template_id))
    .where(unloggedExpired(now));
  for (const { coupon, name } of ended) {
    await tx.update(coupons).set({ expiry_logged: true }).where(eq(coupons.id, coupon.id));
    const type = coupon.coupon_type === 'TICKET' ? 'TICKET_EXPIRED' : 'COUPON_EXPIRED';
    const at = coupon.expiry_date ?? now;
    await recordActivity({ tx, now: at }, coupon.member_id, type, {
      coupon_name: name,
      coupon: sendId(coupon.id),
    });
  }
  return ended.length;
}
