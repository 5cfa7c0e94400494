import { grouped } from '../../release/canary/grouped';
import { metrics } from '../../release/canary/metrics';
import type { TelemetryRow } from '../../release/canary/rows';
import type { Observation } from './observation';

/** A visit in the browser that simulated visitors repeat. */
type Shape = readonly TelemetryRow[];

/** Failures of every site, whatever its version: part of the visits. */
const noise = [
  { kind: 'error', code: 'TypeError', part: 0.004 },
  { kind: 'call', code: 'API-503', part: 0.01 },
] as const;

/** A difference of measured values below this is one of the machine, not of the version. */
const leastFactor = 1.8;

export type Population = {
  /** Rows of the visits that begin in one minute. */
  minute(at: number, percent: number): TelemetryRow[];
};

/**
 * Visitors who meet what was observed: those of the canary meet its fault as often as it is met in practice, all others
 * have a visit of the live version. Measured values vary from visit to visit.
 *
 * @param visits a minute
 * @param random 0 to 1
 */
export function populationOf(seen: Observation, visits: number, random: () => number): Population {
  const faulty = shapesOf(seen.canaryRows);
  const sound = shapesOf(seen.liveRows);
  const factors = factorsOf(faulty, sound);
  const pages = pagesOf([...faulty, ...sound]);
  let count = 0;
  const any = (shapes: readonly Shape[]): Shape => shapes[Math.floor(random() * shapes.length)] ?? [];
  const visitAt = (at: number, canary: boolean): TelemetryRow[] => {
    count += 1;
    const meets = canary && (seen.kind === 'good' || random() < seen.share);
    const id = { visit: `visit-${count}`, from: `address-${count}`, time: new Date(at).toISOString() };
    const version = { version: canary ? seen.version : seen.live };
    const shape = any(meets ? faulty : sound);
    const [first] = shape;
    const added = noise.filter(({ part }) => random() < part);
    return [
      ...shape.map((row) => ({
        ...row,
        ...id,
        // After a failed start the version before runs: its records keep its version.
        ...(meets ? {} : version),
        record: {
          ...row.record,
          canary: meets ? row.record.canary : canary,
          ...(row.record.value === undefined
            ? {}
            : { path: pageOf(row), value: valueOf(row.code, meets) * Math.exp(0.35 * normal(random)) }),
        },
      })),
      ...(first
        ? added.map(({ kind, code }) => ({
            ...first,
            ...id,
            ...version,
            kind,
            code,
            record: { ...first.record, canary },
          }))
        : []),
    ];
  };
  const base = mediansOf(sound);
  const pageOf = ({ code, record }: TelemetryRow) => {
    const seen = vitals.has(code) ? (pages.get(code) ?? []) : [];
    return seen[Math.floor(random() * seen.length)] ?? record.path;
  };
  const valueOf = (code: string, meets: boolean) =>
    (base.get(code) ?? 0) * (meets ? (factors.get(code) ?? 1) : 1);
  return {
    minute: (at, percent) =>
      Array.from({ length: visits }, (_, index) =>
        visitAt(at + (index * 60_000) / visits, random() * 100 < percent),
      ).flat(),
  };
}

/** Of a whole page load: which of its pages has the largest value varies from visit to visit. */
const vitals = new Set(['CLS', 'INP']);

const pagesOf = (shapes: readonly Shape[]): Map<string, string[]> =>
  new Map(
    [...grouped(shapes.flat(), ({ code }) => code)].map(([code, rows]) => [
      code,
      [...new Set(rows.map(({ record }) => record.path))].sort(),
    ]),
  );

const shapesOf = (rows: readonly TelemetryRow[]): Shape[] => [
  ...grouped([...rows], ({ visit }) => visit).values(),
];

/** Of each measured value. */
function mediansOf(shapes: readonly Shape[]): Map<string, number> {
  const values = grouped(
    shapes.flat().filter(({ record }) => record.value !== undefined),
    ({ code }) => code,
  );
  return new Map(
    [...values].map(([code, rows]) => {
      const sorted = rows.map(({ record }) => record.value ?? 0).sort((one, other) => one - other);
      // A value of nothing cannot be multiplied.
      return [code, Math.max(sorted[Math.floor(sorted.length / 2)] ?? 0, leastOf(code) / 4)];
    }),
  );
}

const leastOf = (code: string): number => {
  const metric = metrics.find((other) => other.kind === 'slow' && other.code === code);
  return metric?.kind === 'slow' ? metric.least : 0.01;
};

/** How many times larger a value of the canary is, where the difference is more than that of the machine. */
function factorsOf(canary: readonly Shape[], live: readonly Shape[]): Map<string, number> {
  const before = mediansOf(live);
  return new Map(
    [...mediansOf(canary)].map(([code, value]) => {
      const factor = value / Math.max(before.get(code) ?? value, leastOf(code) / 4);
      return [code, factor >= leastFactor ? factor : 1];
    }),
  );
}

const normal = (random: () => number) =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
