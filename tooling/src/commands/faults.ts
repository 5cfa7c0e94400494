import fs from 'node:fs';
import path from 'node:path';
import { browserFaults, keepResults, unitFaults } from '../faults/fault-results';
import { faultPage } from '../faults/fault-table';
import { faultState, keptBrowserResults, keptUnitResults } from '../faults/fault-state';
import { mutate } from '../faults/mutation-run';
import { keptResult, observedFolder, playObserved, rehearsalPage } from '../rehearsal/rehearsal-page';
import { root } from '../root';
import { buildAndRunPlaywright } from './browser-tests';
import { browserResults, resultsFolder } from '../test/results';
import { runTool } from '../test/run-process';

const all = { MRW_FAULTS: 'all' };
const unitResults = path.join(resultsFolder, 'faults-unit.json');

/**
 * Jest files that run more rounds when everything is asked for, and those that hold the lists of hostile
 * texts against a reader.
 */
const stressTests = [
  ...['stress.test', 'retry-reads', 'http/answers', 'shared-contracts/src/links', 'text-fields'],
  ...['hostile-storage', 'hostile-visits', 'guest/draft', 'stored-draft', 'pending-code', 'stored-key'],
  ...['card-record', 'login-landing/landing', 'sign-on-address', 'redirect-allow-list', 'address-ids'],
  'shared-contracts/src/messages',
];
const specs = ['faults/', 'federation/'];

const parts: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  unit: async () => {
    const code = await runTool(
      'jest/bin/jest.js',
      ['--json', `--outputFile=${unitResults}`, '--maxWorkers=2', '--testTimeout=900000', ...stressTests],
      all,
    );
    keepResults(keptUnitResults, unitFaults(unitResults), true);
    return code;
  },
  browser: async (args) => {
    const code = await buildAndRunPlaywright(args.length > 0 ? args : specs, all);
    keepResults(keptBrowserResults, browserFaults(browserResults), args.length === 0);
    return code;
  },
  mutations: mutate,
  releases: async () => {
    fs.rmSync(observedFolder, { recursive: true, force: true });
    const code = await buildAndRunPlaywright(['rehearsal/', '--fully-parallel'], all);
    playObserved(today());
    await writePage('docs/rehearsal.md', rehearsalPage(keptResult()));
    return code;
  },
  table: () => Promise.resolve(0),
};

/**
 * `npm run faults`: everything that goes wrong, and every change of a rule or a component; hours in all.
 * `npm run faults -- browser fault-matrix`, `-- mutations shell/src/remote-view`: one part of it. Each ends with a new docs/faults.md of the last results.
 */
export async function faults([part, ...args]: string[]): Promise<void> {
  for (const folder of [resultsFolder, path.dirname(keptUnitResults)])
    fs.mkdirSync(folder, { recursive: true });
  const chosen = part === undefined ? Object.values(parts) : [parts[part]];
  let code = 0;
  for (const run of chosen) {
    if (!run) throw new Error(`npm run faults -- ${Object.keys(parts).join(' | ')}`);
    code = Math.max(code, await run(args));
  }
  await writePage('docs/faults.md', faultPage({ day: today(), ...faultState() }));
  process.exitCode = code;
}

const today = () => new Date().toISOString().slice(0, 10);

async function writePage(file: string, text: string): Promise<void> {
  fs.writeFileSync(path.join(root, file), text);
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', file]);
}
