import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { offerAnswer, tellRefusedCode, tillEvent } from '../../rewards/cash-dollar/offers';
import { earnByCard } from '../../rewards/claims/card';
import type { Api, Context } from '../../platform/context';
import type { Db } from '../../platform/db/connect';
import { tellRefusedUse, useCoupon } from '../../rewards/coupons/use';
import type { Row } from '../../platform/db/schema';
import { applicable_stores, coupons } from '../../platform/db/schema/coupons';
import { stores } from '../../platform/db/schema/places';
import { found, Refusal } from '../../platform/http/refusal';
import { tellingRefusals } from '../../platform/live/refusals';

const codeBody = z.object({ code: z.string() });
const cardBody = z.object({
  code: z.string(),
  /** HK$. */
  amount: z.number().check(z.positive(), z.maximum(1_000_000)),
  receipt: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
});

const detailOf = (error: unknown) => (error instanceof Refusal ? String(error.body['detail']) : null);

/** What a cashier does with codes of cash, coupons and the member card (contract §8). */
export function staffRoutes(api: Api, { connection: { db }, clock }: Context): void {
  for (const event of ['scan', 'confirm'] as const) {
    api.post(`/sandbox/staff/${event}`, { schema: { body: codeBody } }, async ({ body: { code } }) => {
      const now = clock.now();
      const offer = await tellingRefusals(
        () => db.transaction((tx) => tillEvent(tx, code, event, now)),
        detailOf,
        (detail) => db.transaction((tx) => tellRefusedCode({ tx, now }, code, detail)),
      );
      return offerAnswer(offer);
    });
  }

  api.post('/sandbox/staff/coupon', { schema: { body: codeBody } }, async (request, reply) => {
    const now = clock.now();
    const coupon = await couponShown(db, request.body.code);
    const staff_code = await tillOf(db, coupon);
    const record = await tellingRefusals(
      () => db.transaction((tx) => useCoupon({ tx, now }, coupon.member_id, coupon.id, { staff_code })),
      detailOf,
      (detail) => db.transaction((tx) => tellRefusedUse({ tx, now }, coupon, detail)),
    );
    return reply.code(201).send(record);
  });

  api.post('/sandbox/staff/card', { schema: { body: cardBody } }, async (request, reply) => {
    const earned = await db.transaction((tx) => earnByCard({ tx, now: clock.now() }, request.body));
    return reply.code(201).send(earned);
  });
}

/** The QR of a member shows `{code}.{seconds}`. */
async function couponShown(db: Db, shown: string): Promise<Row<'coupons'>> {
  const code = shown.replace(/\.\d+$/, '');
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code)).orderBy(desc(coupons.id));
  return found(row);
}

/** Staff code of a store that takes the coupon. */
async function tillOf(db: Db, coupon: Row<'coupons'>): Promise<string> {
  const [place] = await db
    .select({ staff: stores.staff_code })
    .from(stores)
    .leftJoin(
      applicable_stores,
      and(
        eq(applicable_stores.store_id, stores.id),
        eq(applicable_stores.coupon_template_id, coupon.template_id),
      ),
    )
    .where(isNotNull(stores.staff_code))
    .orderBy(applicable_stores.store_id, stores.id)
    .limit(1);
  return place?.staff ?? '';
}
