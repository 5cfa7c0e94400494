import fs from 'node:fs';
import path from 'node:path';
import { mutate } from '../verify/faults/mutation-run';
import { reportsFolder } from '../process/root';
import { runTool } from '../process/run-process';
import { UsageError } from '../process/usage-error';
import { buildAndRunPlaywright } from './browser-tests';

const all = { MRW_FAULTS: 'all' };

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
  unit: () => {
    fs.mkdirSync(reportsFolder, { recursive: true });
    const output = `--outputFile=${path.join(reportsFolder, 'faults-unit.json')}`;
    const limits = ['--maxWorkers=2', '--testTimeout=900000'];
    return runTool('jest/bin/jest.js', ['--json', output, ...limits, ...stressTests], all);
  },
  browser: (args) =>
    buildAndRunPlaywright(args.length > 0 ? args : specs, { ...all, MRW_REPORT: 'faults-browser' }),
  mutations: mutate,
  releases: (args) =>
    buildAndRunPlaywright(['rehearsal/', '--fully-parallel', ...args], { ...all, MRW_REPORT: 'rehearsal' }),
};

/**
 * `npm run faults`: everything that goes wrong, and every change of a rule or a component; hours in all, reports in
 * var/reports. `npm run faults -- browser fault-matrix`, `-- mutations mf-wallet`: one part of it.
 */
export async function faults([part, ...args]: string[]): Promise<void> {
  const chosen = part === undefined ? Object.values(parts) : [parts[part]];
  let code = 0;
  for (const run of chosen) {
    if (!run) throw new UsageError(`npm run faults -- ${Object.keys(parts).join(' | ')}`);
    code = Math.max(code, await run(args));
  }
  process.exitCode = code;
}
