import { campaignType } from '@mrw/shared-contracts/api/campaigns';
import { pageQuery } from '@mrw/shared-contracts/api/paging';
import { expiry } from '@mrw/shared-contracts/constants';
import { and, arrayOverlaps, asc, desc, eq, gt, gte, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { addDays, startOfDay } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import { applicable_stores } from '../../platform/db/schema/coupons';
import {
  campaign_categories,
  campaign_category_links,
  campaigns,
  ticket_slots,
} from '../../platform/db/schema/offers';
import { brands } from '../../platform/db/schema/places';
import { byId, lookUp } from '../../platform/http/ids';
import { idsFound, wordsOf } from '../../platform/http/search';

const text = z.optional(z.string());

/** Query of the lists of campaigns; all filters apply together. */
export const campaignQuery = z.extend(pageQuery, {
  /** Fields in order, `-` for descending: `end_date,-id`. Unknown ones are ignored. */
  sort: text,
  /** Words that all occur in the name, brand, categories or descriptions, in any language and script. */
  'filter[search]': text,
  /** Campaigns with a price of at most this many points. */
  'filter[max_points]': z.optional(z.coerce.number().check(z.int(), z.minimum(0))),
  /** Comma list of types. */
  'filter[type]': text,
  /** Displayed for at most two weeks. */
  'filter[is_new]': text,
  /** Ends within the days that cards count. */
  'filter[is_ending]': text,
  /** Has begun, and something of it is left. */
  'filter[is_available]': text,
  /** Comma list of stores: where it takes place, or where its coupons are used or picked up. */
  'filter[stores]': text,
  'filter[is_featured]': text,
});
export type CampaignQuery = z.infer<typeof campaignQuery>;

/** Days that an offer is new. */
const newDays = 14;
const largestInteger = 2 ** 31 - 1;
const priced = inArray(campaigns.type, ['COUPON_CAMPAIGN', 'TICKET_CAMPAIGN']);

/** What a query asks of the campaigns of a list. */
export async function chosen(tx: Db, query: CampaignQuery, now: Date): Promise<SQL | undefined> {
  const most = query['filter[max_points]'];
  const types = query['filter[type]']?.split(',') ?? [];
  const search = wordsOf(query['filter[search]']);
  return and(
    query['filter[is_featured]'] === 'true' ? eq(campaigns.is_featured, true) : undefined,
    most === undefined
      ? undefined
      : and(priced, lte(campaigns.required_points, Math.min(most, largestInteger))),
    types.join('') === ''
      ? undefined
      : inArray(
          campaigns.type,
          campaignType.options.filter((type) => types.includes(type)),
        ),
    query['filter[is_new]'] === 'true'
      ? gte(campaigns.display_start_date, addDays(startOfDay(now), -newDays))
      : undefined,
    query['filter[is_ending]'] === 'true'
      ? lt(campaigns.end_date, addDays(startOfDay(now), expiry.highlightDays + 1))
      : undefined,
    query['filter[is_available]'] === 'true' ? not(cannotBeHad(now)) : undefined,
    query['filter[stores]'] === undefined ? undefined : atStores(query['filter[stores]']),
    search === '' ? undefined : inArray(campaigns.id, await idsWith(tx, search)),
  );
}

/** Not started, or gone. */
const cannotBeHad = (now: Date): SQL => sql`(
  ${gt(campaigns.start_date, now)}
  OR COALESCE(${campaigns.stock} = 0, FALSE)
  OR ${eq(campaigns.type, 'TICKET_CAMPAIGN')} AND NOT EXISTS (
    SELECT 1 FROM ${ticket_slots}
    WHERE ${ticket_slots.campaign_id} = ${campaigns.id} AND (${ticket_slots.stock} IS NULL OR ${ticket_slots.stock} > 0)
  )
)`;

function atStores(list: string): SQL | undefined {
  const ids = list.split(',').flatMap((id) => (/^\d{1,9}$/.test(id) ? [Number(id)] : []));
  if (ids.length === 0) return sql`FALSE`;
  return or(
    arrayOverlaps(campaigns.store_ids, ids),
    sql`EXISTS (
      SELECT 1 FROM ${applicable_stores}
      WHERE ${applicable_stores.coupon_template_id} = ${campaigns.coupon_template_id}
        AND ${inArray(applicable_stores.store_id, ids)}
    )`,
  );
}

/** The campaigns whose texts have every word. */
async function idsWith(tx: Db, search: string): Promise<number[]> {
  const rows = await tx.select().from(campaigns);
  const known = byId(await tx.select().from(brands));
  const categories = await tx
    .select({ campaign: campaign_category_links.campaign_id, name: campaign_categories.name })
    .from(campaign_category_links)
    .innerJoin(campaign_categories, eq(campaign_categories.id, campaign_category_links.category_id))
    .where(eq(campaign_categories.is_active, true));
  return idsFound(search, rows, (row) => [
    row.name,
    row.short_description,
    row.detail_section_content,
    lookUp(known, row.brand_id)?.name,
    ...row.tags,
    ...categories.filter(({ campaign }) => campaign === row.id).map(({ name }) => name),
  ]);
}

const columns = {
  id: campaigns.id,
  display_start_date: campaigns.display_start_date,
  end_date: campaigns.end_date,
  // Without a price a campaign is behind all others, as one without an end is.
  required_points: sql`CASE WHEN ${priced} THEN ${campaigns.required_points} END`,
} as const;
const isField = (name: string): name is keyof typeof columns => Object.hasOwn(columns, name);

/** The order of a list. Where none is asked the newest display is first, and what cannot be had last. */
export function campaignOrder(sort: string | undefined, now: Date): SQL[] {
  const fields = (sort ?? '').split(',').flatMap((part) => {
    const down = part.startsWith('-');
    const name = down ? part.slice(1) : part;
    return isField(name) ? [{ name, down }] : [];
  });
  const asked = fields.length > 0 ? fields : [{ name: 'display_start_date' as const, down: true }];
  // One more field keeps pages apart: rows of one moment have an order too.
  const first = sort === undefined ? [sql`${cannotBeHad(now)} ASC`] : [];
  const rest = [...asked, { name: 'id' as const, down: true }].map(({ name, down }) =>
    name === 'end_date' || name === 'required_points'
      ? sql`${columns[name]} ${down ? sql`DESC` : sql`ASC`} NULLS LAST`
      : (down ? desc : asc)(columns[name]),
  );
  return [...first, ...rest];
}
