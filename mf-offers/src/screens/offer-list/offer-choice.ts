/** The kinds of offers in the order of their names on screen. */
export const kinds = ['COUPON_CAMPAIGN', 'TICKET_CAMPAIGN', 'EARNING_CAMPAIGN', 'STAMP_CAMPAIGN'] as const;
export type Kind = (typeof kinds)[number];

export const sorts = ['newest', 'ending', 'points'] as const;
type Sort = (typeof sorts)[number];

/** What the member looks for among the offers. */
export type OfferChoice = {
  /** Words; '' without a search. */
  search: string;
  sort: Sort;
  /** The most points of an offer; `mine` is the balance of the member. */
  points: number | 'mine' | null;
  kinds: readonly Kind[];
  isNew: boolean;
  isEnding: boolean;
  /** The member has the points, and it has begun and is in stock. */
  isNow: boolean;
};

export const anyOffer: OfferChoice = {
  search: '',
  sort: 'newest',
  points: null,
  kinds: [],
  isNew: false,
  isEnding: false,
  isNow: false,
};

const names = { search: 'search', sort: 'sort', points: 'points', kind: 'kind', only: 'only' } as const;

/** Reads the choice of an address; what it does not know is ignored. */
export function readChoice(query: URLSearchParams): OfferChoice {
  const points = query.get(names.points) ?? '';
  const wanted = query.getAll(names.kind);
  const only = query.getAll(names.only);
  return {
    search: (query.get(names.search) ?? '').trim().slice(0, 100),
    sort: sorts.find((sort) => sort === query.get(names.sort)) ?? 'newest',
    points: points === 'mine' ? points : /^\d{1,9}$/.test(points) ? Number(points) : null,
    kinds: kinds.filter((kind) => wanted.includes(nameOfKind(kind))),
    isNew: only.includes('new'),
    isEnding: only.includes('ending'),
    isNow: only.includes('now'),
  };
}

/** The address of a choice; other parameters are kept. */
export function writeChoice(query: URLSearchParams, choice: OfferChoice): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of Object.values(names)) next.delete(name);
  if (choice.search !== '') next.set(names.search, choice.search);
  if (choice.sort !== 'newest') next.set(names.sort, choice.sort);
  if (choice.points !== null) next.set(names.points, String(choice.points));
  for (const kind of choice.kinds) next.append(names.kind, nameOfKind(kind));
  if (choice.isNew) next.append(names.only, 'new');
  if (choice.isEnding) next.append(names.only, 'ending');
  if (choice.isNow) next.append(names.only, 'now');
  return next;
}

/** `coupon`, `ticket`, `earning`, `stamp` */
const nameOfKind = (kind: Kind) => kind.replace('_CAMPAIGN', '').toLowerCase();

const orders: Readonly<Record<Exclude<Sort, 'newest'>, string>> = {
  ending: 'end_date,-id',
  points: 'required_points,-id',
};

/**
 * The query parameters of a choice.
 *
 * @param balance of the member; null for visitors and while it is unknown, then `mine` has no limit
 */
export function choiceParameters(choice: OfferChoice, balance: number | null): Record<string, string> {
  const mine = choice.points === 'mine' || choice.isNow ? balance : null;
  const most = typeof choice.points === 'number' ? Math.min(choice.points, mine ?? choice.points) : mine;
  return {
    ...(choice.search === '' ? {} : { 'filter[search]': choice.search }),
    ...(most === null ? {} : { 'filter[max_points]': String(Math.max(0, most)) }),
    ...(choice.kinds.length === 0 ? {} : { 'filter[type]': choice.kinds.join(',') }),
    ...(choice.isNew ? { 'filter[is_new]': 'true' } : {}),
    ...(choice.isEnding ? { 'filter[is_ending]': 'true' } : {}),
    ...(choice.isNow ? { 'filter[is_available]': 'true' } : {}),
    ...(choice.sort === 'newest' ? {} : { sort: orders[choice.sort] }),
  };
}

/** How many filters are on; a search and an order are none. */
export const countFilters = (choice: OfferChoice): number =>
  (choice.points === null ? 0 : 1) +
  choice.kinds.length +
  [choice.isNew, choice.isEnding, choice.isNow].filter(Boolean).length;

/** Whether some offers are left out. */
export const leavesOut = (choice: OfferChoice): boolean => choice.search !== '' || countFilters(choice) > 0;
