export type PointsChange = {
  /** Signed points. */
  change: number;
  /** The balance after it; null until it was read. */
  now: number | null;
};

/**
 * What an action did to the points: the difference of two readings, until the second one what is known of the action.
 *
 * @param before the balance before the action, null when it was unknown
 * @param balance the last reading
 * @param expected signed points of the action
 */
export function changeOf(before: number | null, balance: number | null, expected: number): PointsChange {
  if (before === null || balance === null || balance === before) return { change: expected, now: null };
  return { change: balance - before, now: balance };
}
