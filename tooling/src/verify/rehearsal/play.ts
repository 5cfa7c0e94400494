import { judge } from '../../release/canary/judge';
import { seeded } from '../../release/canary/seeded';
import { visitsOf, type Visit } from '../../release/canary/visits';
import { nextShare, type RolloutPlan } from '../../release/rollout-plan';
import type { Observation } from './observation';
import { populationOf } from './population';

const minute = 60_000;
const visitsPerMinute = 200;
/** After a day a plan that still waits is a result of its own. */
const longest = 24 * 60;

export type Played = {
  outcome: 'kept out' | 'withdrawn' | 'live' | 'waits';
  /** What noticed it, for people. */
  reason: string;
  /** Minutes from the first device to the outcome, and visits of the version until then. */
  minutes: number;
  visits: number;
};

/** Plays the plan 5, 25, 100 with ten minutes a share for one release, as `release watch` does each minute. */
export function play(seen: Observation, seed: number): Played {
  if (seen.refused) return { outcome: 'kept out', reason: seen.refused, minutes: 0, visits: 0 };
  const population = populationOf(seen, visitsPerMinute, seeded(seed));
  const plan: RolloutPlan = { shares: [5, 25, 100], every: 10 * minute, began: new Date(0).toISOString() };
  const visits: Visit[] = [];
  let percent = nextShare(plan, 0);
  let began = 0;
  for (let now = minute; now <= longest * minute; now += minute) {
    const rows = population.minute(now - minute, percent);
    visits.push(...visitsOf(rows, 'mf-stores', { canary: seen.version, live: seen.live }));
    const verdict = judge(visits, { planBegan: 0, began, every: plan.every, percent }, now);
    const result = {
      reason: verdict.reason,
      minutes: now / minute,
      visits: visits.filter(({ canary }) => canary).length,
    };
    if (verdict.outcome === 'withdraw') return { outcome: 'withdrawn', ...result };
    if (verdict.outcome === 'hold') continue;
    percent = nextShare(plan, percent);
    if (percent === 100) return { outcome: 'live', ...result };
    began = now;
  }
  return { outcome: 'waits', reason: 'a day is over', minutes: longest, visits: visits.length };
}
