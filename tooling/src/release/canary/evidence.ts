// The simulation takes some 10^9 of them, and a lookup in the global object of a test takes longer than they do.
const { exp, log } = Math;

/** Visits of one version in one window, and how many of them failed by one metric. */
export type Count = { visits: number; failed: number };

/** Visits of canary and live in the same window. */
export type Block = { canary: Count; live: Count };

/** Failure rates that the alternatives pair: live at one of them, the canary at a higher one. */
const rates = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 0.95];

/** Rates with the logarithms of failure and of success. */
const alternatives = rates.flatMap((live) =>
  rates
    .filter((canary) => canary > live)
    .map((canary) => ({
      canary,
      live,
      canaryFailed: log(canary),
      canaryFine: log(1 - canary),
      liveFailed: log(live),
      liveFine: log(1 - live),
    })),
);

/**
 * Part of the weight that is spread over all alternatives again after each block: rates change with the hour, and after
 * an outage that hits both versions the rates of before count again.
 */
const spread = 0.01;

export type Evidence = {
  add(block: Block): void;
  /** Natural logarithm of the evidence that the canary fails more often; 0 before the first block. */
  log(): number;
};

/**
 * Sequential test of "the canary fails at most as often as live", with a rate of failures that may differ in each block.
 *
 * For each block and alternative the likelihood ratio of (canary, live) against their average rate, weighted by visits,
 * is an e-variable: its mean is at most 1 whatever the common rate is (Turner, Ly, Grünwald: Generic E-variables for
 * exact sequential k-sample tests that allow for optional stopping, Journal of Statistical Planning and Inference 230,
 * 2024), and less when the canary is the better one. Averages with weights from earlier blocks keep the mean, and so
 * does the product over blocks. By the inequality of Ville the product ever reaches 1/α with a probability of at most
 * α: the test may be looked at after each block and be stopped at any time.
 */
export function createEvidence(): Evidence {
  const count = alternatives.length;
  const weights = new Float64Array(count).fill(1 / count);
  const each = new Float64Array(count);
  let total = 0;
  return {
    add: (block) => {
      // Without a counterpart there is nothing to compare.
      if (block.canary.visits === 0 || block.live.visits === 0) return;
      let sum = 0;
      const largest = ratioLogs(block, each);
      for (let index = 0; index < count; index += 1) {
        weights[index] = (weights[index] ?? 0) * exp((each[index] ?? 0) - largest);
        sum += weights[index] ?? 0;
      }
      total += largest + log(sum);
      for (let index = 0; index < count; index += 1)
        weights[index] = ((1 - spread) * (weights[index] ?? 0)) / sum + spread / count;
    },
    log: () => total,
  };
}

/** Writes the logarithm of each alternative's likelihood ratio. @returns the largest one */
function ratioLogs({ canary, live }: Block, into: Float64Array): number {
  const visits = canary.visits + live.visits;
  const failed = canary.failed + live.failed;
  let largest = -Infinity;
  let index = 0;
  for (const alternative of alternatives) {
    const average = (canary.visits * alternative.canary + live.visits * alternative.live) / visits;
    const ratio =
      canary.failed * alternative.canaryFailed +
      (canary.visits - canary.failed) * alternative.canaryFine +
      live.failed * alternative.liveFailed +
      (live.visits - live.failed) * alternative.liveFine -
      failed * log(average) -
      (visits - failed) * log(1 - average);
    into[index] = ratio;
    index += 1;
    if (ratio > largest) largest = ratio;
  }
  return largest;
}
