import { and, eq, sql } from 'drizzle-orm';
import type { Db, Work } from '../../platform/db/connect';
import type { Row } from '../../platform/db/schema';
import { applicable_stores, coupons } from '../../platform/db/schema/coupons';
import { stores } from '../../platform/db/schema/places';
import { readId } from '../../platform/http/ids';
import { refused } from '../../platform/http/refusal';
import { assertSpendingOpen } from '../../platform/identity/spending';
import { newCode } from './create';
import { refuseConvert } from './rules';
import type { ConvertAttempt } from './rules';
import { lockCoupon, readTemplate } from './use';

type Choice = { store_id?: string | null; usage_medium?: 'ONLINE' | 'OFFLINE' | null };

/** Makes a REAL coupon of a VIRTUAL one and takes one from the store's stock (contract §4). */
export async function convertCoupon(
  { tx, now }: Work,
  memberId: number,
  id: number,
  choice: Choice,
): Promise<Row<'coupons'>> {
  const coupon = await lockCoupon(tx, memberId, id);
  await assertSpendingOpen(tx, memberId);
  const template = await readTemplate(tx, coupon.template_id);
  const storeId = await chosenStore(tx, template, choice);
  const place = await lockPlace(tx, template, storeId);
  const detail = refuseConvert({ coupon, place, now });
  if (detail !== null) throw refused(detail);
  if (typeof place === 'object' && place.stock !== null && storeId !== null) {
    await tx
      .update(applicable_stores)
      .set({ stock: place.stock - 1 })
      .where(
        and(eq(applicable_stores.coupon_template_id, template.id), eq(applicable_stores.store_id, storeId)),
      );
  }
  const [real] = await tx
    .insert(coupons)
    .values({
      ...coupon,
      id: sql`nextval('ids')`,
      code: newCode(template),
      virtual_real_type: 'REAL',
      store_id: storeId,
      user_selected_usage_medium: choice.usage_medium ?? null,
    })
    .returning();
  if (real === undefined) throw new Error('The real coupon was not stored');
  await tx.update(coupons).set({ real_coupon_id: real.id }).where(eq(coupons.id, coupon.id));
  return real;
}

/** Online without a store means the online store of the coupon, when there is one. */
async function chosenStore(
  tx: Db,
  template: Row<'coupon_templates'>,
  choice: Choice,
): Promise<number | null> {
  if (typeof choice.store_id === 'string') return readId(choice.store_id) ?? 0;
  if (choice.usage_medium !== 'ONLINE') return null;
  const [online] = await tx
    .select({ id: stores.id })
    .from(applicable_stores)
    .innerJoin(stores, eq(stores.id, applicable_stores.store_id))
    .where(and(eq(applicable_stores.coupon_template_id, template.id), eq(stores.is_online_store, true)));
  return online?.id ?? null;
}

async function lockPlace(
  tx: Db,
  template: Row<'coupon_templates'>,
  storeId: number | null,
): Promise<ConvertAttempt['place']> {
  const ofTemplate = eq(applicable_stores.coupon_template_id, template.id);
  if (storeId === null) {
    const isStoreNeeded = template.should_use_in_store && !template.show_online_offline_selection;
    return isStoreNeeded ? 'none' : 'not_needed';
  }
  const [row] = await tx
    .select({ stock: applicable_stores.stock })
    .from(applicable_stores)
    .where(and(ofTemplate, eq(applicable_stores.store_id, storeId)))
    .for('update');
  return row ?? 'none';
}
