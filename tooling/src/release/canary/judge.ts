import { figureOf, figureText, windowLength, type Figure } from './figures';
import { enough, metrics, suspicious, waits } from './metrics';
import { firstOfAddress, type Visit } from './visits';

/** The step of a plan that is judged. Times in milliseconds since 1970. */
export type Step = {
  /** Of the whole plan, and of this step. */
  planBegan: number;
  began: number;
  /** Time that a step takes at least. */
  every: number;
  /** Share of the canary in percent. */
  percent: number;
};

export type Verdict = {
  outcome: 'go on' | 'hold' | 'withdraw';
  why: 'bad' | 'suspicious' | 'few addresses' | 'few visits' | 'missing visits' | 'time' | 'growing' | 'good';
  /** For people, with figures. */
  reason: string;
};

/** Visits of the canary that a step needs, each from another address. */
export const leastVisits = 300;
/** Canary visits that failed, each from another address, without which nothing is withdrawn. */
const leastFailed = 5;

/**
 * Compares the canary with live by all metrics, minute by minute since the plan began.
 *
 * @param visits of one remote, oldest first (`visitsOf`)
 * @param now milliseconds since 1970
 */
export function judge(visits: readonly Visit[], step: Step, now: number): Verdict {
  const judged = judgedVisits(visits, step, now);
  const figures = figuresOf(judged);
  const worst = figures.reduce((one, other) => (other.evidence > one.evidence ? other : one));
  return (
    faultOf(worst) ??
    gapOf(
      judged.filter(({ at }) => at >= step.began),
      step,
      now,
    ) ??
    growthOf(figures, judgedVisits(visits, step, now - windowLength)) ?? {
      outcome: 'go on',
      why: 'good',
      reason: figureText(worst),
    }
  );
}

/** Those since the plan began; the running minute is left out. */
export function judgedVisits(visits: readonly Visit[], { planBegan }: Pick<Step, 'planBegan'>, now: number) {
  const end = Math.floor(now / windowLength) * windowLength;
  return visits.filter(({ at }) => at >= planBegan && at < end);
}

/** Canary and live by every metric. */
export const figuresOf = (judged: readonly Visit[]): Figure[] =>
  metrics.map((metric) => figureOf(metric, judged));

function faultOf(worst: Figure): Verdict | null {
  const reason = figureText(worst);
  if (worst.evidence < suspicious) return null;
  if (worst.evidence < enough) return { outcome: 'hold', why: 'suspicious', reason };
  return worst.canary.failed >= leastFailed
    ? { outcome: 'withdraw', why: 'bad', reason }
    : { outcome: 'hold', why: 'few addresses', reason };
}

/** @param before what was judged at the look before */
function growthOf(figures: readonly Figure[], before: readonly Visit[]): Verdict | null {
  const earlier = figuresOf(before);
  const growing = figures.find(({ evidence }, index) => waits(evidence, earlier[index]?.evidence ?? 0));
  return growing ? { outcome: 'hold', why: 'growing', reason: figureText(growing) } : null;
}

/** What is missing before the next step. */
function gapOf(visits: readonly Visit[], { began, every, percent }: Step, now: number): Verdict | null {
  const counted = firstOfAddress(visits);
  const canary = counted.filter((visit) => visit.canary).length;
  const expected = Math.round((counted.length * percent) / 100);
  const hold = (why: Verdict['why'], reason: string): Verdict => ({ outcome: 'hold', why, reason });
  // A version that breaks its pages may send nothing at all.
  if (expected >= leastVisits && canary < expected / 2)
    return hold('missing visits', `${canary} visits of the canary, and its share would be ${expected}`);
  if (canary < leastVisits)
    return hold('few visits', `${canary} of ${leastVisits} visits of the canary, each from another address`);
  return now < began + every ? hold('time', 'the time of this step is not over') : null;
}
