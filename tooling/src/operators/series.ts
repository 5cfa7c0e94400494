import type { TelemetryRow } from '../release/canary/rows';

/** One line of a chart: a value for each part of the time, null where there are too few visits. */
export type Line = { version: string; values: readonly (number | null)[] };
export type Chart = {
  id: string;
  title: string;
  unit: string;
  /** When each part of the time began, in milliseconds since 1970. */
  times: readonly number[];
  lines: readonly Line[];
};

const parts = 24;
/** Visits in a part of the time, without which a value says nothing. */
const least = 5;
const mostVersions = 4;
const failing = new Set(['failure', 'error', 'policy', 'call']);

const measured = [
  ['load', 'Time to ready', 'ms'],
  ['LCP', 'LCP', 'ms'],
  ['INP', 'INP', 'ms'],
  ['CLS', 'CLS', ''],
] as const;

type Time = { from: number; to: number };

/**
 * Charts of a package by version: visits that failed, and the value that three of four visits stay below.
 *
 * @param rows of one remote
 */
export function chartsOf(rows: readonly TelemetryRow[], time: Time): Chart[] {
  const length = (time.to - time.from) / parts;
  const times = Array.from({ length: parts }, (_, index) => time.from + index * length);
  const within = rows.filter(({ time: at }) => Date.parse(at) >= time.from && Date.parse(at) < time.to);
  const versions = busiest(within);
  const chart = (
    [id, title, unit]: readonly [string, string, string],
    value: (of: readonly TelemetryRow[]) => number | null,
  ): Chart => ({
    id,
    title,
    unit,
    times,
    lines: versions.map((version) => {
      const own = within.filter((row) => row.version === version);
      const values = times.map((begin) =>
        value(own.filter(({ time: at }) => Date.parse(at) >= begin && Date.parse(at) < begin + length)),
      );
      return { version, values };
    }),
  });
  return [
    chart(['failed', 'Visits with an error', '%'], failedShare),
    ...measured.map((what) =>
      chart([what[0], `${what[1]}, three of four visits`, what[2]], (of) => upperQuartile(of, what[0])),
    ),
  ];
}

const visitsIn = (rows: readonly TelemetryRow[]) => new Set(rows.map(({ visit }) => visit)).size;

function busiest(rows: readonly TelemetryRow[]): string[] {
  const versions = [...new Set(rows.map(({ version }) => version))];
  const visits = (version: string) => visitsIn(rows.filter((row) => row.version === version));
  return versions
    .map((version) => ({ version, visits: visits(version) }))
    .sort((one, other) => other.visits - one.visits)
    .slice(0, mostVersions)
    .map(({ version }) => version);
}

function failedShare(rows: readonly TelemetryRow[]): number | null {
  const visits = visitsIn(rows);
  return visits < least ? null : (100 * visitsIn(rows.filter(({ kind }) => failing.has(kind)))) / visits;
}

function upperQuartile(rows: readonly TelemetryRow[], code: string): number | null {
  const values = rows.flatMap((row) => (row.code === code ? (row.record.value ?? []) : []));
  if (values.length < least) return null;
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.75)] ?? null;
}
