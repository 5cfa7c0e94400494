import path from 'node:path';
import { keptFolder } from '../test/results';
import { keptResults, type FaultResult } from './fault-results';
import type { FaultRun, Measured } from './fault-table';
import { batches } from './mutated';
import { isOutdated, keptScores } from './mutation-results';
import { hashOfFiles } from './source-state';

export const keptUnitResults = path.join(keptFolder, 'faults/unit.json');
export const keptBrowserResults = path.join(keptFolder, 'faults/browser.json');

/** All that was measured, as far as it still is about the sources of today. */
export function faultState(): Omit<FaultRun, 'day'> {
  const tests = [...keptResults(keptUnitResults), ...keptResults(keptBrowserResults)];
  const all = batches();
  const mutations = [...new Set(all.map(({ name }) => name))].map((name) => {
    const listed = new Set(
      all
        .filter((batch) => batch.name === name)
        .flatMap((batch) => batch.files.map((file) => `${name}/${file}`)),
    );
    const files = keptScores([name])
      .filter(({ file }) => listed.has(file))
      .map((score): Measured => ({ ...score, outdated: isOutdated(score) }));
    return { name, files, unmeasured: listed.size - files.length };
  });
  const scores = mutations.flatMap(({ files }) => files);
  const outdated = [
    ...tests.filter(isOfOtherTest).map(({ file }) => file || 'unit tests'),
    ...scores.filter((score) => score.outdated).map(({ file }) => file),
  ];
  return { tests, mutations, outdated: [...new Set(outdated)].sort() };
}

const isOfOtherTest = ({ file, sources }: FaultResult) => sources !== hashOfFiles([file]);
