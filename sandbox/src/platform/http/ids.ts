import { notFound } from './refusal';

/** Ids are strings of digits (contract §0); anything else names nothing. */
export const readId = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** @throws Refusal 404 */
export function idOr404(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}

export const sendId = (id: number): string => String(id);
export const sendIdOrNull = (id: number | null): string | null => (id === null ? null : String(id));

/** Ids of a comma list; what is no id matches nothing. */
export const readIds = (text: string): number[] => text.split(',').map((part) => readId(part.trim()) ?? 0);

/** Rows by id, for joining in memory. */
export const byId = <Item extends { id: number }>(rows: readonly Item[]): ReadonlyMap<number, Item> =>
  new Map(rows.map((row) => [row.id, row]));

export const lookUp = <Item>(map: ReadonlyMap<number, Item>, id: number | null): Item | null =>
  id === null ? null : (map.get(id) ?? null);

export const distinct = (ids: readonly (number | null)[]): number[] => [
  ...new Set(ids.flatMap((id) => (id === null ? [] : [id]))),
];
