/** The answer of several calls for one list: what succeeded, or 404 when nothing did (§7, Q-019). */
export type Aggregate<Item> = { status: 200; items: readonly Item[] } | { status: 404 };

/**
 * Joins lists that need one call each.
 *
 * @param calls none at all is an empty success
 * @returns never rejects
 */
export async function aggregate<Item>(calls: readonly Promise<readonly Item[]>[]): Promise<Aggregate<Item>> {
  const answers = await Promise.allSettled(calls);
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  return answers.length > 0 && lists.length === 0 ? { status: 404 } : { status: 200, items: lists.flat() };
}
