import type { Received } from '../received';
import { attributesOf, nanoseconds, scope, type Attribute } from './values';

const milliseconds = [50, 100, 200, 300, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000];
const ratios = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Series of one interval; further ones are counted in one that says so, as the specification of metrics has it. */
const mostSeries = 1_000;
const overflow: Attribute[] = [{ key: 'otel.metric.overflow', value: { boolValue: true } }];

/** Only what happened since the last export. */
const delta = 1;

type Series = { attributes: Attribute[]; count: number; sum: number; buckets: number[] };
type Kind = 'mrw.events' | 'mrw.duration' | 'mrw.layout_shift';

const boundsOf = (kind: Kind) => (kind === 'mrw.duration' ? milliseconds : ratios);

/** Counts events and measurements by remote, version and code. Lines of a sample count for those that were not sent. */
export function createMetrics(startedAt: number) {
  let began = startedAt;
  let series = new Map<string, { kind: Kind } & Series>();

  const seriesOf = (kind: Kind, { kind: of, code, remote, version, canary }: Received) => {
    const key = JSON.stringify([kind, of, code, remote, version, canary]);
    const known = series.get(key);
    if (known) return known;
    const isFull = series.size >= mostSeries;
    const attributes = isFull
      ? overflow
      : attributesOf({
          'mrw.kind': of,
          'mrw.code': code,
          'mrw.remote': remote,
          'mrw.version': version,
          'mrw.canary': canary === null ? null : canary === 'true',
        });
    const name = isFull ? `${kind} overflow` : key;
    const found = series.get(name) ?? {
      kind,
      attributes,
      count: 0,
      sum: 0,
      buckets: Array.from({ length: boundsOf(kind).length + 1 }, () => 0),
    };
    series.set(name, found);
    return found;
  };

  return {
    add: (row: Received) => {
      const value = row.record['value'];
      const weight = Math.round(row.times / (row.sample ?? 1));
      const kind =
        typeof value !== 'number' ? 'mrw.events' : row.code === 'CLS' ? 'mrw.layout_shift' : 'mrw.duration';
      const into = seriesOf(kind, row);
      into.count += weight;
      if (typeof value !== 'number') return;
      into.sum += value * weight;
      const at = boundsOf(kind).findIndex((bound) => value <= bound);
      const bucket = at < 0 ? into.buckets.length - 1 : at;
      into.buckets[bucket] = (into.buckets[bucket] ?? 0) + weight;
    },

    /** The body of `/v1/metrics` about the time since the last one; null when nothing happened. */
    take: (resource: readonly Attribute[], now: number) => {
      const all = [...series.values()];
      const times = { startTimeUnixNano: nanoseconds(began), timeUnixNano: nanoseconds(now) };
      series = new Map();
      began = now;
      if (all.length === 0) return null;
      const of = (kind: Kind) => all.filter((one) => one.kind === kind);
      const metrics = [
        { name: 'mrw.events', unit: '{event}', sum: sumOf(of('mrw.events'), times) },
        { name: 'mrw.duration', unit: 'ms', histogram: histogramOf(of('mrw.duration'), times, milliseconds) },
        {
          name: 'mrw.layout_shift',
          unit: '1',
          histogram: histogramOf(of('mrw.layout_shift'), times, ratios),
        },
      ].filter(({ sum, histogram }) => (sum ?? histogram).dataPoints.length > 0);
      return {
        resourceMetrics: [{ resource: { attributes: resource }, scopeMetrics: [{ scope, metrics }] }],
      };
    },
  };
}

type Times = { startTimeUnixNano: string; timeUnixNano: string };

const sumOf = (series: readonly Series[], times: Times) => ({
  aggregationTemporality: delta,
  isMonotonic: true,
  dataPoints: series.map(({ attributes, count }) => ({ attributes, ...times, asInt: String(count) })),
});

const histogramOf = (series: readonly Series[], times: Times, explicitBounds: readonly number[]) => ({
  aggregationTemporality: delta,
  dataPoints: series.map(({ attributes, count, sum, buckets }) => ({
    attributes,
    ...times,
    count: String(count),
    sum,
    bucketCounts: buckets.map(String),
    explicitBounds,
  })),
});
