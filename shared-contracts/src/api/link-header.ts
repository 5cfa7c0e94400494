/** The addresses of a `Link` header, by their relation. */
export type PageLinks = Readonly<Partial<Record<'next' | 'prev' | 'first' | 'last', string>>>;

const relations = new Set<string>(['next', 'prev', 'first', 'last']);
const isRelation = (value: string): value is keyof PageLinks => relations.has(value);

/**
 * Reads a `Link` header (RFC 8288): `<https://…?page[number]=2>; rel="next", <…>; rel="last"`. Commas and semicolons
 * inside `<…>` belong to the address. Unreadable parts are skipped.
 *
 * @param header the header as the HTTP client returns it; anything but a string counts as absent
 * @returns the addresses by relation, exactly as sent
 */
export function parseLinkHeader(header: unknown): PageLinks {
  if (typeof header !== 'string') return {};
  const links: Partial<Record<keyof PageLinks, string>> = {};
  // String.prototype.matchAll is missing in the oldest browsers that are supported.
  const link = /<([^>]*)>((?:\s*;[^,<]*)*)/g;
  for (let match = link.exec(header); match; match = link.exec(header)) {
    const [, address = '', parameters = ''] = match;
    const names = /(?:^|;)\s*rel\s*=\s*(?:"([^"]*)"|([^\s;"]+))/i.exec(parameters);
    for (const name of (names?.[1] ?? names?.[2] ?? '').toLowerCase().split(/\s+/)) {
      if (isRelation(name) && links[name] === undefined && address !== '') links[name] = address;
    }
  }
  return links;
}

/** @returns the absolute address of the next page; null on the last one */
export function nextLink(header: unknown): string | null {
  return parseLinkHeader(header).next ?? null;
}
