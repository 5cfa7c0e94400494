import * as z from 'zod/mini';
import { publicPages, type PublicPage } from './public-pages';
import { readList, type Fetch } from './read-list';

const item = z.looseObject({ id: z.string() });
const category = z.looseObject({
  id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  translations: z._default(z.array(z.looseObject({ language: z.string(), name: z.string() })), []),
});
const store = z.looseObject({ id: z.string(), last_modified_date: z.catch(z.string(), '') });

/**
 * Reads the public lists of the API as a visitor.
 *
 * @param api base address
 * @throws Error when a list cannot be read completely
 */
export async function readPublicPages(api: string, read?: Fetch): Promise<readonly PublicPage[]> {
  const [campaigns, categories, stores] = await Promise.all([
    readList(api, '/campaigns?page[size]=100', item, read),
    readList(api, '/campaign_categories?page[size]=100', category, read),
    readList(api, '/stores?page[size]=200', store, read),
  ]);
  return publicPages({
    campaigns,
    categories: await Promise.all(
      categories
        .filter(({ is_active: isActive }) => isActive)
        .map(async (one) => ({
          ...one,
          name: one.translations.find(({ language }) => language === 'en')?.name || one.name,
          campaigns: await readList(
            api,
            `/campaign_categories/${encodeURIComponent(one.id)}/campaigns?page[size]=100`,
            item,
            read,
          ),
        })),
    ),
    stores,
  });
}
