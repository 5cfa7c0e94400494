export type Spread = {
  median: number;
  /** Quarter of the values below, quarter above. */
  low: number;
  high: number;
};

/** @throws Error without values */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: at(sorted, 0.5), low: at(sorted, 0.25), high: at(sorted, 0.75) };
}

/** The same figure of two lists of rounds, as ratios of the rounds that ran next to each other. */
export function ratiosOf(ours: readonly number[], theirs: readonly number[]): Spread {
  return spreadOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

function at(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('There are no values.');
  return below + (above - below) * (place - Math.floor(place));
}
