import { deprecated } from '@mrw/shared-contracts/deprecated';
import { remoteDeclaration, remoteDescriptor, type RemoteDeclaration } from '@mrw/shared-contracts/manifest';
import { declarationFaults } from './declaration-faults';

const currentKeys = new Map([
  ['early', 'prefetch'],
  ['earlyUnless', 'prefetchUnless'],
  ['picture', 'preloadImage'],
]);

/**
 * Reads a `remote.json`, also one with the keys of contract 1.9.
 *
 * @throws Error that says of each field what is expected
 */
export function parseDeclaration(data: unknown): RemoteDeclaration {
  const { data: declaration, error } = remoteDeclaration.safeParse(withCurrentKeys(data));
  if (declaration) return declaration;
  const faults = declarationFaults(data, error.issues).map((fault) => `\n  - ${fault}`);
  throw new Error(`remote.json is refused:${faults.join('')}`);
}

/**
 * Reads the descriptor of a build, also of a release with the keys of contract 1.9. The deployment manifest is made
 * from these: a page has current keys only.
 *
 * @throws Error when it is no descriptor
 */
export const parseDescriptor = (data: unknown) => remoteDescriptor.parse(withCurrentKeys(data));

/**
 * Replaces the former keys of routes, which releases built for contract 1.9 and earlier contain, and warns (MRW-202).
 * A current key in the same route counts. To be removed with contract 2.0.
 *
 * @param data a declaration or descriptor before it is parsed
 */
function withCurrentKeys(data: unknown): unknown {
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
