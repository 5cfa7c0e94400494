import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { nextLink } from '../api/link-header';
import { hasWrongTypes, isRecord, readList, readRecord } from '../api/reading';
import { ApiError, failureOf } from './api-error';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** `false`: the host does not retry this read when the connection breaks; its caller does. */
    retry?: boolean;
  }
}

/** One page of a list of the API. */
export type Page<Item> = {
  items: readonly Item[];
  /** How many entries could not be read and are left out. */
  unread: number;
  /** Absolute address of the next page, used unchanged; null on the last one. */
  next: string | null;
};

/**
 * One call with a schema for its response.
 *
 * @param client a client of `host.http`
 * @throws ApiError always and only
 */
export async function readResource<Schema extends z.ZodMiniType>(
  client: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const response = await send(client, request);
  const parsed = schema.safeParse(response.data);
  if (parsed.success) return parsed.data;
  throw new ApiError({ kind: 'malformed', status: response.status }, { cause: parsed.error });
}

/**
 * One record; missing fields get defaults, as in lists, with one warning.
 *
 * @param schema of the record
 * @param key the field that identifies the record; without it the response is unreadable
 * @throws ApiError always and only
 */
export async function readDetail<Key extends string, Schema extends z.ZodMiniType<Record<Key, string>>>(
  client: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
  key: Key,
): Promise<z.infer<Schema>> {
  const { data, status } = await send(client, request);
  const record = readRecord(schema, data, warningOf(request, 'record'));
  if (record === null || record[key] === '') throw new ApiError({ kind: 'malformed', status });
  return record;
}

/**
 * The record that a page is about: as `readDetail`, but a field of the wrong type makes it unreadable. A default would
 * be shown as if the server had said it.
 *
 * @param needed the fields without which there is nothing to show
 * @throws ApiError always and only
 *
 * @example
 * ```tsx
 * import { readingOf, readItem, useHost, type RecordReading } from '@mrw/shared-contracts';
 * import { store, type Store } from '@mrw/shared-contracts/api/stores';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export function useStore(id: string): RecordReading<Store> {
 *   const { http } = useHost();
 *   const read = (signal: AbortSignal) =>
 *     readItem(http.store, { url: `/stores/${id}`, signal }, store, ['id', 'name']);
 *   return readingOf(useQuery({ queryKey: ['store', id], queryFn: ({ signal }) => read(signal) }));
 * }
 * ```
 */
export async function readItem<Schema extends z.ZodMiniType>(
  client: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
  needed: readonly (keyof z.infer<Schema>)[],
): Promise<z.infer<Schema>> {
  const { data, status } = await send(client, request);
  const has = (field: PropertyKey) => isRecord(data) && (data[field] ?? '') !== '';
  const record =
    needed.every(has) && !hasWrongTypes(schema, data)
      ? readRecord(schema, data, warningOf(request, 'record'))
      : null;
  if (record === null) throw new ApiError({ kind: 'malformed', status });
  return record;
}

/**
 * One page of a list. Missing fields of records get defaults, with one warning for the list; a list of which no
 * entry can be read is unreadable.
 *
 * @param schema of one item
 * @throws ApiError always and only
 */
export async function readPage<Schema extends z.ZodMiniType>(
  client: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
): Promise<Page<z.infer<Schema>>> {
  const { data, status, headers } = await send(client, request);
  const items = Array.isArray(data) ? readList(schema, data, warningOf(request, 'list')) : [];
  const unread = Array.isArray(data) ? data.length - items.length : 1;
  if (unread > 0 && items.length === 0) throw new ApiError({ kind: 'malformed', status });
  return { items, unread, next: nextLink(headers['link']) };
}

const warningOf = (request: AxiosRequestConfig, what: string) => (problem: string) => {
  console.warn(`${request.url ?? what}: ${problem}`);
};

/**
 * One call of which only the status is read.
 *
 * @throws ApiError always and only
 */
export async function send(
  client: AxiosInstance,
  request: AxiosRequestConfig,
): Promise<AxiosResponse<unknown>> {
  try {
    return await client.request<unknown>(request);
  } catch (error) {
    throw new ApiError(failureOf(error), { cause: error });
  }
}
