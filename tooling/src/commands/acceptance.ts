import path from 'node:path';
import * as z from 'zod/mini';
import { acceptanceTable, type AcceptanceRow } from '../verify/acceptance/table';
import { readJson } from '../process/package-manifest';
import { root } from '../process/root';
import { jestResults, readBrowserResults, readJestResults } from '../verify/test/results';

const acceptanceMap = z.record(z.string(), z.string());

/** `npm run acceptance`: every acceptance id with its tests and their last results; fails when an id has no test. */
export function acceptance(): Promise<void> {
  const map = acceptanceMap.parse(readJson(path.join(root, 'e2e/acceptance.json')));
  const rows = acceptanceTable(map, [...readJestResults(jestResults), ...readBrowserResults()]);
  for (const row of rows) console.log(`${row.id}  ${stateOf(row).padEnd(8)}  ${row.title}`);
  const without = rows.filter(({ tests }) => tests.length === 0);
  const failing = rows.filter((row) => stateOf(row) === 'failed');
  console.log(
    `\n${rows.length - without.length} of ${rows.length} ids have a test, ${failing.length} failed in the last run.`,
  );
  process.exitCode = without.length + failing.length > 0 ? 1 : 0;
  return Promise.resolve();
}

function stateOf({ tests }: AcceptanceRow): string {
  if (tests.length === 0) return 'no test';
  return tests.every(({ passed }) => passed) ? 'passed' : 'failed';
}
