import { readPage, type Host } from '@mrw/shared-contracts';
import type * as z from 'zod/mini';

type ListRequest = { url: string; params?: object; signal?: AbortSignal };

/** Of more than 400 of a kind the first ones stand for all: no screen shows more, and no page waits for more. */
const mostPages = 20;

/**
 * A whole list, page after page.
 *
 * @throws ApiError when a page could not be read
 */
export async function readAll<Schema extends z.ZodMiniType>(
  client: Host['http']['other'],
  first: ListRequest,
  item: Schema,
): Promise<z.infer<Schema>[]> {
  const items: z.infer<Schema>[] = [];
  let request: ListRequest = first;
  for (let page = 0; page < mostPages; page += 1) {
    const { items: more, next } = await readPage(client, request, item);
    items.push(...more);
    if (next === null) break;
    request = { url: next, ...(first.signal ? { signal: first.signal } : {}) };
  }
  return items;
}
