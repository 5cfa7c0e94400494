/**
 * Whether a file of a folder came over the network in this visit. Without proof that all were cached it did: a file that
 * failed has no content.
 */
export function isCold({ performance }: Window, base: string): boolean {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry.name.startsWith(base));
  return (
    files.length === 0 ||
    files.some(({ transferSize, decodedBodySize }) => transferSize > 0 || decodedBodySize === 0)
  );
}
