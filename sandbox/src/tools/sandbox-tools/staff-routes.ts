import { and, desc, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import { offerAnswer, tillEvent } from '../../rewards/cash-dollar/offers';
import type { Api, Context } from '../../platform/context';
import { useCoupon } from '../../rewards/coupons/use';
import { applicable_stores, coupons } from '../../platform/db/schema/coupons';
import { stores } from '../../platform/db/schema/places';
import { found } from '../../platform/http/refusal';

const codeBody = z.object({ code: z.string() });

/** What a cashier does: scan a cash code, confirm the payment, take in a coupon by its code (contract §8). */
export function staffRoutes(api: Api, { connection: { db }, clock }: Context): void {
  for (const event of ['scan', 'confirm'] as const) {
    api.post(`/sandbox/staff/${event}`, { schema: { body: codeBody } }, async (request) =>
      offerAnswer(await db.transaction((tx) => tillEvent(tx, request.body.code, event, clock.now()))),
    );
  }

  api.post('/sandbox/staff/coupon', { schema: { body: codeBody } }, async (request, reply) => {
    const record = await db.transaction(async (tx) => {
      // The QR of a member shows `{code}.{seconds}`.
      const code = request.body.code.replace(/\.\d+$/, '');
      const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).orderBy(desc(coupons.id));
      const coupon = found(row);
      const [place] = await tx
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
      return useCoupon({ tx, now: clock.now() }, coupon.member_id, coupon.id, {
        staff_code: place?.staff ?? '',
      });
    });
    return reply.code(201).send(record);
  });
}
