import fs from 'node:fs';
import * as z from 'zod/mini';
import { readAddresses } from '@mrw/shared-contracts/addresses';
import { readRows, type TelemetryRow } from './canary/rows';
import { isReleaseName } from '../process/release-names';

/** The collector of this machine. */
export const collectorOf = (env: Readonly<Record<string, string | undefined>>) =>
  `${readAddresses(env).api.origin}/sandbox/telemetry`;

/**
 * Reads telemetry records from a collector, or from a file with what it would answer. A page can claim any name and
 * version: those that no release can have are left out, since source maps are looked up by them.
 * In a record about no remote both are empty.
 *
 * @param since ISO 8601, UTC
 * @throws Error when there is no answer
 */
export async function readRecords(records: string, since: string): Promise<TelemetryRow[]> {
  const answer = await answerOf(records, since);
  const rows = readRows(Array.isArray(answer) ? answer.map(named) : answer);
  return rows.filter(({ remote, version }) => remote === '' || isReleaseName(remote, version));
}

const ofNoRemote = z.looseObject({ remote: z.optional(z.null()) });

/** What is about no remote is about the shell, whose version a page does not send (`rowsOf`). */
function named(entry: unknown): unknown {
  const read = ofNoRemote.safeParse(entry);
  return read.success ? { ...read.data, remote: '', version: '' } : entry;
}

async function answerOf(records: string, since: string): Promise<unknown> {
  if (!/^https?:/.test(records)) return JSON.parse(fs.readFileSync(records, 'utf8'));
  const address = new URL(records);
  address.searchParams.set('since', since);
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (!answer.ok) throw new Error(`${address.origin} answered ${answer.status}`);
  return answer.json();
}
