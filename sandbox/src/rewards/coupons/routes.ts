import {
  applicableStore,
  convertRequest,
  coupon,
  couponState,
  usageRecord,
  usageRequest,
} from '@mrw/shared-contracts/api/coupons';
import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Api, Context } from '../../platform/context';
import type { CouponType } from '../../platform/db/schema/coupons';
import { applicable_stores, coupons } from '../../platform/db/schema/coupons';
import { stores } from '../../platform/db/schema/places';
import { bearerRoute } from '../../platform/http/bearer-route';
import { requireCaller, requireOwner } from '../../platform/identity/caller';
import { idOr404, sendId } from '../../platform/http/ids';
import { languageOf, say, sayOrNull } from '../../platform/http/language';
import { linkPages, pageWindow } from '../../platform/http/paging';
import { found } from '../../platform/http/refusal';
import { couponAnswers } from './answer';
import { convertCoupon } from './convert';
import { couponOrder, couponsFound, couponsOf } from './list';
import { useCoupon } from './use';

const listQuery = z.extend(pageQuery, {
  sort: z.optional(z.string()),
  'filter[customer_detail_coupon_type]': z._default(couponState, 'AVAILABLE'),
  /** Words that all occur in the name, brand, session or store, in any language and script. */
  'filter[search]': z.optional(z.string()),
});
const ownerParams = z.object({ uid: z.string() });
const ownedParams = z.object({ uid: z.string(), id: z.string() });
const byIdParams = z.object({ id: z.string() });

/** A ticket's id names no coupon, nor a coupon's id a ticket (contract §4). */
const ownedBy = (memberId: number, id: number, type: CouponType) =>
  and(eq(coupons.id, id), eq(coupons.member_id, memberId), eq(coupons.coupon_type, type));

export function couponRoutes(api: Api, context: Context): void {
  ownCoupons(api, context, 'coupons', 'COUPON');
  ownCoupons(api, context, 'tickets', 'TICKET');
  const { connection, clock } = context;
  const { db } = connection;

  api.get(
    '/customers/:uid/coupons/:id/applicable_stores',
    { schema: { params: ownedParams, response: { 200: z.array(applicableStore) } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const owned = ownedBy(member.id, idOr404(request.params.id), 'COUPON');
      const row = found((await db.select().from(coupons).where(owned))[0]);
      const rows = await db
        .select({ store: stores, stock: applicable_stores.stock })
        .from(applicable_stores)
        .innerJoin(stores, eq(stores.id, applicable_stores.store_id))
        .where(eq(applicable_stores.coupon_template_id, row.template_id))
        .orderBy(asc(stores.display_priority), asc(stores.id));
      const language = languageOf(request);
      return rows.map(({ store, stock }) => ({
        id: sendId(store.id),
        name: say(store.name, language),
        address: sayOrNull(store.address, language),
        is_online_store: store.is_online_store,
        stock_count: stock,
      }));
    },
  );

  api.post(
    '/coupons/:id/virtual_convert',
    { config: bearerRoute, schema: { params: byIdParams, body: convertRequest, response: { 201: coupon } } },
    async (request, reply) => {
      const { member } = await requireCaller(context, request);
      const id = idOr404(request.params.id);
      const now = clock.now();
      const [answer] = await db.transaction(async (tx) => {
        const real = await convertCoupon({ tx, now }, member.id, id, request.body);
        return couponAnswers(tx, [real], languageOf(request), now);
      });
      reply.code(201);
      return found(answer);
    },
  );

  api.post(
    '/coupons/:id/usage_record',
    {
      config: bearerRoute,
      schema: { params: byIdParams, body: usageRequest, response: { 201: usageRecord } },
    },
    async (request, reply) => {
      const { member } = await requireCaller(context, request);
      const id = idOr404(request.params.id);
      const record = await db.transaction((tx) =>
        useCoupon({ tx, now: clock.now() }, member.id, id, request.body),
      );
      reply.code(201);
      return record;
    },
  );
}

function ownCoupons(api: Api, context: Context, path: 'coupons' | 'tickets', type: CouponType): void {
  const { connection, clock, addresses } = context;
  const { db } = connection;

  api.get(
    `/customers/:uid/${path}`,
    { schema: { params: ownerParams, querystring: listQuery, response: { 200: z.array(coupon) } } },
    async (request, reply) => {
      const member = await requireOwner(context, request, request.params.uid);
      const now = clock.now();
      const { query } = request;
      const where = and(
        couponsOf(member.id, type, query['filter[customer_detail_coupon_type]'], now),
        await couponsFound(db, member.id, query['filter[search]']),
      );
      const page = pageWindow(query, pageSizes.coupons);
      const rows = await db
        .select()
        .from(coupons)
        .where(where)
        .orderBy(...couponOrder(query.sort))
        .limit(page.size)
        .offset(page.offset);
      linkPages(reply, addresses.api.origin, page, await db.$count(coupons, where));
      return couponAnswers(db, rows, languageOf(request), now);
    },
  );

  api.get(
    `/customers/:uid/${path}/:id`,
    { schema: { params: ownedParams, response: { 200: coupon } } },
    async (request) => {
      const member = await requireOwner(context, request, request.params.uid);
      const owned = ownedBy(member.id, idOr404(request.params.id), type);
      const rows = await db.select().from(coupons).where(owned);
      const [answer] = await couponAnswers(db, rows, languageOf(request), clock.now());
      return found(answer);
    },
  );
}
