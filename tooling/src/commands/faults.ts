import fs from 'node:fs';
import path from 'node:path';
import { buildAll } from '../build/build-all';
import { browserFaults, keepResults, keptResults, unitFaults } from '../faults/fault-results';
import { faultPage } from '../faults/fault-table';
import { readGuards } from '../faults/check-guards';
import { runGuards } from '../faults/guards';
import { mutated } from '../faults/mutated';
import { mutatePackage, mutationScores } from '../faults/mutations';
import { root } from '../root';
import { ensureBrowser } from '../test/ensure-browser';
import { browserResults, keptFolder, resultsFolder } from '../test/results';
import { runTool } from '../test/run-process';

const all = { MRW_FAULTS: 'all' };
const unitResults = path.join(resultsFolder, 'faults-unit.json');
const kept = path.join(keptFolder, 'faults');
const keptUnitResults = path.join(kept, 'unit.json');
const keptBrowserResults = path.join(kept, 'browser.json');

/**
 * Jest files that run more rounds when everything is asked for, and those that hold the lists of hostile
 * texts against a reader.
 */
const storms = [
  ...['storm.test', 'repeated-reads', 'http/answers', 'shared-contracts/src/links', 'text-fields'],
  ...['hostile-storage', 'hostile-visits', 'guest/draft', 'stored-draft', 'pending-code', 'stored-key'],
  ...['card-record', 'login-landing/landing', 'sign-on-address', 'redirect-allow-list', 'address-ids'],
  'shared-contracts/src/messages',
];
const specs = ['faults/', 'federation/'];

const parts: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  unit: async () => {
    const code = await runTool(
      'jest/bin/jest.js',
      ['--json', `--outputFile=${unitResults}`, '--maxWorkers=2', '--testTimeout=900000', ...storms],
      all,
    );
    keepResults(keptUnitResults, unitFaults(unitResults), true);
    return code;
  },
  browser: async (args) => {
    await ensureBrowser();
    await buildAll([], console.log);
    const code = await runTool(
      '@playwright/test/cli.js',
      ['test', '-c', 'e2e', ...(args.length > 0 ? args : specs)],
      all,
    );
    keepResults(keptBrowserResults, browserFaults(browserResults), args.length === 0);
    return code;
  },
  guards: runGuards,
  mutations: async (names) => {
    const codes: number[] = [];
    for (const name of names.length > 0 ? names : Object.keys(mutated)) codes.push(await mutatePackage(name));
    return Math.max(...codes);
  },
  table: () => Promise.resolve(0),
};

/**
 * `npm run faults`: everything that goes wrong, every rule taken out, every change of a rule; hours in all.
 * `npm run faults -- browser fault-matrix`: one part of it. Each ends with a new docs/faults.md of the last results.
 */
export async function faults([part, ...args]: string[]): Promise<void> {
  for (const folder of [resultsFolder, kept]) fs.mkdirSync(folder, { recursive: true });
  const chosen = part === undefined ? Object.values(parts) : [parts[part]];
  let code = 0;
  for (const run of chosen) {
    if (!run) throw new Error(`npm run faults -- ${Object.keys(parts).join(' | ')}`);
    code = Math.max(code, await run(args));
  }
  const page = faultPage({
    day: new Date().toISOString().slice(0, 10),
    tests: [...keptResults(keptUnitResults), ...keptResults(keptBrowserResults)],
    guards: readGuards(),
    mutations: mutationScores(),
  });
  fs.writeFileSync(path.join(root, 'docs/faults.md'), page);
  await runTool('prettier/bin/prettier.cjs', ['--write', '--log-level', 'warn', 'docs/faults.md']);
  process.exitCode = code;
}
