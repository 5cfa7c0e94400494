import { ApiError, readPage, type Host } from '@mrw/shared-contracts';
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
  const items: z.infer<Schema>[] = [];
  let request: ListRequest = first;
  for (let page = 0; page < mostPages; page += 1) {
    const { items: more, unread, next } = await readPage(client, request, item);
    if (unread > 0) throw new ApiError({ kind: 'malformed', status: 200 });
    items.push(...more);
    if (next === null) break;
    request = { url: next, ...(first.signal ? { signal: first.signal } : {}) };
  }
  return items;
}
