import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import {
  brand,
  district,
  region,
  store,
  storeCategory,
  storeDetail,
  storeSubcategory,
} from '@mrw/shared-contracts/api/stores';
import { and, arrayContains, asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { campaignPage, forEverybody, listed } from '../../rewards/campaigns/list';
import type { Api, Context } from '../../platform/context';
import { campaigns } from '../../platform/db/schema/offers';
import {
  brands,
  districts,
  regions,
  store_categories,
  store_subcategories,
  stores,
} from '../../platform/db/schema/places';
import { idOr404, sendId } from '../../platform/http/ids';
import { languageOf, say, sayOrNull, translationsOf } from '../../platform/http/language';
import { linkPages, pageWindow, sendPage } from '../../platform/http/paging';
import { found } from '../../platform/http/refusal';
import { storeAnswers, subcategoryAnswer } from './answer';
import { searchLanguage, storeFilter, storeOrder, storeQuery } from './list';

const byIdParams = z.object({ id: z.string() });
const related = { number: 1, size: 100, offset: 0 };

export function storeRoutes(api: Api, context: Context): void {
  const {
    connection: { db },
    clock,
    addresses,
  } = context;
  api.get(
    '/stores',
    { schema: { querystring: storeQuery, response: { 200: z.array(store) } } },
    async (request, reply) => {
      const language = languageOf(request);
      const inLanguage = searchLanguage(request.query, language);
      const where = storeFilter(db, request.query, inLanguage);
      const page = pageWindow(request.query, pageSizes.stores);
      const order = storeOrder(request.query, inLanguage);
      const rows = await db
        .select()
        .from(stores)
        .where(where)
        .orderBy(...order)
        .limit(page.size)
        .offset(page.offset);
      linkPages(reply, addresses.api.origin, page, await db.$count(stores, where));
      return storeAnswers(db, rows, language);
    },
  );

  api.get(
    '/stores/:id',
    { schema: { params: byIdParams, response: { 200: storeDetail } } },
    async (request) => {
      const id = idOr404(request.params.id);
      const rows = await db.select().from(stores).where(eq(stores.id, id));
      const reader = { memberId: null, language: languageOf(request), now: clock.now() };
      const [answer] = await storeAnswers(db, rows, reader.language);
      const where = and(listed(reader.now), forEverybody(), arrayContains(campaigns.store_ids, [id]));
      return {
        ...found(answer),
        campaigns: (await campaignPage(db, { where, page: related }, reader)).items,
      };
    },
  );
  placeRoutes(api, context);
  categoryRoutes(api, context);
}

function placeRoutes(api: Api, { connection: { db }, addresses }: Context): void {
  api.get(
    '/brands',
    { schema: { querystring: pageQuery, response: { 200: z.array(brand) } } },
    async (request, reply) => {
      const language = languageOf(request);
      const rows = await db.select().from(brands).orderBy(asc(brands.id));
      const items = rows.map((row) => ({
        id: sendId(row.id),
        name: say(row.name, language),
        description: sayOrNull(row.description, language),
        icon_url: row.icon_url,
        translations: translationsOf(row.name),
      }));
      return sendPage(reply, addresses.api.origin, pageWindow(request.query, pageSizes.brands), items);
    },
  );

  api.get(
    '/regions',
    { schema: { querystring: pageQuery, response: { 200: z.array(region) } } },
    async (request, reply) => {
      const rows = await db.select().from(regions).orderBy(asc(regions.id));
      return sendPage(
        reply,
        addresses.api.origin,
        pageWindow(request.query, pageSizes.regions),
        rows.map((row) => named(row, request)),
      );
    },
  );

  api.get(
    '/regions/:id/districts',
    { schema: { params: byIdParams, response: { 200: z.array(district) } } },
    async (request) => {
      const id = idOr404(request.params.id);
      found((await db.select().from(regions).where(eq(regions.id, id)))[0]);
      const rows = await db
        .select()
        .from(districts)
        .where(eq(districts.region_id, id))
        .orderBy(asc(districts.id));
      return rows.map((row) => ({ ...named(row, request), region: sendId(row.region_id) }));
    },
  );
}

function categoryRoutes(api: Api, { connection: { db }, addresses }: Context): void {
  api.get(
    '/store_categories',
    { schema: { querystring: pageQuery, response: { 200: z.array(storeCategory) } } },
    async (request, reply) => {
      const rows = await db.select().from(store_categories).orderBy(asc(store_categories.id));
      return sendPage(
        reply,
        addresses.api.origin,
        pageWindow(request.query, pageSizes.storeCategories),
        rows.map((row) => named(row, request)),
      );
    },
  );

  api.get(
    '/store_categories/:id/store_subcategories',
    { schema: { params: byIdParams, response: { 200: z.array(storeSubcategory) } } },
    async (request) => {
      const id = idOr404(request.params.id);
      found((await db.select().from(store_categories).where(eq(store_categories.id, id)))[0]);
      const rows = await db
        .select()
        .from(store_subcategories)
        .where(eq(store_subcategories.category_id, id))
        .orderBy(asc(store_subcategories.display_priority), asc(store_subcategories.id));
      return rows.map((row) => subcategoryAnswer(row, languageOf(request)));
    },
  );
}

const named = (row: { id: number; name: Parameters<typeof say>[0] }, request: FastifyRequest) => ({
  id: sendId(row.id),
  name: say(row.name, languageOf(request)),
  translations: translationsOf(row.name),
});
