import {
  blackoutCheck,
  campaign,
  campaignCategory,
  homepageBanner,
} from '@mrw/shared-contracts/api/campaigns';
import { details } from '@mrw/shared-contracts/api/errors';
import { pageQuery, pageSizes } from '@mrw/shared-contracts/api/paging';
import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { blackedOutCampaigns } from '../../platform/calendar/blackout';
import type { Api, Context } from '../../platform/context';
import { campaign_categories, campaigns, homepage_banners } from '../../platform/db/schema/offers';
import { callerIfAny } from '../../platform/identity/caller';
import { idOr404, sendId, sendIdOrNull } from '../../platform/http/ids';
import { languageOf, say, translationsOf } from '../../platform/http/language';
import { linkPages, pageWindow, sendPage } from '../../platform/http/paging';
import { found, unauthorized } from '../../platform/http/refusal';
import { campaignQuery, chosen } from './choice';
import { campaignPage, forEverybody, inCategory, listed, onlyFor, readCampaign } from './list';

const listQuery = z.extend(campaignQuery, { 'filter[is_only_for_you]': z.optional(z.string()) });
const byIdParams = z.object({ id: z.string() });

export function campaignRoutes(api: Api, context: Context): void {
  const { connection, clock, addresses } = context;
  const { db } = connection;

  api.get(
    '/campaigns',
    { schema: { querystring: listQuery, response: { 200: z.array(campaign) } } },
    async (request, reply) => {
      const { query } = request;
      const member = await callerIfAny(context, request);
      const isOnlyForYou = query['filter[is_only_for_you]'] === 'true';
      if (isOnlyForYou && member === null) throw unauthorized(details.noCredentials);
      const now = clock.now();
      const where = and(
        listed(now),
        isOnlyForYou && member !== null ? onlyFor(member.id) : forEverybody(),
        await chosen(db, query, now),
      );
      const page = pageWindow(query, pageSizes.campaigns);
      const reader = { memberId: member?.id ?? null, language: languageOf(request), now };
      const { items, total } = await campaignPage(db, { where, sort: query.sort, page }, reader);
      linkPages(reply, addresses.api.origin, page, total);
      return items;
    },
  );

  api.get(
    '/campaigns/:id',
    { schema: { params: byIdParams, response: { 200: campaign } } },
    async (request) => {
      const member = await callerIfAny(context, request);
      const reader = { memberId: member?.id ?? null, language: languageOf(request), now: clock.now() };
      return found(await readCampaign(db, idOr404(request.params.id), reader));
    },
  );

  api.get(
    '/campaigns/:id/blackout_check',
    { schema: { params: byIdParams, response: { 200: blackoutCheck } } },
    async (request) => {
      const id = idOr404(request.params.id);
      found((await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, id)))[0]);
      return { in_blackout_period: (await blackedOutCampaigns(db, [id], clock.now())).has(id) };
    },
  );

  categoryRoutes(api, context);
}

function categoryRoutes(api: Api, context: Context): void {
  const { connection, clock, addresses } = context;
  const { db } = connection;

  api.get(
    '/campaign_categories',
    { schema: { querystring: pageQuery, response: { 200: z.array(campaignCategory) } } },
    async (request, reply) => {
      const rows = await db
        .select()
        .from(campaign_categories)
        .orderBy(asc(campaign_categories.display_priority), asc(campaign_categories.id));
      const page = pageWindow(request.query, pageSizes.campaignCategories);
      return sendPage(reply, addresses.api.origin, page, rows).map((row) => ({
        id: sendId(row.id),
        name: say(row.name, languageOf(request)),
        is_active: row.is_active,
        display_priority: row.display_priority,
        translations: translationsOf(row.name),
      }));
    },
  );

  api.get(
    '/campaign_categories/:id/campaigns',
    { schema: { params: byIdParams, querystring: campaignQuery, response: { 200: z.array(campaign) } } },
    async (request, reply) => {
      const member = await callerIfAny(context, request);
      const id = idOr404(request.params.id);
      found((await db.select().from(campaign_categories).where(eq(campaign_categories.id, id)))[0]);
      const now = clock.now();
      const page = pageWindow(request.query, pageSizes.campaigns);
      const reader = { memberId: member?.id ?? null, language: languageOf(request), now };
      const where = and(
        listed(now),
        forEverybody(),
        inCategory(db, id),
        await chosen(db, request.query, now),
      );
      const { items, total } = await campaignPage(db, { where, sort: request.query.sort, page }, reader);
      linkPages(reply, addresses.api.origin, page, total);
      return items;
    },
  );

  bannerRoutes(api, context);
}

function bannerRoutes(api: Api, { connection: { db } }: Context): void {
  api.get(
    '/homepage_banners',
    { schema: { response: { 200: z.array(homepageBanner) } } },
    async (request) => {
      const rows = await db.select().from(homepage_banners).orderBy(asc(homepage_banners.position));
      const language = languageOf(request);
      return rows.map((row) => ({
        id: sendId(row.id),
        url: row.url,
        cover_photo_url: row.cover_photo_urls?.[language] ?? row.cover_photo_url,
        translations: translationsOf(row.title).map(({ language: code, name }) => ({
          language: code,
          name,
          cover_photo_url: row.cover_photo_urls?.[code] ?? null,
        })),
        content_type: row.content_type,
        content_reference_id: sendIdOrNull(row.content_reference_id),
      }));
    },
  );
}
