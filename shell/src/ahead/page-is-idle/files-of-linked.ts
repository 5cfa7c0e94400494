import { startScripts, type PreloadScript } from '@mrw/shared-contracts/manifest';
import type { TelemetryRecord } from '@mrw/shared-contracts';
import { anotherRemote, type Known } from './another-remote';

export type Linked = { remote: string; files: readonly PreloadScript[] };

/**
 * What a link needs when it leads to another remote; null when that is not to be prepared: it cannot be opened, or
 * it failed on this page before.
 *
 * @param records of this page
 */
export function filesOfLinked(
  kernel: Known,
  { from, to }: { from: string; to: string },
  records: readonly Pick<TelemetryRecord, 'code' | 'remote'>[],
): Linked | null {
  const next = anotherRemote(kernel, from, to);
  if (!next) return null;
  const { name } = next.remote.descriptor;
  const hasFailed = records.some(({ code, remote }) => remote === name && code.startsWith('MRW-'));
  return hasFailed ? null : { remote: name, files: startScripts(next.remote, next.route) };
}
