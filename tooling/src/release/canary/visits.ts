import { grouped } from './grouped';
import { metrics } from './metrics';
import type { TelemetryRow } from './rows';

/** One page load that used a remote: the unit of judgement. */
export type Visit = {
  /** Milliseconds since 1970 of its first record. */
  at: number;
  from: string;
  canary: boolean;
  /** Whether its files came over the network. */
  cold: boolean;
  /** Whether its page came drawn by the server. */
  drawn: boolean;
  /** Ids of the metrics by which it failed, with the page of the first failure. */
  failed: ReadonlyMap<string, string>;
  /** The first value that was measured, by metric, and on which page. */
  values: ReadonlyMap<string, { page: string; value: number }>;
};

export type Versions = { canary: string; live: string };

/**
 * Visits of one remote from its records, oldest first. A visit belongs to the canary as soon as one of its records does,
 * also when the version before took over later.
 */
export function visitsOf(rows: readonly TelemetryRow[], remote: string, versions: Versions): Visit[] {
  const own = rows.filter((row) => row.remote === remote);
  const visits = [...grouped(own, ({ visit }) => visit).values()].flatMap(
    (of) => visitOf(of, versions) ?? [],
  );
  return visits.sort((one, other) => one.at - other.at);
}

function visitOf(rows: readonly TelemetryRow[], versions: Versions): Visit | null {
  const canary = rows.some((row) => row.record.canary && row.version === versions.canary);
  const own = rows.filter((row) => row.version === (canary ? versions.canary : versions.live));
  const [first] = own;
  if (!first) return null;
  const failed = new Map<string, string>();
  const values = new Map<string, { page: string; value: number }>();
  for (const row of own)
    for (const metric of metrics)
      if (metric.kind === 'failure') {
        if (metric.matches(row) && !failed.has(metric.id)) failed.set(metric.id, row.record.path);
      } else if (row.code === metric.code && row.record.value !== undefined && !values.has(metric.id))
        values.set(metric.id, { page: row.record.path, value: row.record.value });
  return {
    at: Math.min(...own.map(({ time }) => Date.parse(time))),
    from: first.from,
    canary,
    cold: own.some(({ record }) => record.cold),
    drawn: own.some(({ record }) => record.drawn),
    failed,
    values,
  };
}

/**
 * The first visit of each address to each version: those of one device are not independent, and anybody can send
 * records.
 */
export function firstOfAddress(visits: readonly Visit[]): Visit[] {
  const seen = new Set<string>();
  return visits.filter(({ from, canary }) => {
    const key = `${canary ? 'canary' : 'live'} ${from}`;
    return !seen.has(key) && seen.add(key);
  });
}
