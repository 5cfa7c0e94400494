/** The answer of several calls for one list: what succeeded, or 404 when nothing did (§7, Q-019). */
export type Aggregate<Item> =
  /** `complete`: no call failed. */
  { status: 200; items: readonly Item[]; complete: boolean } | { status: 404 };

/**
 * Joins lists that need one call each.
 *
 * @param calls none at all is an empty success
 * @returns never rejects
 */
export async function aggregate<Item>(calls: readonly Promise<readonly Item[]>[]): Promise<Aggregate<Item>> {
  // Promise.allSettled is missing in the oldest browsers that are supported.
  const answers = await Promise.all(calls.map((call) => call.catch(() => null)));
  const lists = answers.filter((answer) => answer !== null);
  if (answers.length > 0 && lists.length === 0) return { status: 404 };
  return { status: 200, items: lists.flat(), complete: lists.length === answers.length };
}
