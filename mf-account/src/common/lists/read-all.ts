import { ApiError, readPage, type Host } from '@mrw/shared-contracts';
import { readAllPages } from '@mrw/shared-contracts/api/joined-pages';
import type * as z from 'zod/mini';

type ListRequest = { url: string; params?: object; signal?: AbortSignal };

/**
 * Reads all pages of a list. One entry that cannot be read makes it unreadable: it would not be all of it.
 *
 * @param mostPages where reading stops all the same: no screen shows more than 400 of a kind
 * @throws ApiError when a page could not be read
 */
export async function readAll<Schema extends z.ZodMiniType>(
  client: Host['http']['other'],
  first: ListRequest,
  item: Schema,
  mostPages = 20,
): Promise<z.infer<Schema>[]> {
  const { signal } = first;
  const pages = await readAllPages(async (address) => {
    const request = address === null ? first : { url: address, ...(signal ? { signal } : {}) };
    const page = await readPage(client, request, item);
    if (page.unread > 0) throw new ApiError({ kind: 'malformed', status: 200 });
    return page;
  }, mostPages);
  return pages.flatMap(({ items }) => items);
}
