import { createEvidence } from './evidence';
import { leastVisits } from './judge';
import { enough, metrics, waits } from './metrics';
import { seeded } from './seeded';
import { between, drawn, type Random } from './simulated-visits';

/** Plans of equal releases against the rule. */
export type Outcome = {
  releases: number;
  withdrawn: number;
  steps: number;
  /** Steps that waited for their evidence. */
  delayed: number;
  /** Of half the releases that went live, how many times as long their plan took at most as without such waiting. */
  longer: number;
};

/** Failure rates of live and canary, by errors after the start. */
export type Fault = readonly [live: number, canary: number];

const steps = [0.05, 0.25];
/** A release that waits longer waits for a person. */
const minutesOfDay = 1_440;

/**
 * Releases that are as good as what is live: failure rates from 0.05 % to 5 % that move with the hour, 20 to 2,000 visits
 * a minute, steps of 10 to 60 minutes. In every tenth an outage hits both versions. A fifth of the failures are of
 * devices that fail always and count three times, because they change their address: in practice visits are not quite
 * independent. That few addresses fail holds no withdrawal back.
 */
export function goodReleases(releases: number, seed = 1): Outcome {
  const random = seeded(seed);
  const plans = Array.from({ length: releases }, () => played(random));
  const live = plans.filter(({ end }) => end === 'live');
  const longer = live.map(({ minutes, least }) => minutes / least).sort((one, other) => one - other);
  return {
    releases,
    withdrawn: plans.filter(({ end }) => end === 'withdrawn').length,
    steps: plans.reduce((sum, plan) => sum + plan.steps, 0),
    delayed: plans.reduce((sum, plan) => sum + plan.delayed, 0),
    longer: longer[Math.floor(longer.length / 2)] ?? Infinity,
  };
}

/** How many releases with a fault are withdrawn before they are on all devices; all else is as in the good ones. */
export function withdrawnInTime(releases: number, fault: Fault, seed = 3): number {
  const random = seeded(seed);
  return Array.from({ length: releases }, () => played(random, fault)).filter(
    ({ end }) => end === 'withdrawn',
  ).length;
}

/** One plan with a look every minute; a step takes its time and needs its visits. */
function played(random: Random, fault?: Fault) {
  const visits = between(random, 20, 2_000);
  const every = Math.round(between(random, 10, 60));
  const outage = random() < 0.1 ? Math.floor(random() * every) : -10;
  const tested = metrics.map(({ id, kind, among }) => ({
    rate: kind === 'slow' ? 0.25 : between(random, 0.0005, 0.05),
    part: { all: 1, cold: 0.4, warm: 0.6 }[among],
    fault: id === 'later' ? fault : undefined,
    evidence: createEvidence(),
    before: 0,
  }));
  const plan = { minutes: 0, least: 0, steps: 0, delayed: 0 };
  for (const share of steps) {
    const least = Math.max(every, Math.ceil(leastVisits / (visits * share)));
    plan.steps += 1;
    for (let minute = 0; ; minute += 1) {
      const isOut = minute >= outage && minute < outage + 5;
      for (const test of tested) {
        const usual = test.rate * (1 + Math.sin(minute / 20) / 2);
        const now = isOut ? Math.min(0.5, test.rate * 20) : usual;
        const of = visits * test.part;
        test.before = Math.exp(test.evidence.log());
        const [live, canary] = test.fault ?? [now, now];
        test.evidence.add(drawn(random, of * share, of * (1 - share), [canary, live]));
      }
      if (tested.some(({ evidence }) => evidence.log() >= Math.log(enough)))
        return { ...plan, end: 'withdrawn' };
      if (minute + 1 < least) continue;
      const isDelayed = tested.some(({ evidence, before }) => waits(Math.exp(evidence.log()), before));
      if (minute + 1 === least && isDelayed) plan.delayed += 1;
      if (minute > minutesOfDay) return { ...plan, end: 'waiting' };
      if (isDelayed) continue;
      plan.minutes += minute + 1;
      plan.least += least;
      break;
    }
  }
  return { ...plan, end: 'live' };
}

/** Visits of the canary until a worse failure rate is noticed, in each of the releases, fewest first. */
export function noticed(releases: number, [live, canary]: Fault, share: number, seed = 2): number[] {
  const random = seeded(seed);
  return Array.from({ length: releases }, () => {
    const evidence = createEvidence();
    let visits = 0;
    while (evidence.log() < Math.log(enough) && visits < 1_000_000) {
      const block = drawn(random, 20, (20 * (1 - share)) / share, [canary, live]);
      visits += block.canary.visits;
      evidence.add(block);
    }
    return visits;
  }).sort((one, other) => one - other);
}
