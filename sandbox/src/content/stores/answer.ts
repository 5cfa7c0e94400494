import type { Store } from '@mrw/shared-contracts/api/stores';
import { isoMoment } from '../../platform/calendar/hong-kong';
import type { Db } from '../../platform/db/connect';
import { rowsById } from '../../platform/db/rows-by-id';
import type { Row } from '../../platform/db/schema';
import { districts, store_subcategories } from '../../platform/db/schema/places';
import { byId, lookUp, sendId } from '../../platform/http/ids';
import { say, sayOrNull, translationsOf } from '../../platform/http/language';
import type { Language } from '../../platform/http/language';

/** The wire form of stores (contract §5). */
export async function storeAnswers(
  tx: Db,
  rows: readonly Row<'stores'>[],
  language: Language,
): Promise<Store[]> {
  const brandIds = rows.map((row) => row.brand_id);
  const brandsById = await rowsById(tx, 'brands', brandIds);
  const districtsById = byId(await tx.select().from(districts));
  const subcategoriesById = byId(await tx.select().from(store_subcategories));
  return rows.map((row) => {
    const brand = lookUp(brandsById, row.brand_id);
    const district = lookUp(districtsById, row.district_id);
    return {
      id: sendId(row.id),
      name: say(row.name, language),
      address: sayOrNull(row.address, language),
      description: sayOrNull(row.description, language),
      brand:
        brand === null
          ? null
          : { id: sendId(brand.id), name: say(brand.name, language), icon_url: brand.icon_url },
      brandName: brand === null ? null : say(brand.name, language),
      photo_url: row.photo_url,
      district:
        district === null
          ? null
          : {
              id: sendId(district.id),
              name: say(district.name, language),
              region: sendId(district.region_id),
            },
      email_address: row.email_address,
      latitude: row.latitude,
      longitude: row.longitude,
      phone_number_country_code: row.phone_number_country_code,
      phone_number_subscriber_number: row.phone_number_subscriber_number,
      is_online_store: row.is_online_store,
      display_priority: row.display_priority,
      creation_date: isoMoment(row.creation_date),
      last_modified_date: isoMoment(row.last_modified_date),
      subcategories: row.subcategory_ids.flatMap((id) => {
        const subcategory = lookUp(subcategoriesById, id);
        return subcategory === null ? [] : [subcategoryAnswer(subcategory, language)];
      }),
      translations: translationsOf(row.name).map(({ language: code, name }) => ({
        language: code,
        name,
        address: sayOrNull(row.address, code),
      })),
    };
  });
}

export const subcategoryAnswer = (row: Row<'store_subcategories'>, language: Language) => ({
  id: sendId(row.id),
  name: say(row.name, language),
  category: sendId(row.category_id),
  display_priority: row.display_priority,
  translations: translationsOf(row.name),
});
