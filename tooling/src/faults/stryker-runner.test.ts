/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Run = { testFilter: string[]; sandboxFileName: string };
type Runner = {
  dryRun(options: object): Promise<unknown>;
  mutantRun(options: Run): Promise<unknown>;
};

/** Jest as Stryker runs it: what was run, and how it ended. */
const runs: { testFiles: string[]; testFilter: string[] }[] = [];
const ends = new Map<string, object>();
const tests = [
  { id: 'very slow', fileName: '/copy/other/very-slow.test.ts', timeSpentMs: 15_000 },
  { id: 'slow', fileName: '/copy/other/slow.test.ts', timeSpentMs: 900 },
  { id: 'quick', fileName: '/copy/other/quick.test.ts', timeSpentMs: 5 },
  { id: 'quick too', fileName: '/copy/other/quick.test.ts', timeSpentMs: 5 },
  { id: 'beside', fileName: '/copy/feature/beside.test.ts', timeSpentMs: 5000 },
];

jest.mock('@stryker-mutator/api/plugin', () => ({
  declareFactoryPlugin: (_: string, __: string, factory: unknown) => ({ factory }),
  PluginKind: {},
}));
jest.mock('@stryker-mutator/jest-runner', () => ({ strykerPlugins: [{}] }));

function jestRunner() {
  let filter: string[] = [];
  const jestTestAdapter = {
    run: ({ testFiles = [] }: { testFiles?: string[] }) => {
      runs.push({ testFiles, testFilter: filter });
      return ends.get(testFiles[0] ?? '') ?? { status: 'survived', nrOfTests: filter.length };
    },
  };
  return {
    jestTestAdapter,
    dryRun: () => Promise.resolve({ status: 'complete', tests }),
    mutantRun: ({ testFilter }: Run) => {
      filter = testFilter;
      return Promise.resolve(jestTestAdapter.run({}));
    },
  };
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stryker-'));
afterAll(() => {
  fs.rmSync(folder, { recursive: true });
});

async function runnerAfterFirstRun(): Promise<Runner> {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const { strykerPlugins } = jest.requireActual<{
    strykerPlugins: [{ factory(injector: object): Runner }];
  }>('./stryker-runner.js');
  const runner = strykerPlugins[0].factory({ injectFunction: jestRunner });
  await runner.dryRun({});
  return runner;
}

beforeEach(() => {
  runs.length = 0;
  ends.clear();
});

const change = {
  testFilter: ['very slow', 'slow', 'quick', 'beside'],
  sandboxFileName: '/copy/feature/source.ts',
};

test('a change meets the tests that reach it: those beside the file, then the quickest for fifteen seconds', async () => {
  const runner = await runnerAfterFirstRun();
  await expect(runner.mutantRun(change)).resolves.toEqual({ status: 'survived', nrOfTests: 3 });
  expect(runs).toEqual([
    { testFiles: ['/copy/feature/beside.test.ts'], testFilter: ['beside'] },
    { testFiles: ['/copy/other/quick.test.ts'], testFilter: ['quick'] },
    { testFiles: ['/copy/other/slow.test.ts'], testFilter: ['slow'] },
  ]);
});

test('one file of tests runs, however slow', async () => {
  const runner = await runnerAfterFirstRun();
  await runner.mutantRun({ ...change, testFilter: ['very slow'] });
  expect(runs).toHaveLength(1);
});

test('the first file that notices a change ends its run', async () => {
  const runner = await runnerAfterFirstRun();
  ends.set('/copy/other/quick.test.ts', { status: 'killed' });
  await expect(runner.mutantRun(change)).resolves.toEqual({ status: 'killed' });
  expect(runs).toHaveLength(2);
});
