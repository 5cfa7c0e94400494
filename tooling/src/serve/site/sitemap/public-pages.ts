/** A page that search engines may list. */
export type PublicPage = {
  /** Path and identifying parameters, without a language. */
  address: string;
  /** ISO 8601. */
  changed?: string;
  /** The items of the lists that it is about; none for a page that exists without data. */
  items: readonly unknown[];
};

type Item = { id: string };
type Store = Item & { last_modified_date: string };
/** `name` in English, and the campaigns of the category. */
type Category = Item & { name: string; campaigns: readonly Item[] };

export type PublicLists = {
  campaigns: readonly Item[];
  categories: readonly Category[];
  stores: readonly Store[];
};

/** Pages that exist without data. */
const fixed = ['/home', '/offer/LATEST', '/about/store'];

/** Every public page, each once. An item whose id cannot be part of an address is left out. */
export function publicPages({ campaigns, categories, stores }: PublicLists): readonly PublicPage[] {
  const all = [...campaigns, ...categories.flatMap((category) => category.campaigns)];
  const pages: PublicPage[] = [
    ...fixed.map((address) => ({ address, items: [] })),
    ...categories.flatMap((category) =>
      pageAt(() => `/offer/${part(category.name)}?id=${part(category.id)}`, category),
    ),
    ...all.flatMap((campaign) => pageAt(() => `/campaign/${part(campaign.id)}`, campaign)),
    ...stores.flatMap((store) =>
      pageAt(() => `/storeDetail/${part(store.id)}`, store, store.last_modified_date),
    ),
  ];
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}

function part(text: string): string {
  if (/^\.*$/.test(text)) throw new URIError('no part of a path');
  return encodeURIComponent(text);
}

function pageAt(address: () => string, item: Item, changed = ''): PublicPage[] {
  try {
    const at = new Date(changed);
    const known = Number.isNaN(at.getTime()) ? {} : { changed: at.toISOString() };
    return [{ address: address(), ...known, items: [item] }];
  } catch {
    return [];
  }
}
