import { nextLink } from '@mrw/shared-contracts/api/link-header';
import type { DeploymentProfile } from '@mrw/shared-contracts';
import * as z from 'zod/mini';
import { publicPages } from './public-pages';
import { sitemapFiles, type SitemapFiles } from './sitemap-files';

const timeout = 10_000;
/** A list that never ends is a fault of the API. */
const mostPages = 1_000;

const item = z.object({ id: z.string() });
const category = z.extend(item, {
  name: z.string(),
  is_active: z.boolean(),
  translations: z._default(z.array(z.object({ language: z.string(), name: z.string() })), []),
});
const store = z.extend(item, { last_modified_date: z.catch(z.string(), '') });

/**
 * Reads the public lists of the API as a visitor and writes the sitemap of a site.
 *
 * @param origin of the site
 * @throws Error when a list cannot be read completely: a sitemap with gaps would remove pages from search engines
 */
export async function readSitemap(profile: DeploymentProfile, origin: string): Promise<SitemapFiles> {
  const { api } = profile.services;
  const [campaigns, categories, stores] = await Promise.all([
    readAll(api, '/campaigns?page[size]=100', item),
    readAll(api, '/campaign_categories?page[size]=100', category),
    readAll(api, '/stores?page[size]=200', store),
  ]);
  const active = categories.filter(({ is_active: isActive }) => isActive);
  const ofCategories = await Promise.all(
    active.map(({ id }) =>
      readAll(api, `/campaign_categories/${encodeURIComponent(id)}/campaigns?page[size]=100`, item),
    ),
  );
  const pages = publicPages({
    campaigns: [...campaigns, ...ofCategories.flat()],
    categories: active.map(({ id, name, translations }) => ({
      id,
      name: translations.find(({ language }) => language === 'en')?.name || name,
    })),
    stores,
  });
  return sitemapFiles({ ...profile, origin }, pages);
}

/** All pages of a list, which continues by its Link header. An item that is none is left out. */
async function readAll<Schema extends z.ZodMiniType>(
  api: string,
  first: string,
  schema: Schema,
): Promise<z.infer<Schema>[]> {
  const items: z.infer<Schema>[] = [];
  let next: string | null = new URL(first, api).href;
  for (let page = 0; next !== null; page += 1) {
    if (page === mostPages) throw new Error(`${first} does not end`);
    const answer: Response = await fetch(next, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`${first} answered ${answer.status}`);
    const body: unknown = await answer.json();
    if (!Array.isArray(body)) throw new Error(`${first} is no list`);
    for (const one of body) {
      const parsed = schema.safeParse(one);
      if (parsed.success) items.push(parsed.data);
    }
    const link = nextLink(answer.headers.get('link'));
    if (link !== null && new URL(link, api).origin !== new URL(api).origin)
      throw new Error(`${first} continues at ${link}`);
    next = link === null ? null : new URL(link, api).href;
  }
  return items;
}
