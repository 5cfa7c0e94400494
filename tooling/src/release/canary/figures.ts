import { createEvidence, type Block, type Count } from './evidence';
import { grouped } from './grouped';
import { createEarlier } from './earlier';
import { enough, type Metric } from './metrics';
import { firstOfAddress, type Visit } from './visits';

/** Canary and live by one metric. */
export type Figure = {
  name: string;
  canary: Count;
  live: Count;
  /** That the canary fails more often; 1 without any. */
  evidence: number;
  /** The page on which most of them failed first, or were slow. */
  page: string | undefined;
};

/** Visits are compared within a minute. */
export const windowLength = 60_000;

/** @param visits oldest first */
export function figureOf(metric: Metric, visits: readonly Visit[]): Figure {
  const counted = firstOfAddress(visits.filter((visit) => isCompared(metric, visit)));
  const windows = grouped(counted, ({ at }) => Math.floor(at / windowLength)).values();
  const evidence = createEvidence();
  const sum: Block = { canary: { visits: 0, failed: 0 }, live: { visits: 0, failed: 0 } };
  const failing: Visit[] = [];
  const earlier = createEarlier();
  for (const window of windows) {
    const judged = metric.kind === 'failure' ? window : window.filter((visit) => earlier.has(visit, metric));
    const fails = (visit: Visit) =>
      metric.kind === 'failure' ? visit.failed.has(metric.id) : earlier.isSlow(visit, metric);
    const block = blockOf(judged, fails);
    evidence.add(block);
    add(sum.canary, block.canary);
    add(sum.live, block.live);
    failing.push(...judged.filter((visit) => visit.canary && fails(visit)));
    if (metric.kind === 'slow') earlier.add(window, metric);
  }
  const pageOf = ({ failed, values }: Visit) => failed.get(metric.id) ?? values.get(metric.id)?.page;
  const pages = [...grouped(failing, pageOf)].sort(([, one], [, other]) => other.length - one.length);
  return {
    name: metric.name,
    ...sum,
    evidence: Math.exp(evidence.log()),
    page: pages[0]?.[0],
  };
}

/** A line for people: rates of both and the evidence. */
export const figureText = ({ name, canary, live, evidence, page }: Figure) =>
  `${name}${page ? ` (most on ${page})` : ''}: ${share(canary)}, live ${share(live)}, evidence ${rounded(evidence)} of ${enough}`;

const share = ({ visits, failed }: Count) =>
  `${failed} of ${visits} (${(visits === 0 ? 0 : (100 * failed) / visits).toFixed(1)} %)`;

const rounded = (evidence: number) => {
  if (evidence >= 1_000_000) return 'over a million';
  return evidence.toFixed(evidence < 10 ? 1 : 0);
};

const isCompared = ({ id, among, kind }: Metric, { cold, values }: Visit) =>
  (among === 'all' || cold === (among === 'cold')) && (kind === 'failure' || values.has(id));

function blockOf(visits: readonly Visit[], fails: (visit: Visit) => boolean): Block {
  const count = (canary: boolean): Count => {
    const of = visits.filter((visit) => visit.canary === canary);
    return { visits: of.length, failed: of.filter(fails).length };
  };
  return { canary: count(true), live: count(false) };
}

function add(sum: Count, { visits, failed }: Count): void {
  sum.visits += visits;
  sum.failed += failed;
}
