import fs from 'node:fs';
import path from 'node:path';
import { keptBuilds, unpackKept } from '../kept/kept-builds';
import { reportFile } from './api-report';
import type { VersionedReport } from './compare-reports';

/**
 * The report of the last release of a package, as the repository keeps it.
 *
 * @param kept folder of the kept releases; that of this repository by default
 * @returns null when none is kept
 */
export function releasedReport(name: string, kept?: string): VersionedReport | null {
  const folder = unpackKept(name, kept);
  if (!folder) return null;
  const report = fs.readFileSync(path.join(folder, reportFile), 'utf8');
  fs.rmSync(folder, { recursive: true });
  return { version: keptBuilds(kept)[name]?.version ?? '', report };
}
