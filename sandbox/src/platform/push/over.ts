import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/connect';
import type { Row } from '../db/schema';
import { coupons } from '../db/schema/coupons';
import { point_ledger } from '../db/schema/points';
import { dayOf } from '../calendar/hong-kong';

export const itemOfCoupon = (id: number): string => `coupon-${id}`;
/** Points that end on one day in Hong Kong are one item. */
export const itemOfPoints = (day: string): string => `points-${day}`;

/** Whether what a held message says is not so any more: a coupon was used, the points were spent. */
export async function isOver(
  tx: Db,
  { kind, item, member_id }: Row<'push_outbox'>,
  now: Date,
): Promise<boolean> {
  if (kind !== 'gift' && kind !== 'expiry') return false;
  const coupon = /^coupon-(\d+)$/.exec(item)?.[1];
  if (coupon !== undefined) {
    const usable = and(
      eq(coupons.id, Number(coupon)),
      eq(coupons.is_used, false),
      eq(coupons.is_forced_inactive, false),
      isNull(coupons.reclaimed_at),
      isNull(coupons.real_coupon_id),
    );
    return (await tx.$count(coupons, usable)) === 0;
  }
  const left = and(
    eq(point_ledger.member_id, member_id),
    gt(point_ledger.remaining, 0),
    gt(point_ledger.expires_at, now),
  );
  const lots = await tx.select({ at: point_ledger.expires_at }).from(point_ledger).where(left);
  return !lots.some(({ at }) => at !== null && itemOfPoints(dayOf(at)) === item);
}
