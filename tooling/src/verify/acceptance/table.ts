import type { TestResult } from '../test/results';

export type AcceptanceRow = { id: string; title: string; tests: readonly TestResult[] };

/**
 * Joins the acceptance map with the titles of tests: a test covers an id when its title starts with it.
 *
 * @param map id to one-line title
 */
export function acceptanceTable(
  map: Readonly<Record<string, string>>,
  results: readonly TestResult[],
): AcceptanceRow[] {
  return Object.entries(map).map(([id, title]) => ({
    id,
    title,
    tests: results.filter((result) => idsOf(result.title).includes(id)),
  }));
}

/** `W-001 W-002 lists …` covers both ids. */
export function idsOf(title: string): string[] {
  const start = /^((?:[A-Z]-\d{3}[ ,]*)+)/.exec(title)?.[1] ?? '';
  return start.match(/[A-Z]-\d{3}/g) ?? [];
}
