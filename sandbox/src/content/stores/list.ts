import { and, arrayOverlaps, asc, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { pageQuery } from '@mrw/shared-contracts/api/paging';
import { withoutInvisible } from '@mrw/shared-contracts/comparison/comparison-key';
import type { Db } from '../../platform/db/connect';
import { districts, store_subcategories, stores } from '../../platform/db/schema/places';
import { readIds } from '../../platform/http/ids';
import { languages } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';

const list = z.optional(z.string());

/** Comma lists: OR inside one filter, AND across filters. */
export const storeQuery = z.extend(pageQuery, {
  sort: list,
  name: list,
  language: list,
  'filter[category]': list,
  'filter[subcategories]': list,
  'filter[brand]': list,
  'filter[region]': list,
  'filter[district]': list,
});
export type StoreQuery = z.infer<typeof storeQuery>;

const nameIn = (language: Language): SQL =>
  sql`coalesce(${stores.name}->>${language}, ${stores.name}->>'en')`;

const asked = (text: string | undefined): number[] | null =>
  text === undefined || text === '' ? null : readIds(text);

export function storeFilter(tx: Db, query: StoreQuery, language: Language): SQL | undefined {
  const categories = asked(query['filter[category]']);
  const subcategories = asked(query['filter[subcategories]']);
  const brandIds = asked(query['filter[brand]']);
  const regionIds = asked(query['filter[region]']);
  const districtIds = asked(query['filter[district]']);
  const name = withoutInvisible(query.name ?? '').trim();
  return and(
    subcategories === null ? undefined : arrayOverlaps(stores.subcategory_ids, subcategories),
    categories === null
      ? undefined
      : sql`${stores.subcategory_ids} && ARRAY(${tx
          .select({ id: store_subcategories.id })
          .from(store_subcategories)
          .where(inArray(store_subcategories.category_id, categories))})`,
    brandIds === null ? undefined : inArray(stores.brand_id, brandIds),
    regionIds === null
      ? undefined
      : or(
          inArray(stores.region_id, regionIds),
          inArray(
            stores.district_id,
            tx.select({ id: districts.id }).from(districts).where(inArray(districts.region_id, regionIds)),
          ),
        ),
    districtIds === null ? undefined : inArray(stores.district_id, districtIds),
    name === '' ? undefined : sql`strpos(lower(${nameIn(language)}), lower(${name})) > 0`,
  );
}

/** Name searches look in the language that the query names, else in that of the answer. */
export const searchLanguage = (query: StoreQuery, fallback: Language): Language =>
  languages.find((language) => language === query.language) ?? fallback;

export const storeOrder = (query: StoreQuery, language: Language): SQL[] =>
  query.sort === 'name'
    ? [sql`${nameIn(language)} ASC`, asc(stores.id)]
    : [asc(stores.display_priority), asc(stores.id)];
