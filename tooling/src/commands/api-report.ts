import fs from 'node:fs';
import path from 'node:path';
import { apiReport, firstDifference, reportedPackages, reportFile } from '../api-report/api-report';
import { root } from '../root';
import { runTool } from '../test/run-process';

/** `npm run api-report`: writes down the public API of the shared packages, for a review to see what changes. */
export async function writeApiReports(): Promise<void> {
  if ((await runTool('typescript/bin/tsc', ['-b', ...reportedPackages])) !== 0)
    throw new Error('The shared packages do not compile.');
  for (const name of reportedPackages) fs.writeFileSync(placeOf(name), reportOf(name));
}

/**
 * Compares the reports with what is compiled.
 *
 * @returns whether they are the same
 */
export function checkApiReports(): boolean {
  const changed = reportedPackages.filter((name) => {
    const [before, after] = [fs.readFileSync(placeOf(name), 'utf8'), reportOf(name)];
    if (before === after) return false;
    console.error(`The public API of ${name} changed, ${firstDifference(before, after)}`);
    return true;
  });
  if (changed.length > 0)
    console.error('Read docs/contract.md, then run "npm run api-report" and commit the report.');
  return changed.length === 0;
}

const placeOf = (name: string) => path.join(root, name, reportFile);
const reportOf = (name: string) => apiReport(path.join(root, name), path.join(root, '.tsbuild', name));
