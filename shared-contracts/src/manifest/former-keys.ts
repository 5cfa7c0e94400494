import { deprecated } from '../deprecation/deprecated';

const currentKeys = new Map([
  ['early', 'prefetch'],
  ['earlyUnless', 'prefetchUnless'],
  ['picture', 'preloadImage'],
]);

/**
 * Replaces the former keys of routes, which releases built for contract 1.9 and earlier contain, and warns (MRW-202).
 * A current key in the same route counts. To be removed with contract 2.0.
 *
 * @param data a declaration or descriptor before it is parsed
 */
export function withCurrentKeys(data: unknown): unknown {
  if (!isRecord(data) || !Array.isArray(data['routes'])) return data;
  const routes: readonly unknown[] = data['routes'];
  const remote = String(data['name']);
  return { ...data, routes: routes.map((route) => (isRecord(route) ? withKeysOf(remote, route) : route)) };
}

function withKeysOf(remote: string, route: Record<string, unknown>): Record<string, unknown> {
  const renamed = Object.entries(route).map(([key, value]) => [currentKey(remote, key), value] as const);
  const current = Object.entries(route).filter(([key]) => !currentKeys.has(key));
  return Object.fromEntries([...renamed, ...current]);
}

function currentKey(remote: string, key: string): string {
  const current = currentKeys.get(key);
  if (current === undefined) return key;
  const notice = { since: '1.10.0', goneIn: '2.0.0', instead: `Use "${current}".` };
  return deprecated(`"${key}" in a route of ${remote}`, notice, () => current)();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
