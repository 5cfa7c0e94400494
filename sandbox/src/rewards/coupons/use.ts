import { details } from '@mrw/shared-contracts/api/errors';
import type { UsageRequest } from '@mrw/shared-contracts/api/coupons';
import { comparisonKey } from '@mrw/shared-contracts/comparison/comparison-key';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { recordActivity } from '../../ledger/activity-log/record';
import { blackedOutTemplates } from '../../platform/calendar/blackout';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Db, Work } from '../../platform/db/connect';
import { rowsById } from '../../platform/db/rows-by-id';
import type { Row } from '../../platform/db/schema';
import type { Localized } from '../../platform/db/schema/columns';
import { applicable_stores, coupon_templates, coupons } from '../../platform/db/schema/coupons';
import { stores } from '../../platform/db/schema/places';
import { sendId } from '../../platform/http/ids';
import { fieldRefusal, found, refused } from '../../platform/http/refusal';
import { lockMember } from '../../platform/identity/lock';
import { tell, type News } from '../../platform/live/tell';
import { announce } from '../../platform/push/announce';
import { itemOfCoupon } from '../../platform/push/over';
import { assertSpendingOpen } from '../../platform/identity/spending';
import { refuseUse } from './rules';
import type { UseCode } from './rules';

/** A coupon of the member, locked; another member's is 404 (contract §7.11). */
export async function lockCoupon(tx: Db, memberId: number, id: number): Promise<Row<'coupons'>> {
  await lockMember(tx, memberId);
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), eq(coupons.member_id, memberId)))
    .for('update');
  return found(row);
}

export async function readTemplate(tx: Db, id: number): Promise<Row<'coupon_templates'>> {
  return found((await tx.select().from(coupon_templates).where(eq(coupon_templates.id, id)))[0]);
}

/** Stores of a template, or null when the coupon may be used everywhere. */
async function allowedStores(tx: Db, template: Row<'coupon_templates'>): Promise<number[] | null> {
  if (!template.should_use_in_store) return null;
  const rows = await tx
    .select()
    .from(applicable_stores)
    .where(eq(applicable_stores.coupon_template_id, template.id));
  return rows.map((row) => row.store_id);
}

async function readCode(tx: Db, body: UsageRequest): Promise<UseCode> {
  if (typeof body.staff_code === 'string') {
    const text = comparisonKey(body.staff_code);
    const [store] = await tx.select().from(stores).where(eq(stores.staff_code, text));
    return { kind: 'staff_code', text, storeId: store?.id ?? null };
  }
  if (typeof body.store_qr_code === 'string') {
    const [store] = await tx.select().from(stores).where(eq(stores.qr_code, body.store_qr_code));
    return { kind: 'store_qr_code', text: body.store_qr_code, storeId: store?.id ?? null };
  }
  throw fieldRefusal({ staff_code: 'This field is required.' });
}

/** Uses a coupon or ticket of the member, once (contract §4.1). */
export async function useCoupon({ tx, now }: Work, memberId: number, id: number, body: UsageRequest) {
  const coupon = await lockCoupon(tx, memberId, id);
  const code = await readCode(tx, body);
  return redeemLocked({ tx, now }, coupon, code);
}

/** What a coupon is, and why it may not be used at a place; null: it may. */
export async function checkUse({ tx, now }: Work, coupon: Row<'coupons'>, code: UseCode) {
  const template = await readTemplate(tx, coupon.template_id);
  const detail = refuseUse({
    coupon,
    isBlackedOut: (await blackedOutTemplates(tx, [template.id], now)).has(template.id),
    code,
    allowedStoreIds: coupon.store_id === null ? await allowedStores(tx, template) : [coupon.store_id],
    now,
  });
  return { template, detail };
}

/**
 * Uses a coupon that is locked.
 *
 * @param partner name of a partner that takes it; null: a store does
 * @throws Refusal when it may not be used there
 */
export async function redeemLocked(
  { tx, now }: Work,
  coupon: Row<'coupons'>,
  code: UseCode,
  partner: Localized | null = null,
) {
  await assertSpendingOpen(tx, coupon.member_id);
  const { template, detail } = await checkUse({ tx, now }, coupon, code);
  if (detail !== null) throw refused(detail);
  const recordId = await markUsed({ tx, now }, coupon, code.storeId, partner);
  const type = coupon.coupon_type === 'TICKET' ? 'TICKET_USED' : 'COUPON_USED';
  await recordActivity({ tx, now }, coupon.member_id, type, {
    coupon_name: template.name,
    coupon: sendId(coupon.id),
  });
  return { id: sendId(recordId), coupon: sendId(coupon.id), date: isoMoment(now) };
}

/** The pages of the member hear of a use, or of its refusal by a till. */
const tellUse = (
  work: Work,
  { id, member_id, coupon_type }: Row<'coupons'>,
  news: Omit<News<'coupon'>, 'id'>,
): Promise<void> =>
  tell(work, member_id, coupon_type === 'TICKET' ? 'ticket' : 'coupon', { id: sendId(id), ...news });

/** Nothing is told of a coupon that is used: a till may send a call again. */
export async function tellRefusedUse(work: Work, coupon: Row<'coupons'>, detail: string): Promise<void> {
  if (detail === details.couponUsed) return;
  await tellUse(work, coupon, { state: 'REFUSED', store: null, used_at: null, detail });
}

/** Takes coupons of a locked member out of use: pages that show one hear why no till takes it any more. */
export async function withdraw(
  work: Work,
  which: SQL | undefined,
  change: Partial<Pick<Row<'coupons'>, 'is_forced_inactive' | 'reclaimed_at'>>,
): Promise<Row<'coupons'>[]> {
  const rows = await work.tx.update(coupons).set(change).where(which).returning();
  for (const row of rows) await tellRefusedUse(work, row, details.couponDisabled);
  return rows;
}

/** The page of a coupon or ticket. */
export const couponPath = ({ id, coupon_type }: Row<'coupons'>): string =>
  `/${coupon_type === 'TICKET' ? 'ticket' : 'coupon'}/${id}`;

/** A coupon or ticket that a member got without asking for it. */
export async function announceGift(work: Work, coupon: Row<'coupons'>): Promise<void> {
  await announce(work, coupon.member_id, {
    kind: 'gift',
    item: itemOfCoupon(coupon.id),
    path: couponPath(coupon),
    news: { name: (await readTemplate(work.tx, coupon.template_id)).name },
    endsAt: coupon.expiry_date,
  });
}

/** @returns the id of the usage record */
export async function markUsed(
  { tx, now }: Work,
  coupon: Row<'coupons'>,
  storeId: number | null,
  partner: Localized | null = null,
): Promise<number> {
  const [row] = await tx
    .update(coupons)
    .set({ is_used: true, date_of_use: now, used_store_id: storeId, usage_record_id: sql`nextval('ids')` })
    .where(and(eq(coupons.id, coupon.id), eq(coupons.is_used, false)))
    .returning({ record: coupons.usage_record_id });
  if (row?.record == null) throw refused(details.couponUsed);
  const store = partner ?? (await rowsById(tx, 'stores', [storeId])).get(storeId ?? 0)?.name ?? null;
  await tellUse({ tx, now }, coupon, { state: 'USED_OR_EXPIRED', store, used_at: isoMoment(now) });
  await announce({ tx, now }, coupon.member_id, {
    kind: 'used',
    item: itemOfCoupon(coupon.id),
    path: couponPath(coupon),
    news: { name: (await readTemplate(tx, coupon.template_id)).name, place: store },
  });
  return row.record;
}
