import { createEvidence, type Block } from './evidence';
import { enough, metrics } from './metrics';
import { seeded } from './seeded';

type Random = () => number;

/** A run of equal releases against the rule; every minute is a look. */
export type Outcome = { releases: number; withdrawn: number };

const steps = [0.05, 0.25];
/** Failures of devices that fail always, and the addresses that one of them has. */
const ofSuchDevices = 0.2;
const addresses = 3;

/**
 * Releases that are as good as what is live: failure rates from 0.05 % to 5 % that move with the hour, 20 to 2,000 visits
 * a minute, steps of 10 to 60 minutes. In every tenth an outage hits both versions. A fifth of the failures are of
 * devices that fail always and count three times, because they change their address: in practice visits are not quite
 * independent. Nothing else (addresses, numbers of visits)
 * holds a withdrawal back.
 */
export function goodReleases(releases: number, seed = 1): Outcome {
  const random = seeded(seed);
  let withdrawn = 0;
  for (let release = 0; release < releases; release += 1) if (isWithdrawn(random)) withdrawn += 1;
  return { releases, withdrawn };
}

function isWithdrawn(random: Random): boolean {
  const visits = between(random, 20, 2_000);
  const minutes = Math.round(between(random, 10, 60));
  const outage = random() < 0.1 ? Math.floor(random() * minutes) : -10;
  const tested = metrics.map(({ kind, among }) => ({
    rate: kind === 'slow' ? 0.25 : between(random, 0.0005, 0.05),
    part: { all: 1, cold: 0.4, warm: 0.6 }[among],
    evidence: createEvidence(),
  }));
  for (const share of steps)
    for (let minute = 0; minute < minutes; minute += 1)
      for (const { rate, part, evidence } of tested) {
        const isOut = minute >= outage && minute < outage + 5;
        const now = isOut ? Math.min(0.5, rate * 20) : rate * (1 + Math.sin(minute / 20) / 2);
        evidence.add(drawn(random, visits * part * share, visits * part * (1 - share), [now, now]));
        if (evidence.log() >= Math.log(enough)) return true;
      }
  return false;
}

/** Visits of the canary until a worse failure rate is noticed, in each of the releases, fewest first. */
export function noticed(
  releases: number,
  [live, canary]: readonly [number, number],
  share: number,
  seed = 2,
): number[] {
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

/** The visits of one minute. */
function drawn(
  random: Random,
  canary: number,
  live: number,
  [canaryRate, liveRate]: readonly [number, number],
): Block {
  const count = (mean: number, rate: number) => {
    const visits = Math.floor(mean + random());
    return { visits, failed: failures(random, visits, rate) };
  };
  return { canary: count(canary, canaryRate), live: count(live, liveRate) };
}

/** A part of them comes from devices with several addresses that fail at each visit. */
function failures(random: Random, visits: number, rate: number): number {
  const devices = binomial(random, Math.floor(visits / addresses), rate * ofSuchDevices);
  return Math.min(visits, devices * addresses + binomial(random, visits, rate * (1 - ofSuchDevices)));
}

/** Evenly over orders of magnitude. */
const between = (random: Random, low: number, high: number) => low * (high / low) ** random();

function binomial(random: Random, visits: number, rate: number): number {
  const mean = visits * rate;
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.min(visits, Math.round(mean + normal * Math.sqrt(mean * (1 - rate)))));
  }
  // Steps from one failure to the next.
  let failed = 0;
  for (let at = 0; ; failed += 1) {
    at += Math.floor(Math.log(1 - random()) / Math.log1p(-rate)) + 1;
    if (at > visits) return failed;
  }
}
