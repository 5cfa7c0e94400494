import fs from 'node:fs';
import path from 'node:path';
import { simulationReport } from './canary/simulation-report';
import { reportsFolder } from '../process/root';

/** Plays releases against the rule of `watch`. @returns the name of the report about it */
export function simulate(releases: number): string {
  const file = path.join(reportsFolder, 'canary.md');
  fs.mkdirSync(reportsFolder, { recursive: true });
  fs.writeFileSync(file, simulationReport(releases));
  return file;
}
