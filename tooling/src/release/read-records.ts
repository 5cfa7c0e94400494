import fs from 'node:fs';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { readRows, type TelemetryRow } from '../canary/rows';
import { isReleaseName } from '../release-names';

/** The collector of this machine. */
export const collectorOf = (env: Readonly<Record<string, string | undefined>>) =>
  `${readAddresses(env).api.origin}/sandbox/telemetry`;

/**
 * Reads telemetry records from a collector, or from a file with what it would answer. A page can claim any name and
 * version: those that no release can have are left out, since source maps are looked up by them.
 *
 * @param since ISO 8601, UTC
 * @throws Error when there is no answer
 */
export async function readRecords(records: string, since: string): Promise<TelemetryRow[]> {
  const rows = readRows(await answerOf(records, since));
  return rows.filter(({ remote, version }) => isReleaseName(remote, version));
}

async function answerOf(records: string, since: string): Promise<unknown> {
  if (!/^https?:/.test(records)) return JSON.parse(fs.readFileSync(records, 'utf8'));
  const address = new URL(records);
  address.searchParams.set('since', since);
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address.origin} answered ${answer.status}`);
  return answer.json();
}
