import type { RemoteDescriptor } from '@mrw/shared-contracts/manifest';
import { satisfies } from 'compare-versions';

export type Provided = {
  /** Version of the host contract. */
  contract: string;
  /** Versions of the shared modules, by name. */
  shared: Readonly<Record<string, string>>;
};

export type Incompatibility = { kind: 'contract-mismatch' | 'shared-module-mismatch'; reason: string };

/** Whether a remote is compatible with this host, by its descriptor alone, before any of its code is fetched. */
export function incompatibility(
  { contract, shared }: Pick<RemoteDescriptor, 'contract' | 'shared'>,
  provided: Provided,
): Incompatibility | null {
  if (!fits(provided.contract, contract))
    return {
      kind: 'contract-mismatch',
      reason: `needs contract ${contract}, the host speaks ${provided.contract}`,
    };
  const unmet = Object.entries(shared).find(([name, range]) => !fits(provided.shared[name], range));
  if (!unmet) return null;
  const [name, range] = unmet;
  return {
    kind: 'shared-module-mismatch',
    reason: `needs ${name} ${range}, the host provides ${provided.shared[name] ?? 'none'}`,
  };
}

/** An invalid range is not compatible. */
function fits(version: string | undefined, range: string): boolean {
  try {
    return version !== undefined && satisfies(version, range);
  } catch {
    return false;
  }
}
