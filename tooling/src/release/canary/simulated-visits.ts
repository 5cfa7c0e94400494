import type { Block } from './evidence';

// As in evidence.ts.
const { cos, floor, log, log1p, max, min, PI, round, sqrt } = Math;

export type Random = () => number;

/** Failures of devices that fail always, and the addresses that one of them has. */
const ofSuchDevices = 0.2;
const addresses = 3;

/** The visits of one minute, with the failure rates of canary and live. */
export function drawn(
  random: Random,
  canary: number,
  live: number,
  [canaryRate, liveRate]: readonly [number, number],
): Block {
  const count = (mean: number, rate: number) => {
    const visits = floor(mean + random());
    return { visits, failed: failures(random, visits, rate) };
  };
  return { canary: count(canary, canaryRate), live: count(live, liveRate) };
}

/** A part of them comes from devices with several addresses that fail at each visit. */
function failures(random: Random, visits: number, rate: number): number {
  const devices = binomial(random, floor(visits / addresses), rate * ofSuchDevices);
  return min(visits, devices * addresses + binomial(random, visits, rate * (1 - ofSuchDevices)));
}

/** Evenly over orders of magnitude. */
export const between = (random: Random, low: number, high: number) => low * (high / low) ** random();

function binomial(random: Random, visits: number, rate: number): number {
  const mean = visits * rate;
  if (mean > 30) {
    const normal = sqrt(-2 * log(1 - random())) * cos(2 * PI * random());
    return max(0, min(visits, round(mean + normal * sqrt(mean * (1 - rate)))));
  }
  if (rate === 0) return 0;
  // Steps from one failure to the next.
  let failed = 0;
  for (let at = 0; ; failed += 1) {
    at += floor(log(1 - random()) / log1p(-rate)) + 1;
    if (at > visits) return failed;
  }
}
