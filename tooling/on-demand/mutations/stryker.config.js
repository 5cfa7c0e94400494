import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const beside = (name) => path.join(import.meta.dirname, name);
const faults = (name) => path.join(import.meta.dirname, '../../src/verify/faults', name);
const name = path.basename(process.cwd());
const remoteFiles = [
  'src/**/*{-rules,-state}.ts',
  'src/**/{machine,order-status,card-status,use-*}.ts',
  'src/**/*.tsx',
];

/** By package: the score below which a run fails (a point below the last one), and the files that are changed. */
const { floor, mutate = remoteFiles } = JSON.parse(fs.readFileSync(faults('mutated.json'), 'utf8'))[name];

/** Tests and texts are no sources; entry points run in the browser only. */
const noSources = [
  '!src/**/*.{test,stories,d}.{ts,tsx}',
  '!src/**/testing/**',
  '!src/**/*strings.ts',
  '!src/**/{main,start-frame,start-inline,start-site,start-wallet}.tsx',
];

/** Tests that take too long to run once for each change, or read what a copy of the package does not have. */
const leftOut = {
  sandbox: ['partners/(?:example|shop)\\.db\\.test'],
  tooling: ['in-page/'],
}[name] ?? ['answers\\.test'];

/** Stryker learns nothing from a test file that names the environment it runs in; in tooling all name the same. */
const withOwnEnvironment = () =>
  fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => fs.readFileSync(path.join('src', file), 'utf8').startsWith('/** @jest-environment'))
    .map((file) => file.replaceAll('.', '\\.'));
const environments = { sandbox: 'open-sandbox.cjs', tooling: 'open-node.cjs' };
const reports = `../var/reports/mutations/${name}`;

/** Stryker's configuration of the package in whose folder it runs. */
export default {
  testRunner: 'covering-tests',
  plugins: [
    fileURLToPath(import.meta.resolve('@stryker-mutator/jest-runner')),
    beside('stryker-runner.js'),
    beside('stryker-ignored.js'),
  ],
  ignorers: ['other-checks'],
  mutate: [...mutate, ...noSources],
  thresholds: { high: 95, low: floor ?? 80, break: floor },
  coverageAnalysis: 'perTest',
  // What is made once, when a file is loaded, would need every test of the package, each time.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is slow: that is no sign that a test noticed.
  timeoutMS: 15_000,
  dryRunTimeoutMinutes: 15,
  tempDirName: `../var/mutation/${name}`,
  reporters: ['html', 'json', 'clear-text', 'progress-append-only'],
  clearTextReporter: { reportMutants: false, reportTests: false },
  htmlReporter: { fileName: `${reports}.html` },
  jsonReporter: { fileName: `${reports}.json` },
  incremental: true,
  incrementalFile: `../var/mutation/${name}.incremental.json`,
  // In the copy; no shell reads it.
  ...(name === 'tooling' && {
    buildCommand: 'find src -name *.test.ts -exec sed -i /@jest-environment/d {} +',
  }),
  jest: {
    // Tests of a running sandbox import nothing of it.
    enableFindRelatedTests: name !== 'sandbox',
    configFile: 'jest.config.js',
    config: {
      testEnvironment: faults(environments[name] ?? 'open-jsdom.cjs'),
      testPathIgnorePatterns: [
        '/node_modules/',
        'stress\\.test',
        ...leftOut,
        ...(name === 'tooling' ? [] : withOwnEnvironment()),
      ],
    },
  },
};
