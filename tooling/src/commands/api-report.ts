import fs from 'node:fs';
import path from 'node:path';
import { apiReport, firstDifference, reportedPackages, reportFile } from '../packages/api-report/api-report';
import { compareReports } from '../packages/api-report/compare-reports';
import { releasedReport } from '../packages/api-report/released-report';
import { readManifest } from '../packages/manifest';
import { embeddingReference, referenceFile } from '../checks/embedding-reference/reference';
import { teamReference } from '../checks/team-reference/reference';
import { root } from '../process/root';
import { referenceFile as commandsFile } from './table/reference';
import { checkTypes } from '../process/run-process';

/**
 * `npm run api-report`: writes down the public API of the shared packages and of the wallet for partners.
 *
 * @param commands the reference of the commands
 */
export async function writeApiReports(commands: string): Promise<void> {
  if ((await checkTypes(reportedPackages)) !== 0) throw new Error('The shared packages do not compile.');
  for (const name of reportedPackages) fs.writeFileSync(placeOf(name), reportOf(name));
  fs.writeFileSync(path.join(root, referenceFile), embeddingReference());
  for (const [file, page] of teamReference().pages) fs.writeFileSync(path.join(root, file), page);
  fs.writeFileSync(path.join(root, commandsFile), commands);
}

/**
 * Compares the reports with what is compiled, and with those of the last release.
 *
 * @returns whether they are the same, and nothing was taken away without a new major version
 */
export function checkApiReports(): boolean {
  return [isReported(), ...reportedPackages.map(isCompatible)].every(Boolean);
}

function isCompatible(name: string): boolean {
  const released = releasedReport(name);
  if (!released) {
    console.log(`${name}: no release is kept, so its API is compared with none (skipped)`);
    return true;
  }
  const { version } = readManifest(name);
  const current = { version, report: fs.readFileSync(placeOf(name), 'utf8') };
  const faults = compareReports(released, current);
  for (const fault of faults) console.error(`${name}/${reportFile}: ${fault}`);
  if (faults.length === 0) console.log(`${name} ${version} takes nothing away from ${released.version}`);
  return faults.length === 0;
}

function isReported(): boolean {
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
