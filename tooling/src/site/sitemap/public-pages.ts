/** A page that search engines may list. */
export type PublicPage = {
  /** Path and identifying parameters, without a language. */
  address: string;
  /** ISO 8601. */
  changed?: string;
};

export type PublicLists = {
  campaigns: readonly { id: string }[];
  categories: readonly { id: string; name: string }[];
  stores: readonly { id: string; last_modified_date: string }[];
};

/** Pages that exist without data. */
const fixed = ['/home', '/offer/LATEST', '/about/store'];

/** Every public page, each once. An item whose id cannot be part of an address is left out. */
export function publicPages({ campaigns, categories, stores }: PublicLists): readonly PublicPage[] {
  const pages: PublicPage[] = [
    ...fixed.map((address) => ({ address })),
    ...categories.flatMap(({ id, name }) => pageAt(() => `/offer/${part(name)}?id=${part(id)}`)),
    ...campaigns.flatMap(({ id }) => pageAt(() => `/campaign/${part(id)}`)),
    ...stores.flatMap(({ id, last_modified_date: changed }) =>
      pageAt(() => `/storeDetail/${part(id)}`, changed),
    ),
  ];
  return [...new Map(pages.map((page) => [page.address, page])).values()];
}

function part(text: string): string {
  if (/^\.*$/.test(text)) throw new URIError('no part of a path');
  return encodeURIComponent(text);
}

function pageAt(address: () => string, changed = ''): PublicPage[] {
  try {
    const at = new Date(changed);
    return [{ address: address(), ...(Number.isNaN(at.getTime()) ? {} : { changed: at.toISOString() }) }];
  } catch {
    return [];
  }
}
