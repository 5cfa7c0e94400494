/** @jest-environment node */
import { temporaryFolder } from '../../process/testing/temporary-folder';

type Change = {
  activeMutant: { id: string };
  hitLimit?: number;
  testFilter: string[];
  sandboxFileName: string;
};
type Runner = {
  dryRun(options: object): Promise<unknown>;
  mutantRun(options: Change): Promise<unknown>;
};
type Context = { activeMutant?: string; hitCount?: number };

/** Runs of a test file: how often it was opened before, the tests, the change. */
const runs: string[] = [];
const opened = new Map<string, number>();
/** The test that fails, by path, number of openings and change. */
const failing = new Map<string, string>();
/** Runs in which the changed code is not reached. */
const notReached = new Set<string>();
const mockOpen = new Map<string, MockOpenTestFile>();

class MockOpenTestFile {
  context: Context = {};
  constructor(private readonly path: string) {
    mockOpen.set(path, this);
    opened.set(path, (opened.get(path) ?? 0) + 1);
  }

  run(names: string[], context: Context) {
    this.context = { ...context };
    const key = `${this.path} ${opened.get(this.path)} ${context.activeMutant ?? 'unchanged'}`;
    runs.push(`${key}: ${names.join(', ')}`);
    this.context.hitCount = failing.get(key) === 'endless' ? 101 : Number(!notReached.has(key));
    return Promise.resolve({ done: names, failed: failing.get(key), message: 'not equal' });
  }

  close() {
    mockOpen.delete(this.path);
    runs.push(`${this.path} closed`);
    return Promise.resolve();
  }
}

jest.mock('./open-test-file.cjs', () => ({ OpenTestFile: MockOpenTestFile, openTestFiles: mockOpen }));
jest.mock(
  '@stryker-mutator/api/plugin',
  () => ({
    declareFactoryPlugin: (_: string, __: string, factory: unknown) => ({ factory }),
    PluginKind: {},
  }),
  { virtual: true },
);
jest.mock('@stryker-mutator/jest-runner', () => ({ strykerPlugins: [{}] }), { virtual: true });

const tests = [
  { id: 'very slow', fileName: '/other/very-slow.test.ts', timeSpentMs: 15_000 },
  { id: 'slow', fileName: '/other/slow.test.ts', timeSpentMs: 900 },
  { id: 'quick', fileName: '/other/quick.test.ts', timeSpentMs: 5 },
  { id: 'quick too', fileName: '/other/quick.test.ts', timeSpentMs: 5 },
  { id: 'beside', fileName: '/feature/beside.test.ts', timeSpentMs: 5000 },
];

const folder = temporaryFolder('stryker');

async function runnerAfterFirstRun(of = tests): Promise<Runner> {
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const { strykerPlugins } = jest.requireActual<{
    strykerPlugins: [{ factory(injector: object): Runner }];
  }>('../../../on-demand/mutations/stryker-runner.js');
  const jestRunner = { dryRun: () => Promise.resolve({ status: 'complete', tests: of }) };
  const runner = strykerPlugins[0].factory({ injectFunction: () => jestRunner });
  await runner.dryRun({});
  return runner;
}

beforeEach(() => {
  runs.length = 0;
  opened.clear();
  failing.clear();
  notReached.clear();
  mockOpen.clear();
});

const change = {
  activeMutant: { id: 'a' },
  testFilter: ['very slow', 'slow', 'quick', 'beside'],
  sandboxFileName: '/feature/source.ts',
};
const quick = { ...change, testFilter: ['quick'] };

test('a change meets the tests that reach it: those beside the file, then the quickest for five seconds', async () => {
  const runner = await runnerAfterFirstRun();
  await expect(runner.mutantRun(change)).resolves.toEqual({ status: 'survived', nrOfTests: 3 });
  expect(runs).toEqual([
    '/feature/beside.test.ts 1 a: beside',
    '/other/quick.test.ts 1 a: quick',
    '/other/slow.test.ts 1 a: slow',
  ]);
});

test('one file of tests runs, however slow', async () => {
  const runner = await runnerAfterFirstRun();
  await runner.mutantRun({ ...change, testFilter: ['very slow'] });
  expect(runs).toHaveLength(1);
});

test('the first file that notices a change ends its run, and stays open if its tests pass without the change', async () => {
  const runner = await runnerAfterFirstRun();
  failing.set('/other/quick.test.ts 1 a', 'quick');
  await expect(runner.mutantRun(change)).resolves.toEqual({
    status: 'killed',
    killedBy: ['quick'],
    failureMessage: 'not equal',
    nrOfTests: 2,
  });
  await runner.mutantRun({ ...quick, activeMutant: { id: 'b' } });
  expect(runs.slice(1)).toEqual([
    '/other/quick.test.ts 1 a: quick',
    '/other/quick.test.ts 1 unchanged: quick',
    '/other/quick.test.ts 1 b: quick',
  ]);
});

test('what a change leaves behind ends with its file', async () => {
  const runner = await runnerAfterFirstRun();
  failing.set('/other/quick.test.ts 1 a', 'quick').set('/other/quick.test.ts 1 unchanged', 'quick');
  await expect(runner.mutantRun(quick)).resolves.toMatchObject({ status: 'killed' });
  expect(runs.at(-1)).toBe('/other/quick.test.ts closed');
});

test('a change is not blamed for what another one left behind', async () => {
  const runner = await runnerAfterFirstRun();
  await runner.mutantRun(quick);
  failing.set('/other/quick.test.ts 1 b', 'quick').set('/other/quick.test.ts 1 unchanged', 'quick');
  await expect(runner.mutantRun({ ...quick, activeMutant: { id: 'b' } })).resolves.toMatchObject({
    status: 'survived',
  });
  expect(runs.at(-1)).toBe('/other/quick.test.ts 2 b: quick');
});

test('a change of code that ran while its file was loaded meets a file that is loaded anew', async () => {
  const runner = await runnerAfterFirstRun();
  notReached.add('/other/quick.test.ts 1 a').add('/other/quick.test.ts 2 a');
  await runner.mutantRun(quick);
  expect(runs).toEqual(['/other/quick.test.ts 1 a: quick']);
  await runner.mutantRun(quick);
  expect(runs.slice(-2)).toEqual(['/other/quick.test.ts closed', '/other/quick.test.ts 2 a: quick']);
});

test('a loop without end is noticed', async () => {
  const runner = await runnerAfterFirstRun();
  failing.set('/other/quick.test.ts 1 a', 'endless');
  await expect(runner.mutantRun({ ...quick, hitLimit: 100 })).resolves.toMatchObject({ status: 'timeout' });
});

test('twenty-four files stay open: the one that was not asked for longest is closed', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `test ${index}`);
  const runner = await runnerAfterFirstRun(
    ids.map((id) => ({ id, fileName: `/other/${id}.test.ts`, timeSpentMs: 5 })),
  );
  await runner.mutantRun({ ...change, testFilter: ids.slice(0, 24) });
  await runner.mutantRun({ ...change, testFilter: ['test 0'] });
  await runner.mutantRun({ ...change, testFilter: ['test 24'] });
  expect(runs.at(-2)).toBe('/other/test 1.test.ts closed');
  expect(mockOpen.size).toBe(24);
});
