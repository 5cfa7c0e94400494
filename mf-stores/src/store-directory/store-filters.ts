/** The filters of the directory: ids, OR inside one list, AND across the lists (§7). */
export type StoreFilters = {
  categories: readonly string[];
  subcategories: readonly string[];
  brands: readonly string[];
  districts: readonly string[];
};

type FilterName = keyof StoreFilters;

/** Names in the address (§2) and in the API (§7). A region is stored as its districts. */
const names: Readonly<Record<FilterName, { address: string; wire: string }>> = {
  categories: { address: 'sf_category', wire: 'filter[category]' },
  subcategories: { address: 'sf_sub_category', wire: 'filter[subcategories]' },
  brands: { address: 'sf_brand', wire: 'filter[brand]' },
  districts: { address: 'sf_district', wire: 'filter[district]' },
};

export const noFilters: StoreFilters = { categories: [], subcategories: [], brands: [], districts: [] };

/** The format of an id; anything else in an address is ignored. */
const idShape = /^[\w-]{1,64}$/;

/** Reads the filters of an address: repeated keys, `sf_brand[]=` and comma lists. */
export function readFilters(search: URLSearchParams): StoreFilters {
  const read = (name: FilterName) => {
    const key = names[name].address;
    const values = [...search.getAll(key), ...search.getAll(`${key}[]`)];
    const ids = values.flatMap((value) => value.split(',')).map((value) => value.trim());
    return [...new Set(ids.filter((value) => idShape.test(value)))];
  };
  return {
    categories: read('categories'),
    subcategories: read('subcategories'),
    brands: read('brands'),
    districts: read('districts'),
  };
}

/** The address of a filtered directory; other parameters of `search` are kept. */
export function writeFilters(search: URLSearchParams, filters: StoreFilters): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, { address }] of entries()) {
    next.delete(address);
    next.delete(`${address}[]`);
    for (const id of filters[name]) next.append(address, id);
  }
  return next;
}

const nameKey = 'sf_name';

/** The name of the search; '' without one. */
export const readName = (search: URLSearchParams) => search.get(nameKey)?.trim() ?? '';

export function writeName(search: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (name === '') next.delete(nameKey);
  else next.set(nameKey, name);
  return next;
}

/** How the directory is shown. */
export type Shown = 'list' | 'map';

const shownKey = 'sf_view';

export const readShown = (search: URLSearchParams): Shown =>
  search.get(shownKey) === 'map' ? 'map' : 'list';

export function writeShown(search: URLSearchParams, shown: Shown): URLSearchParams {
  const next = new URLSearchParams(search);
  if (shown === 'list') next.delete(shownKey);
  else next.set(shownKey, shown);
  return next;
}

/** Query parameters of `GET /stores`, comma-joined, without empty lists. */
export function filterParameters(filters: StoreFilters): Readonly<Record<string, string>> {
  const used = entries().filter(([name]) => filters[name].length > 0);
  return Object.fromEntries(used.map(([name, { wire }]) => [wire, filters[name].join(',')]));
}

export function hasFilters(filters: StoreFilters): boolean {
  return entries().some(([name]) => filters[name].length > 0);
}

function entries(): [FilterName, { address: string; wire: string }][] {
  return [
    ['categories', names.categories],
    ['subcategories', names.subcategories],
    ['brands', names.brands],
    ['districts', names.districts],
  ];
}
