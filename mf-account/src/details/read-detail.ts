import { ApiError, send, type Host } from '@mrw/shared-contracts';
import { readRecord } from '@mrw/shared-contracts/api/reading';
import type * as z from 'zod/mini';

/**
 * One record for a page of its own. It is shown with defaults where it misses fields, as in lists; only what does
 * not even say which record it is counts as unreadable.
 *
 * @throws ApiError when the call failed or the answer is no such record
 */
export async function readDetail<Schema extends z.ZodMiniType<{ id: string }>>(
  client: Host['http']['other'],
  request: { url: string; signal: AbortSignal },
  schema: Schema,
): Promise<z.infer<Schema>> {
  const { data, status } = await send(client, request);
  const record = readRecord(schema, data, (problem) => {
    console.warn(`${request.url}: ${problem}`);
  });
  if (record === null || record.id === '') throw new ApiError({ kind: 'malformed', status });
  return record;
}
