export type AskedFor = {
  url: string;
  /** Address of the file that asked for it; null for the first one. */
  by: string | null;
};

/** How many files came one after another because each was named by the one before. */
export function longestChain(asked: readonly AskedFor[]): number {
  const depths = new Map<string, number>();
  for (const { url, by } of asked) {
    // The first who asks counts: what is asked for again is there already.
    if (!depths.has(url)) depths.set(url, (depths.get(by ?? '') ?? 0) + 1);
  }
  return Math.max(0, ...depths.values());
}
