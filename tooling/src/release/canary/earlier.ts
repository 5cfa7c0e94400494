import { grouped } from './grouped';
import type { Metric } from './metrics';
import type { Visit } from './visits';

type Slow = Extract<Metric, { kind: 'slow' }>;

/** Values of live visits in earlier windows, without which nothing is slow. */
const leastValues = 100;
const keptValues = 2_000;

/**
 * What live measured in earlier windows, and what is slow by it. Like is compared with like: the values of one page, and
 * those of drawn pages apart from the others.
 */
export function createEarlier() {
  const kept = new Map<string, number[]>();
  const limits = new Map<string, number>();
  return {
    /** Whether live has enough values of such visits. */
    has: (visit: Visit, metric: Slow) => limits.has(kindOf(visit, metric)),

    /** Three of four earlier visits of live were faster. */
    isSlow: (visit: Visit, metric: Slow) => {
      const limit = limits.get(kindOf(visit, metric));
      return limit !== undefined && (visit.values.get(metric.id)?.value ?? 0) > limit;
    },

    /** Takes a window in: it counts from the next one on. */
    add: (window: readonly Visit[], metric: Slow) => {
      const live = window.filter(({ canary }) => !canary);
      for (const [kind, visits] of grouped(live, (visit) => kindOf(visit, metric))) {
        const values = visits.flatMap((visit) => visit.values.get(metric.id)?.value ?? []);
        const all = [...(kept.get(kind) ?? []), ...values].slice(-keptValues);
        kept.set(kind, all);
        if (all.length >= leastValues) limits.set(kind, Math.max(metric.least, upperQuartile(all)));
      }
    },
  };
}

const kindOf = ({ drawn, values }: Visit, { id }: Slow) =>
  `${drawn ? 'drawn' : 'not'} ${values.get(id)?.page ?? ''}`;

const upperQuartile = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.75)] ?? 0;
