import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../package-manifest';
import { root, varFolder } from '../root';
import { batches, type Batch } from './mutated';
import { keepScores, scoresOf } from './mutation-results';
import { hashOfFiles } from './source-state';

const beside = (name: string) => path.join(import.meta.dirname, name);
const folder = path.join(varFolder, 'mutation');

/**
 * Changes files, one place at a time, in a copy, and runs the tests that know them (Stryker). A later
 * run does again only what changed since.
 *
 * @param wanted starts of the paths of the files, for example `mf-wallet` or `shell/src/remote-view/`; none is
 *   everything
 */
export async function mutate(wanted: readonly string[]): Promise<number> {
  fs.mkdirSync(folder, { recursive: true });
  for (const start of wanted)
    if (batches([start]).length === 0) throw new Error(`No file is on the list of mutations: ${start}`);
  const all = batches(wanted.length > 0 ? wanted : undefined);
  let code = 0;
  for (const batch of all) code = Math.max(code, await runBatch(batch));
  return code;
}

async function runBatch(batch: Batch): Promise<number> {
  const place = path.join(folder, `${batch.name}.${batch.kind}`);
  const config = `${place}.config.json`;
  const report = `${place}.json`;
  fs.rmSync(report, { force: true });
  linkSharedStyles(path.join(folder, batch.name));
  fs.writeFileSync(config, JSON.stringify(configOf(batch, place)));
  const before = hashes(batch.name);
  const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const child = spawn(process.execPath, [stryker, 'run', config], {
    cwd: path.join(root, batch.name),
    env: { ...process.env, TEST_DATABASE_URL: undefined, CI: undefined, TEST_WAIT_MS: '1500' },
    stdio: 'inherit',
  });
  await once(child, 'exit');
  const code = child.exitCode ?? 1;
  if (!fs.existsSync(report)) return code;
  // A file that was changed meanwhile, or whose tests were, is not the one that was measured.
  const isSame = (file: string) => before.get(file) === hashOfFiles([file]);
  const scores = scoresOf(batch.name, readJson(report), batch.files);
  const measured = scores.filter(({ file, tests }) => [file, ...tests].every(isSame));
  keepScores(batch.name, measured);
  const changed = scores.filter((score) => !measured.includes(score)).map(({ file }) => file);
  if (changed.length === 0) return code;
  console.error(`Changed during the run, their results are not kept:\n${changed.join('\n')}`);
  return 1;
}

/** The sandbox reads the tokens of shared-ui beside it: a copy of it finds them there too. */
function linkSharedStyles(copies: string): void {
  const link = path.join(copies, 'shared-ui');
  fs.mkdirSync(copies, { recursive: true });
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.join(root, 'shared-ui'), link);
}

/** Hashes of all sources and tests of a package, by file. */
const hashes = (name: string) =>
  new Map(
    fs
      .readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(name, 'src', file))
      .map((file) => [file, hashOfFiles([file])]),
  );

/**
 * Tests that say nothing of the files of a kind, take too long to run once for each change, or read what a copy of the
 * package does not have.
 */
const leftOut: Readonly<Record<Batch['kind'], readonly string[]>> = {
  rules: ['db\\.test', 'answers\\.test', 'stress\\.test'],
  components: ['answers\\.test', 'stress\\.test'],
  database: ['stress\\.test', 'partners/(?:example|shop)\\.db\\.test'],
};

function configOf({ name, kind, files }: Batch, place: string): object {
  return {
    testRunner: 'covering-tests',
    plugins: ['@stryker-mutator/jest-runner', beside('stryker-runner.js'), beside('stryker-ignored.js')],
    ignorers: ['other-checks'],
    mutate: files,
    coverageAnalysis: 'perTest',
    // What is made once, when a file is loaded, would need every test of the package, each time.
    ignoreStatic: true,
    concurrency: 2,
    // A busy machine is slow: that is no sign that a test noticed.
    timeoutMS: 15_000,
    dryRunTimeoutMinutes: 15,
    tempDirName: `../var/mutation/${name}`,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `${place}.json` },
    incremental: true,
    incrementalFile: `${place}.incremental.json`,
    jest: {
      // Tests of a running sandbox import nothing of it.
      enableFindRelatedTests: kind !== 'database',
      configFile: 'jest.config.js',
      config: {
        testEnvironment: beside(name === 'sandbox' ? 'open-sandbox.cjs' : 'open-jsdom.cjs'),
        testPathIgnorePatterns: [
          '/node_modules/',
          ...leftOut[kind],
          ...(kind === 'rules' && name.startsWith('mf-') ? ['\\.test\\.tsx'] : []),
          ...withOwnEnvironment(path.join(root, name, 'src')),
        ],
      },
    },
  };
}

/** Stryker learns nothing from a test file that names the environment it runs in. */
const withOwnEnvironment = (sources: string) =>
  fs
    .readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => fs.readFileSync(path.join(sources, file), 'utf8').startsWith('/** @jest-environment'))
    .map((file) => file.replaceAll('.', '\\.'));
