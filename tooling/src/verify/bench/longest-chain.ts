export type AskedFor = {
  url: string;
  /** Address of the file that asked for it; null for the first one. */
  by: string | null;
};

/** For each file how many came one after another because each was named by the one before, itself included. */
export function depthsOf(asked: readonly AskedFor[]): ReadonlyMap<string, number> {
  const depths = new Map<string, number>();
  for (const { url, by } of asked) {
    // The first request counts: a repeated one is served from the cache.
    if (!depths.has(url)) depths.set(url, (depths.get(by ?? '') ?? 0) + 1);
  }
  return depths;
}

/** The longest of these chains. */
export const longestChain = (asked: readonly AskedFor[]): number => Math.max(0, ...depthsOf(asked).values());
