import { largestPage } from '@mrw/shared-contracts/api/paging';
import type { PageQuery } from '@mrw/shared-contracts/api/paging';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type PageWindow = { number: number; size: number; offset: number };

const farthestRow = 2 ** 40;

/** The requested page; `size` is the default of the list. */
export function pageWindow(query: PageQuery, size = 20): PageWindow {
  const number = query['page[number]'] ?? 1;
  const asked = Math.min(query['page[size]'] ?? size, largestPage);
  // The database counts rows in 64 bits; far beyond any list is far enough.
  return { number, size: asked, offset: Math.min((number - 1) * asked, farthestRow) };
}

/** Adds the `Link` header of contract §0: absolute addresses of this same query. */
export function linkPages(
  reply: Pick<FastifyReply, 'header'> & { request: Pick<FastifyRequest, 'url'> },
  origin: string,
  page: PageWindow,
  total: number,
): void {
  const last = Math.max(1, Math.ceil(total / page.size));
  const address = (number: number): string => {
    const url = new URL(reply.request.url, origin);
    url.searchParams.set('page[number]', String(number));
    url.searchParams.set('page[size]', String(page.size));
    return url.href;
  };
  const links = [
    page.number < last && `<${address(page.number + 1)}>; rel="next"`,
    page.number > 1 && `<${address(Math.min(page.number - 1, last))}>; rel="prev"`,
    `<${address(1)}>; rel="first"`,
    `<${address(last)}>; rel="last"`,
  ];
  reply.header('link', links.filter((link) => link !== false).join(', '));
}

/** One page of a whole list, with its `Link` header. */
export function sendPage<Item>(
  reply: Parameters<typeof linkPages>[0],
  origin: string,
  page: PageWindow,
  items: readonly Item[],
): Item[] {
  linkPages(reply, origin, page, items.length);
  return items.slice(page.offset, page.offset + page.size);
}
