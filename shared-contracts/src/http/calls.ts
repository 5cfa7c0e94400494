import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import type * as z from 'zod/mini';
import { nextLink } from '../api/link-header';
import { readList, readRecord } from '../api/reading';
import { ApiError, failureOf } from './api-error';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** `false`: the host does not retry this read when the connection breaks; its caller does. */
    retry?: boolean;
  }
}

export type Page<Item> = {
  items: readonly Item[];
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
  const record = readRecord(schema, data, (problem) => {
    console.warn(`${request.url ?? 'record'}: ${problem}`);
  });
  if (record === null || record[key] === '') throw new ApiError({ kind: 'malformed', status });
  return record;
}

/**
 * One page of a list. Missing fields of records get defaults, with one warning for the list.
 *
 * @param schema of one item
 * @throws ApiError always and only
 */
export async function readPage<Schema extends z.ZodMiniType>(
  client: AxiosInstance,
  request: AxiosRequestConfig,
  schema: Schema,
): Promise<Page<z.infer<Schema>>> {
  const response = await send(client, request);
  if (!Array.isArray(response.data)) throw new ApiError({ kind: 'malformed', status: response.status });
  return {
    items: readList(schema, response.data, (problem) => {
      console.warn(`${request.url ?? 'list'}: ${problem}`);
    }),
    next: nextLink(response.headers['link']),
  };
}

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
