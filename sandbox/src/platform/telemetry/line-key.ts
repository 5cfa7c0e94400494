import { createHash, randomUUID } from 'node:crypto';
import type { Received } from './received';

/** Numbers differ from one line to the next, such as those of items. */
const withoutNumbers = (value: unknown) => (typeof value === 'string' ? value.replace(/\d+/g, '0') : value);

/**
 * What equal lines have in common: of one visit, and without a visit of one sender in one hour. Every measurement is a
 * line of its own.
 */
export function keyOf({ kind, code, remote, version, visit, from, time, record }: Received): string {
  if (record['value'] !== undefined) return randomUUID();
  const whose = visit ?? `${from ?? ''} ${time.slice(0, 13)}`;
  const { at, detail, ...rest } = record;
  const cause = at === undefined ? withoutNumbers(detail) : at;
  return createHash('sha256')
    .update(JSON.stringify([whose, kind, code, remote, version, cause ?? null, { ...rest, times: 0 }]))
    .digest('base64url');
}
