import type { TelemetryRow } from './canary/rows';
import { liveSteps } from './deployment-file';
import type { DeploymentStep } from './history';

/** Kinds of records that say that something failed. */
const failing = new Set(['failure', 'error', 'policy', 'call']);

/**
 * The rows of one package. The shell has those of every visit, since each ran in it, under the version that was live when
 * the visit began; what failed in a remote is left to that remote.
 *
 * @param history every step of the environment, oldest first
 */
export function rowsOf(
  rows: readonly TelemetryRow[],
  name: string,
  history: readonly DeploymentStep[],
): TelemetryRow[] {
  if (name !== 'shell') return rows.filter(({ remote }) => remote === name);
  const began = new Map<string, number>();
  for (const { visit, time } of rows)
    began.set(visit, Math.min(Date.parse(time), began.get(visit) ?? Number.POSITIVE_INFINITY));
  const steps = liveSteps(history, name).map(({ at, version }) => ({ at: Date.parse(at), version }));
  // Before the first step it is the version of that step.
  const versionAt = (time: number) => (steps.findLast(({ at }) => at <= time) ?? steps[0])?.version ?? '';
  return rows.map((row) => ({
    ...(row.remote !== '' && failing.has(row.kind) ? withoutFailure(row) : row),
    remote: name,
    version: versionAt(began.get(row.visit) ?? 0),
  }));
}

/** It still says that there was a visit. */
const withoutFailure = (row: TelemetryRow): TelemetryRow => ({
  ...row,
  kind: 'visit',
  code: 'visit',
  record: { ...row.record, detail: '', at: [] },
});
